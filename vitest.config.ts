import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What has needs of its own, such as the server's database. */
const own = ['server', 'web', 'web/vitest.components.config.ts', 'web/vitest.alone.config.ts']
/** Plain Node. All are one project: a project has processes of its own, each of which would load the engine anew. */
const plain = ['schema', 'reader', 'engine', 'corpus', 'bench', 'evals', 'scripts']

/**
 * Test files that take a quarter of a minute and more, and mostly wait: for servers that start and end, for limits of time.
 * Begun last, they would keep one process waiting while the others have nothing left to do.
 */
const longest = [
  'reader/src/ocr/ocr.test.ts',
  'server/src/start.test.ts',
  'server/src/roles.test.ts',
  'server/src/features/analysis/hostile-files.test.ts',
  'server/src/features/documents/upload/ugly-files.test.ts',
  'server/src/full-disk.test.ts',
  'server/src/lost-database.test.ts',
  'server/src/db/embedded.test.ts',
]

/** Vitest's own order, which on a clean checkout goes by size, but within each project the files that take long first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const path of longest) if (!existsSync(path)) throw new Error(`There is no ${path}, which is to begin early.`)
    const sorted = await super.sort(files)
    // projects stay together: files of one share their processes
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const key = ({ project, moduleId }: TestSpecification) => {
      const place = longest.indexOf(relative('.', moduleId))
      return projects.indexOf(project.name) * 1000 + (place < 0 ? 999 : place)
    }
    return sorted.sort((one, other) => key(one) - key(other))
  }
}

export default defineConfig({
  test: {
    // Tests of the server wait now and then: three at a time keep two cores at work.
    maxWorkers: 3,
    // `--sequence.shuffle.files` brings an order of its own
    sequence: process.argv.some((option) => option.includes('shuffle')) ? {} : { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rooms',
          environment: 'node',
          // To load engine and models anew for every file would double the time; no module keeps a state.
          isolate: false,
          // Node loads these rooms itself, as it does for a person, and keeps what it compiled: to have each file rewritten
          // before it runs, with every name a look into its module, took half of the time of short tests.
          experimental: { viteModuleRunner: false },
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/karar') },
          include: plain.map((room) => `${room}/**/*.test.{ts,tsx}`),
          // Not taken from above: on two cores each project would run one file after the other.
          maxWorkers: 3,
          // A guard against hanging, not a measure: the machines that run this are slow and shared.
          testTimeout: 180_000,
        },
      },
      ...own,
    ],
  },
})
