import { expect, it } from 'vitest'
import { grammarProblems, readFile, type ProblemCode, type ProblemKind } from '../../grammar/index.js'

/** Problems whose example says what it is like, for it cannot be shown. */
const told: ProblemCode[] = ['GT-G01', 'GT-G02', 'GT-G03', 'GT-G04', 'GT-G05', 'GT-G08']
const all = Object.entries(grammarProblems) as [ProblemCode, ProblemKind][]

it.each(all.filter(([code]) => !told.includes(code)))('the example of %s gives it', (code, { example }) => {
  const text = example.replaceAll('<tab>', '\t')
  const contexts = [
    text,
    `card: A\n${text}`,
    `card: A\ntext: ${text}`,
    `verb: v\n${text.replace(/^/gmu, '  ')}`,
  ]
  const found = ['game', 'rules', 'cards', 'deck', 'scenario'].flatMap((kind) =>
    contexts.flatMap((context) => readFile(`a.${kind}`, context).problems),
  )
  expect(found.map((problem) => problem.code)).toContain(code)
})

it('messages are filled in and have hints', () => {
  const text = 'stray (\n\tlet X\nverb: v\n  together\n  let X 1\n   a\n  whil: x\nverbs: )\nverb:\n'
  const found = ['game', 'rules', 'cards', 'deck', 'scenario', 'txt'].flatMap(
    (kind) => readFile(`a.${kind}`, text).problems,
  )
  expect(new Set(found.map(({ code }) => code)).size).toBeGreaterThan(8)
  for (const { message, hints } of found) {
    expect(message).toMatch(/^[^{}]+\.$/u)
    expect(hints.join()).toMatch(/^[^{}]+$/u)
  }
})
