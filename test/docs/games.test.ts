/** The cards and scenarios in docs/games are understood, without a finding, and hold. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileGame } from '../../compiler/build/compile-game.js'
import { findGames } from '../../compiler/build/project.js'
import { loadSources, type SourceText } from '../../compiler/build/read-game.js'
import { createReader } from '../../compiler/reading/reader.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { runScenario } from '../../runtime/scenario/index.js'
import { root } from '../laws/games.js'

const folder = `${root}/docs/games`
const pages = readdirSync(folder).filter((name) => /^[a-z]+\.md$/.test(name))

describe.each(pages)('%s', async (page) => {
  const id = page.replace('.md', '')
  const text = readFileSync(`${folder}/${page}`, 'utf8')
  const game = (await findGames(root)).find((one) => one.id === id) ?? { id, files: [] }
  const files = game.files.filter((file) => !file.endsWith('.scenario'))
  const own = (['rules', 'cards', 'scenario'] as const)
    .map((kind) => fenced(text, kind))
    .filter((one) => one.text !== '')
  const compiled = compileGame(id, [...(await loadSources(root, { id, files })), ...own], createReader())
  const ownFiles = new Set(own.map(({ file }) => file))

  it('has ten examples at least', () => {
    expect([...text.matchAll(/^```cards$/gm)].length).toBeGreaterThanOrEqual(10)
  })

  it('has no finding in its examples', () => {
    expect(compiled.diagnostics.filter(({ file }) => ownFiles.has(file))).toEqual([])
  })

  it('has scenarios that hold', () => {
    const linked = linkGame(compiled.bound.library)
    expect(compiled.scenarios.length).toBeGreaterThan(0)
    for (const scenario of compiled.scenarios) expect(runScenario(linked, scenario).failures).toEqual([])
  })
})

/** All blocks of one kind on a page, as a file. */
function fenced(text: string, kind: 'rules' | 'cards' | 'scenario'): SourceText {
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))]
  return {
    file: `docs/examples.${kind}`,
    text: blocks.map((block) => block[1] ?? '').join('\n'),
    problems: [],
  }
}
