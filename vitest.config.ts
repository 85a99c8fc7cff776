import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** A room with needs of its own (the server's database) has its own vitest.config.ts; the others are plain Node. */
const rooms = ['schema', 'reader', 'engine', 'corpus', 'server', 'web', 'bench', 'evals', 'scripts']

export default defineConfig({
  test: {
    // Tests of the server wait now and then: three at a time keep two cores at work.
    maxWorkers: 3,
    projects: rooms.flatMap((room) =>
      existsSync(`${room}/vitest.config.ts`)
        ? [room, ...['components', 'alone'].map((kind) => `${room}/vitest.${kind}.config.ts`)].filter((path) =>
            existsSync(path),
          )
        : {
            test: {
              name: room,
              root: room,
              environment: 'node',
              // To load engine and models anew for every file would double the time; no module keeps a state.
              isolate: false,
              include: ['**/*.test.{ts,tsx}'],
              // Not taken from above: on two cores each project would run one file after the other.
              maxWorkers: 3,
              // A guard against hanging, not a measure: the machines that run this are slow and shared.
              testTimeout: 180_000,
            },
          },
    ),
  },
})
