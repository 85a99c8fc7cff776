import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, and longest first: begun late, as small files are on a clean checkout, each would run on while nothing
 *  is left for others. */
const longest = [
  'src/accessibility.spec.ts',
  'src/answers/second-reading.spec.ts',
  'src/public/narrow.spec.ts',
  'src/progress.spec.ts',
  'src/admin.spec.ts',
  'src/answers/voice.spec.ts',
  'src/scans.spec.ts',
  'src/uploads.spec.ts',
  'src/admin-documents.spec.ts',
  'src/answers/chat.spec.ts',
  'src/account-life.spec.ts',
  'src/documents.spec.ts',
  'src/templates.spec.ts',
  'src/usage.spec.ts',
  'src/results/pages-in-doubt.spec.ts',
  'src/results/position.spec.ts',
  'src/report.spec.ts',
].map((path) => join(import.meta.dirname, path))

/** Vitest's own order, which on a clean checkout goes by size, but these first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const path of longest) if (!existsSync(path)) throw new Error(`There is no ${path}, which is to begin early.`)
    const place = ({ moduleId }: TestSpecification) =>
      longest.includes(moduleId) ? longest.indexOf(moduleId) : longest.length
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/product/shared-product.ts'],
    pool: 'forks',
    // Files that run in the same process share its browser (journey.ts).
    isolate: false,
    // Node loads the journeys itself, as it does the product, and keeps what it compiled.
    experimental: { viteModuleRunner: false },
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/karar') },
    // Journeys mostly wait, so that three at a time keep two cores at work.
    maxWorkers: 3,
    // `--sequence.shuffle.files` brings an order of its own
    sequence: process.argv.some((option) => option.includes('shuffle')) ? {} : { sequencer: LongestFirst },
    // Guards against hanging, not measures. What is looked for again and again has as long as a locator has (journey.ts):
    // the one second that it has otherwise is too little for a machine with other things to do.
    expect: { poll: { timeout: 60_000 } },
    // The longest takes two minutes where nothing else runs, and five where much does.
    testTimeout: 600_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
  },
})
