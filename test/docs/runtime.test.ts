/** The example in docs/runtime.md runs as it stands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { expect, it } from 'vitest'
import * as runtime from '../../runtime/index.js'
import type { Library, State } from '../../runtime/index.js'
import { root } from '../laws/games.js'
import { keep } from '../kinds/game.js'

interface Example {
  playThrough: (
    library: Library,
    decks: { player: string; cards: { card: string; count: number }[] }[],
  ) => string[]
  ask: (library: Library, state: State, card: string, attribute: string, action: string) => string[]
}

const page = readFileSync(join(root, 'docs', 'runtime.md'), 'utf8')

function example(): Example {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(page) ?? []
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 }
  const { outputText } = ts.transpileModule(code, { compilerOptions: options })
  const exports = {}
  const require = (name: string): unknown => {
    if (name !== 'gametext/runtime') throw new Error(name)
    return runtime
  }
  runInNewContext(outputText, { exports, require })
  return exports as Example
}

it('plays, explains and says why not', () => {
  const { bound, linked } = keep(`card: Ox
type: unit
power: 3
shield: 1
cost: 1

card: Horn
type: unit
power: 1
shield: 1
cost: 9
text:
  Each of your other units gets +1 power.
`)
  const cards = [{ card: 'ox', count: 9 }]
  const told = example().playThrough(bound.library, [
    { player: 'north', cards },
    { player: 'south', cards },
  ])
  expect(told.slice(0, 2)).toEqual(['north: deploy | pass', '  began game'])
  expect(told.length).toBeGreaterThan(50)
  const decks = [
    { player: 'north', cards, zone: 'deck' },
    {
      player: 'north',
      cards: [
        { card: 'horn', count: 1 },
        { card: 'ox', count: 1 },
      ],
      zone: 'field',
    },
    { player: 'south', cards, zone: 'deck' },
  ]
  const { state } = runtime.start(linked, 'seed', { decks })
  const ox = Object.values(state.things).find((thing) => thing.card === 'ox' && thing.zone === 'field')
  expect(example().ask(bound.library, state, ox?.id ?? '', 'power', 'attack')).toEqual([
    'power 4: 3',
    '1 by Horn: Each of your other units gets +1 power.',
    'attack: there is nothing for V.',
  ])
})

it('names only functions that there are', () => {
  const names = [...page.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)(?:\(.*?\))?`/g)].map(([, name = '']) => name),
  )
  const codes = ['bad', 'loop', 'runaway', 'contradiction', 'endless', 'text', 'library', 'save']
  const missing = names.filter((name) => !(name in runtime) && !codes.includes(name))
  expect(missing).toEqual([])
  expect(names.length).toBeGreaterThan(20)
})
