import { join } from 'node:path'
import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    // To load the server anew for every file would cost a fifth of the time; no module of it keeps a state.
    isolate: false,
    // Node loads the server itself, as it does for a person, and keeps what it compiled (see the root's)
    experimental: { viteModuleRunner: false },
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/karar') },
    // not taken from the root's: on two cores one file would run after the other
    maxWorkers: 3,
    globalSetup: ['src/testing/database/global-setup.ts'],
    // Guards against hanging, not measures: the machines that run this are slow and shared.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
