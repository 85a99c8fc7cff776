import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What replaces a module, a global or the clock, or says that it needs a process that nothing has run in. */
const replaces =
  /\bvi\.(?:mock|doMock|stub|spyOn|useFakeTimers|setSystemTime)|\bglobalThis\.|^\/\/ in a process of its own\b/m

/** What is drawn in a page that can be pressed. */
const lives = /^\/\/ @vitest-environment /

const kindOf = (path: string): 'plain' | 'alone' | 'components' => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  if (path.endsWith('.ts')) return replaces.test(text) ? 'alone' : 'plain'
  return lives.test(text) ? 'components' : 'plain'
}

/**
 * Test files that have the same needs. A process goes on with the next file only where that is in the same surroundings: with
 * and without a page in turn, two files in three had one of their own, which loaded React and all that is made of it anew.
 */
export const testFiles = (kind: ReturnType<typeof kindOf>): string[] =>
  globSync(['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'], { cwd: import.meta.dirname }).filter(
    (path) => kindOf(path) === kind,
  )

/** To start a process and to load what they share anew for every file would take three quarters of their time. */
export default defineConfig({
  test: {
    name: 'web',
    environment: 'node',
    maxWorkers: 3,
    include: testFiles('plain'),
    isolate: false,
    setupFiles: ['src/lib/testing/after-each.ts'],
    // Guards against hanging, not measures: the machines that run this are slow and shared.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
  },
})
