import { defineConfig } from 'vitest/config'

export const config = defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default'],
  },
})

export { config as default }
