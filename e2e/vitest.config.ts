import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/product/shared-product.ts'],
    pool: 'forks',
    // Files that run in the same process share its browser (journey.ts).
    isolate: false,
    // Journeys mostly wait, so that three at a time keep two cores at work.
    maxWorkers: 3,
    // Guards against hanging, not measures.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
  },
})
