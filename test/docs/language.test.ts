/** The whole cards in docs/language.md are understood, without a finding, and hold. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../laws/games.js'
import { failures, keep, keepGame } from '../kinds/game.js'

const page = readFileSync(`${root}/docs/language.md`, 'utf8')
const block = (kind: string) => new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? ''

const game = keep(block('cards'), (file) =>
  file.startsWith(keepGame)
    ? `${file}${block('game')}`
    : `${file.replace('window: actions, starting with P', 'window: plays, starting with P')}\n${block('rules')}`,
)
const scenarios = block('scenario').split(/^(?=scenario: )/m)

it('has findings in none of its cards', () => {
  expect(game.findings).toEqual([])
})

it.each(scenarios)('%s', (scenario) => {
  expect(failures(game, scenario)).toEqual([])
})
