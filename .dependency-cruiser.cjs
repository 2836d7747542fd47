/** The way through the house: grammar → compiler → runtime data; the runtime stands alone. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'grammar-stands-first',
      severity: 'error',
      from: { path: '^grammar/' },
      to: { path: '^(compiler|runtime|generated|test)/' },
    },
    {
      name: 'runtime-ships-alone',
      severity: 'error',
      from: { path: '^runtime/' },
      to: { path: '^(grammar|compiler|generated|test)/' },
    },
    {
      name: 'runtime-needs-no-compiler-packages',
      severity: 'error',
      from: { path: '^runtime/' },
      to: { path: 'node_modules/(chevrotain|ts-morph|typescript|prettier|commander)/' },
    },
    {
      name: 'compiler-knows-only-the-form-of-programs',
      severity: 'error',
      comment:
        'Only the command line and the scenario compiler see the machine that plays; all else sees program data.',
      from: { path: '^compiler/', pathNot: '^compiler/(command|scenario|build|decks|coverage)/' },
      to: { path: '^runtime/(?!program/|state/state\\.ts)' },
    },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { path: '^(grammar|compiler|runtime)/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(grammar|compiler|runtime)/',
        pathNot: '^compiler/reading/empty-words\\.ts$',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
}
