import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    environment: 'node',
    maxWorkers: 3,
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    setupFiles: ['src/lib/testing/after-each.ts'],
    // Guards against hanging, not measures: the machines that run this are slow and shared.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
  },
})
