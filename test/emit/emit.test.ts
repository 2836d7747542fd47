import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emitLibrary, writeFiles, type GeneratedMap } from '../../compiler/emit/index.js'
import { slug, uniqueNames } from '../../compiler/emit/names.js'
import { commentLines, stringLiteral } from '../../compiler/emit/literals.js'
import { loadModules } from './load.js'
import { hostileTitles, sampleLibrary } from './sample.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emit-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('generated modules', () => {
  it('evaluate to exactly the library', async () => {
    const library = sampleLibrary()
    const loaded = await loadModules(
      emitLibrary(library, '../kit.js').files,
      join(folder, 'exact'),
      'harbour',
    )
    expect(loaded).toEqual(library)
    expect(Object.keys(loaded.cards)).toEqual(Object.keys(library.cards))
    expect(Object.getPrototypeOf(loaded.cards)).toBe(Object.prototype)
    expect(JSON.parse(JSON.stringify(loaded))).toEqual(JSON.parse(JSON.stringify(library)))
  })

  it('pass the strict compiler, which rejects what the game does not declare', async () => {
    const root = join(folder, 'strict')
    const runtime = resolve('runtime/program/construct.js')
    const files = emitLibrary(sampleLibrary(), runtime).files
    await writeFiles(root, ['harbour'], files)
    await writeFiles(root, [], [{ path: 'package.json', text: '{"type":"module"}' }])
    await symlink(resolve('node_modules'), join(root, 'node_modules'))
    const check = (): string[] => {
      const program = ts.createProgram([join(root, 'harbour/index.ts')], {
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        verbatimModuleSyntax: true,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        target: ts.ScriptTarget.ES2022,
        noEmit: true,
        types: [],
        skipLibCheck: true,
        allowImportingTsExtensions: false,
      })
      return ts
        .getPreEmitDiagnostics(program)
        .map(
          ({ messageText, file }) =>
            `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        )
    }
    expect(check()).toEqual([])
    const damaged = files.map((file) => ({
      ...file,
      text:
        file.path === 'harbour/cards/2-1b.ts'
          ? file.text.replace('attribute: "power"', 'attribute: "sped"')
          : file.text,
    }))
    await writeFiles(root, ['harbour'], damaged)
    expect(check().join('\n')).toMatch(/2-1b\.ts .*sped/)
  }, 30_000)

  it('say above each clause which sentence it came from, and map it', () => {
    const files = emitLibrary(sampleLibrary(), '../kit.js').files
    const text = files.find(({ path }) => path === 'harbour/cards/2-1b.ts')?.text ?? ''
    const lines = text.split('\n')
    expect(text).toContain('// 2-1B is power -2. */ `${1}`')
    const map = JSON.parse(files.find(({ path }) => path === 'harbour/map.json')?.text ?? '') as GeneratedMap
    const range = map.files['cards/2-1b.ts']?.find(({ of }) => 'section' in of && of.clause === 0)
    expect(range?.source).toMatchObject({ file: 'b.cards' })
    expect(lines[(range?.from ?? 0) - 1]).toContain('clause.change({')
    expect(lines[(range?.to ?? 0) - 1]?.trim()).toBe('}),')
  })

  it('write only what changed and remove what is stale', async () => {
    const root = join(folder, 'write')
    const files = emitLibrary(sampleLibrary(), '../kit.js').files
    expect((await writeFiles(root, ['harbour'], files)).written).toBe(files.length)
    expect(await writeFiles(root, ['harbour'], files)).toEqual({
      written: 0,
      unchanged: files.length,
      deleted: 0,
    })
    expect(await writeFiles(root, ['harbour'], files.slice(1))).toEqual({
      written: 0,
      unchanged: files.length - 1,
      deleted: 1,
    })
    expect((await readdir(join(root, 'harbour'))).includes('vocabulary.ts')).toBe(false)
  })

  it('refuse a path outside', async () => {
    await expect(writeFiles(join(folder, 'out'), [], [{ path: '../x.ts', text: '' }])).rejects.toThrow(
      'outside',
    )
    await expect(readFile(join(folder, 'x.ts'))).rejects.toThrow()
  })
})

describe('names', () => {
  it('of files are harmless for hostile titles', () => {
    const unique = uniqueNames()
    const names = hostileTitles.map((title) => unique(slug(title, 'card')))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(slug('CON', 'card')).toBe('con-card')
    expect(slug('Émigré’s Ship', 'card')).toBe('emigres-ship')
  })

  it('of files are harmless for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(slug(title, 'card')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})

describe('strings and comments', () => {
  it('are escaped so that any text comes back exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(new Function(`return ${stringLiteral(text)}`)()).toBe(text)
      }),
    )
  })
  it('never end a comment early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const line of commentLines(text)) expect(line).toMatch(/^\/\/[^\n\r\u2028\u2029]*$/)
      }),
    )
    expect(commentLines('a\u2028b').join('')).not.toContain('\u2028')
  })
})
