/** Runs every check one after the other and ends with 'N passed, N failed'. Called by ./test, which sets up before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countVitest } from './check/count-vitest.ts'
import { runShown } from './check/run-shown.ts'

interface Check {
  name: string
  command: string[]
  /** Where the check is a Vitest run: the folders and the ending of the test files that it has to run, all of them. */
  tests?: { under: string[]; ending: RegExp }
}

const rooms = ['schema', 'reader', 'engine', 'corpus', 'server', 'web', 'bench', 'evals', 'scripts']

const checks: Check[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'walls', command: ['node', 'scripts/walls.ts'] },
  { name: 'tidy', command: ['node', 'scripts/tidy.ts'] },
  { name: 'expressions', command: ['node', 'scripts/expressions.ts'] },
  { name: 'licences', command: ['node', 'scripts/notices.ts', '--check'] },
  { name: 'unit and integration', command: ['vitest', 'run'], tests: { under: rooms, ending: /\.test\.tsx?$/ } },
  { name: 'web build', command: ['npm', 'run', 'build', '-w', '@karar/web'] },
  {
    name: 'browser journeys',
    command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts'],
    tests: { under: ['e2e'], ending: /\.spec\.ts$/ },
  },
]

const folder = mkdtempSync(join(tmpdir(), 'karar-check-'))
let passed = 0
let failed = 0
const reds: string[] = []

for (const [index, check] of checks.entries()) {
  process.stdout.write(`\n--- ${check.name} (${index + 1} of ${checks.length})\n`)
  const started = Date.now()
  const result = check.tests ? await runTests(check, check.tests) : await runPlain(check)
  passed += result.passed
  failed += result.failed
  for (const problem of result.problems) process.stdout.write(`${problem}\n`)
  if (result.failed > 0) reds.push(check.name)
  const verdict = result.failed === 0 ? 'passed' : 'FAILED'
  process.stdout.write(`--- ${check.name}: ${verdict}, ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

rmSync(folder, { recursive: true, force: true })
process.stdout.write(reds.length > 0 ? `\nFailed: ${reds.join(', ')}\n` : '\nAll green.\n')
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

async function runPlain(check: Check) {
  const ended = await runShown(check.command)
  const good = ended === 0
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, problems: good ? [] : [`${check.name} ended with ${ended}.`] }
}

async function runTests(check: Check, tests: NonNullable<Check['tests']>) {
  const report = join(folder, `${check.name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ended = await runShown([...check.command, ...reporters])
  return countVitest(report, ended, tests)
}
