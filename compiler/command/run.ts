/** The command line: which commands there are and what they take. What they do is in `commands/`. */
import { Command, CommanderError, Option } from 'commander'
import { line, WrongUse, type ExitCode, type Io } from './io.js'
import type { SimulateOptions } from './commands/simulate.js'
import { version } from './version.js'

/**
 * Runs one command.
 * @param words what stands behind `gametext`
 * @returns the exit code: 0 fine, 1 errors in texts or failing scenarios, 2 wrong use or a fault of the program
 */
export async function run(words: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0
  const program = commands(io, (ended) => (code = ended))
  try {
    await program.parseAsync([...words], { from: 'user' })
    return code
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2
    if (fault instanceof WrongUse) io.err(line(`gametext: ${fault.message}`))
    else
      io.err(
        line(
          `gametext: a fault of the program, not of a text. ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`,
        ),
      )
    return 2
  }
}

function commands(io: Io, ended: (code: ExitCode) => void): Command {
  const program = new Command('gametext')
    .description(
      'The game text on a card is the program: reads, checks, compiles and plays the games in cards-src/.',
    )
    .version(version)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(gametext --help tells what there is)')

  const add = (name: string, about: string): Command =>
    program.command(name).description(about).exitOverride()
  const game = new Option('--game <id>', 'the folder of the game in cards-src/')
  const neededGame = new Option('--game <id>', 'the folder of the game in cards-src/').makeOptionMandatory()
  const asJson = new Option('--json', 'print data for machines')

  add('start', 'read, check and compile everything, run every scenario, and sum up').action(async () => {
    ended(await (await import('./commands/start.js')).startCommand(io))
  })
  add('build', 'compile games to TypeScript under generated/')
    .addOption(game)
    .option('--check', 'write nothing; fail if generated/ is not what the texts say')
    .addOption(asJson)
    .action(async (options: { game?: string; check?: boolean; json?: boolean }) =>
      ended(await (await import('./commands/build.js')).buildCommand(options, io)),
    )
  add('lint', 'report errors, several readings, and unused or undefined words')
    .argument('[paths...]', 'only findings in these files and folders')
    .addOption(
      new Option('--format <form>', 'how findings are printed').choices(['pretty', 'json']).default('pretty'),
    )
    .action(async (paths: string[], options: { format: 'pretty' | 'json' }) =>
      ended(await (await import('./commands/lint.js')).lintCommand(paths, options, io)),
    )
  const list = new Option(
    '--from <file>',
    'a list of printed cards, as JSON or JSON Lines',
  ).makeOptionMandatory()
  add('coverage', 'tell how much of a list of printed cards a game reads')
    .addOption(neededGame)
    .addOption(list)
    .option('--type-check', 'also check the types of the code of all understood cards')
    .addOption(asJson)
    .action(async (options: { game: string; from: string; typeCheck?: boolean; json?: boolean }) =>
      ended(await (await import('./commands/coverage.js')).coverageCommand(options, io)),
    )
  add('import', 'turn a list of printed cards into .cards files')
    .addOption(neededGame)
    .addOption(list)
    .requiredOption('--to <folder>', 'where the files are written')
    .option('--force', 'write over files that are there')
    .addOption(asJson)
    .action(async (options: { game: string; from: string; to: string; force?: boolean; json?: boolean }) =>
      ended(await (await import('./commands/import.js')).importCommand(options, io)),
    )
  add('format', 'lay texts out evenly; what can not be read stays as it is')
    .argument('[paths...]', 'only these files and folders')
    .option('--check', 'change nothing; fail if a text is not laid out evenly')
    .action(async (paths: string[], options: { check?: boolean }) =>
      ended(await (await import('./commands/format.js')).formatCommand(paths, options, io)),
    )
  add('test', 'run scenarios')
    .argument('[paths...]', 'only scenarios in these files and folders')
    .option('--filter <text>', 'only scenarios whose name has this text')
    .addOption(asJson)
    .action(async (paths: string[], options: { filter?: string; json?: boolean }) =>
      ended(await (await import('./commands/test.js')).testCommand(paths, options, io)),
    )
  add('play', 'let two bots play a game to its end')
    .addOption(neededGame)
    .option(
      '--deck <title>',
      'the deck of a player; give it once for each',
      (deck: string, decks: string[]) => [...decks, deck],
      [],
    )
    .option('--seed <text>', 'the same seed gives the same game', '1')
    .option('--save <file>', 'write the last state as JSON')
    .option('--journal <file>', 'write every answer as it is given; go on where the file ends')
    .addOption(asJson)
    .action(
      async (options: {
        game: string
        deck: string[]
        seed: string
        save?: string
        journal?: string
        json?: boolean
      }) => ended(await (await import('./commands/play.js')).playCommand(options, io)),
    )
  add('simulate', 'let bots play many games; tell what went wrong and which text was never executed')
    .addOption(neededGame)
    .option('--games <number>', 'how many', '100')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--bots <names>', 'random, eager or greedy, for each seat; they change seats', 'random')
    .option('--jobs <number>', 'processes that share the games; what comes out is the same', '1')
    .addOption(new Option('--share <part>', 'the games of one process').hideHelp())
    .addOption(asJson)
    .action(async (options: SimulateOptions) =>
      ended(await (await import('./commands/simulate.js')).simulateCommand(options, io)),
    )
  add('replay', 'play a saved game or a journal again from its start')
    .argument('<file>', 'what `play --save` or `play --journal` wrote')
    .option('--to <number>', 'only so many answers')
    .option('--anyway', 'with other rules or cards than then, up to the first difference')
    .addOption(asJson)
    .action(async (file: string, options: { to?: string; anyway?: boolean; json?: boolean }) =>
      ended(await (await import('./commands/replay.js')).replayCommand(file, options, io)),
    )
  add('read', 'show every reading of a sentence')
    .addOption(neededGame)
    .option('--canonical', 'the sentence is in the canonical form, which has exactly one reading')
    .addOption(asJson)
    .argument('<sentence>')
    .action(async (sentence: string, options: { game: string; canonical?: boolean; json?: boolean }) =>
      ended(await (await import('./commands/read.js')).readCommand(sentence, options, io)),
    )
  add('keywords', 'tell what keywords mean, as reminder texts made from their rules')
    .addOption(neededGame)
    .argument('[printed]', 'keywords as a card prints them, such as "Ward 2"; without it, all of the game')
    .addOption(asJson)
    .action(async (printed: string | undefined, options: { game: string; json?: boolean }) =>
      ended(await (await import('./commands/keywords.js')).keywordsCommand(printed, options, io)),
    )
  add('notes', 'show the rulings and terms that a game has written down')
    .addOption(neededGame)
    .argument('[about]', 'a rule number, a name, or a word of them; without it, all')
    .addOption(asJson)
    .action(async (about: string | undefined, options: { game: string; json?: boolean }) =>
      ended(await (await import('./commands/notes.js')).notesCommand(about, options, io)),
    )
  add('vocabulary', 'write the page of all words that the texts of a game may use')
    .addOption(neededGame)
    .action(async (options: { game: string }) =>
      ended(await (await import('./commands/vocabulary.js')).vocabularyCommand(options, io)),
    )
  add('why', 'explain a value: the base and each change, with the words that made it')
    .requiredOption('--state <file>', 'a state that `play --save` wrote')
    .argument('<card>', 'its title, or its id in the state')
    .argument('<attribute>')
    .addOption(asJson)
    .action(async (card: string, attribute: string, options: { state: string; json?: boolean }) =>
      ended(await (await import('./commands/why.js')).whyCommand(card, attribute, options, io)),
    )
  add('explain', 'tell what a finding means, with an example and how to mend it')
    .argument('[code]', 'such as GT-B18; without it, all are listed')
    .addOption(asJson)

    .action(async (code: string | undefined, options: { json?: boolean }) =>
      ended((await import('./commands/explain.js')).explainCommand(code, options, io)),
    )
  return program
}
