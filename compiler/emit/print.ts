/** Prints modules with ts-morph structures: no project, no formatter, so that a thousand cards take a moment. */
import { printStructure, StructureKind, VariableDeclarationKind, type StatementStructures } from 'ts-morph'
import { printCode, type Code } from './code.js'
import { commentLines } from './literals.js'
import type { Module } from './modules.js'
import type { Origin } from './pieces.js'
import { constructorGroups } from './vocabulary.js'

/** A range of lines of a generated file, from 1, both ends included, and what it was compiled from. */
export interface MappedRange extends Origin {
  from: number
  to: number
}

export interface PrintedModule {
  path: string
  text: string
  ranges: MappedRange[]
}

const notice = '// Compiled from the game text. Do not edit: change the text and build again.'

/** Stands for the code of a module while ts-morph prints what is around it, which would indent every line of it. */
const placeholder = 'CODE'

export function printModule(module: Module): PrintedModule {
  const { text: initializer, marks } = printCode(module.code)
  const up = '../'.repeat(module.path.split('/').length - 1) || './'
  const values = groupsUsed(module.code)
  const statements: StatementStructures[] = [
    ...(values.length === 0
      ? []
      : [
          {
            kind: StructureKind.ImportDeclaration as const,
            moduleSpecifier: `${up}vocabulary.js`,
            namedImports: values,
          },
        ]),
    ...(module.type === null
      ? []
      : [
          {
            kind: StructureKind.ImportDeclaration as const,
            isTypeOnly: true,
            moduleSpecifier: `${up}vocabulary.js`,
            namedImports: [module.type],
          },
        ]),
    ...module.imports.map(({ constant, from }) => ({
      kind: StructureKind.ImportDeclaration as const,
      moduleSpecifier: `${up}${from}.js`,
      namedImports: [constant],
    })),
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      leadingTrivia: (writer) => {
        writer.newLine()
        for (const line of module.about.flatMap((text) => commentLines(text))) writer.writeLine(line)
      },
      declarations: [
        {
          name: module.constant,
          initializer: placeholder,
          ...(module.type === null ? {} : { type: module.type }),
        },
      ],
    },
  ]
  const frame = printFile(statements)
  const offset = frame.lastIndexOf(placeholder)
  const text = frame.slice(0, offset) + initializer + frame.slice(offset + placeholder.length)
  const lineAt = lineCounter(text)
  const ranges = marks.map(({ mark, start, end }) => ({
    ...(mark as Origin),
    from: lineAt(offset + start),
    to: lineAt(offset + end),
  }))
  const whole =
    module.origin === null
      ? []
      : [{ ...module.origin, from: lineAt(offset), to: lineAt(offset + initializer.length) }]
  return { path: `${module.path}.ts`, text, ranges: [...whole, ...ranges] }
}

export function printFile(statements: StatementStructures[]): string {
  const body = printStructure({ kind: StructureKind.SourceFile, statements }, { indentNumberOfSpaces: 2 })
  return `${notice}\n${body.trimEnd()}\n`
}

/** The groups of constructors that some code calls, in a fixed order. */
function groupsUsed(code: Code): string[] {
  const used = new Set<string>()
  const visit = (given: Code): void => {
    if (typeof given === 'string') return
    const name = /^(?:\.\.\.)?(\w+)[.(]/.exec(given.open)?.[1]
    if (name !== undefined) used.add(name)
    given.items.forEach((item) => visit(item.code))
  }
  visit(code)
  return constructorGroups.filter((group) => used.has(group))
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
