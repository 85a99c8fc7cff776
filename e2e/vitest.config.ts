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
    // Guards against hanging, not measures. What is looked for again and again has as long as a locator has (journey.ts):
    // the one second that it has otherwise is too little for a machine with other things to do.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
  },
})
