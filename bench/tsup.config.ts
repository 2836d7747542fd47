import { defineConfig } from 'tsup'

/** The bench as it would be shipped: run from the sources, every function would be given its name each time it is made. */
export default defineConfig({
  entry: { bench: 'bench/main.ts' },
  outDir: 'node_modules/.cache/bench',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  silent: true,
})
