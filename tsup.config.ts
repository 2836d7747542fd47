import { defineConfig } from 'tsup'

/** The three libraries and the plugin for prettier with their declarations, and the command. Dependencies stay outside the bundles. */
export default defineConfig({
  entry: {
    grammar: 'grammar/index.ts',
    compiler: 'compiler/index.ts',
    runtime: 'runtime/index.ts',
    prettier: 'grammar/format/prettier.ts',
    command: 'compiler/command/main.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  dts: {
    entry: {
      grammar: 'grammar/index.ts',
      compiler: 'compiler/index.ts',
      runtime: 'runtime/index.ts',
      prettier: 'grammar/format/prettier.ts',
    },
    // tsup sets `baseUrl`, of which TypeScript 6 warns.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
})
