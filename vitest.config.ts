import { defineConfig } from 'vitest/config'

export const config = defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default'],
  },
})

export { config as default }
