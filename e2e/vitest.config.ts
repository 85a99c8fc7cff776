import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    // Each file starts its own product and its own browser. Two at a time wait for each other's pauses; more would
    // starve one another.
    maxWorkers: 2,
    // Guards against hanging, not measures.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
