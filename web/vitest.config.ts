import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What replaces a module, a global or the clock. */
const replaces = /\bvi\.(?:mock|doMock|stub|spyOn|useFakeTimers|setSystemTime)|\bglobalThis\./

/** Test files of what is no component; those that replace something are to have a process each. */
export function testFiles(replacing: boolean): string[] {
  return globSync(['src/**/*.test.ts', 'build/**/*.test.ts'], { cwd: import.meta.dirname }).filter(
    (path) => replaces.test(readFileSync(join(import.meta.dirname, path), 'utf8')) === replacing,
  )
}

/** To start a process and to load what they share anew for every file would take three quarters of their time. */
export default defineConfig({
  test: {
    name: 'web',
    environment: 'node',
    maxWorkers: 3,
    include: testFiles(false),
    isolate: false,
    setupFiles: ['src/lib/testing/after-each.ts'],
    // Guards against hanging, not measures: the machines that run this are slow and shared.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
  },
})
