/** Runs every check and ends with 'N passed, N failed'. Called by ./test, which sets up before. */
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

/** Served by what is tested. */
const pages: Check = { name: 'web build', command: ['npm', 'run', 'build', '-w', '@karar/web'] }
/** What the processes of tests and journeys begin with, as those of a person do. */
const programs: Check = { name: 'programs', command: ['node', 'scripts/programs/bundle-programs.ts'] }
const units: Check = {
  name: 'unit and integration',
  command: ['vitest', 'run'],
  tests: { under: rooms, ending: /\.test\.tsx?$/ },
}
const journeys: Check = {
  name: 'browser journeys',
  command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts'],
  tests: { under: ['e2e'], ending: /\.spec\.ts$/ },
}
/** Build, tests and journeys wait now and then, for a page or for a server: these take what those leave. The types of a room
 *  are looked through by one thread: each of several would look through much of the same again, which costs three quarters
 *  more. Its collector of garbage, which at first sight of a doubled heap looks through all of it, takes a tenth: it may wait
 *  while there is room. */
const beside: Check[] = [
  { name: 'types', command: ['env', 'GOGC=400', 'GOMEMLIMIT=2GiB', 'tsc', '-b', '--checkers', '1'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'walls', command: ['node', 'scripts/walls.ts'] },
  { name: 'tidy', command: ['node', 'scripts/tidy.ts'] },
  { name: 'expressions', command: ['node', 'scripts/expressions.ts'] },
  { name: 'licences', command: ['node', 'scripts/notices.ts', '--check'] },
]

const folder = mkdtempSync(join(tmpdir(), 'karar-check-'))
let passed = 0
let failed = 0
const reds: string[] = []

const runAll = async (checks: Check[]) => {
  for (const check of checks) await run(check)
}
await Promise.all([runAll([pages, programs, units, journeys]), runAll(beside)])

rmSync(folder, { recursive: true, force: true })
process.stdout.write(reds.length > 0 ? `\nFailed: ${reds.join(', ')}\n` : '\nAll green.\n')
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

/** Tests are shown as they run; the other checks, which run beside them, each as a whole. */
async function run(check: Check): Promise<void> {
  const started = Date.now()
  const head = `\n--- ${check.name}\n`
  if (check.tests) process.stdout.write(head)
  const { said, ...result } = check.tests
    ? { said: '', ...(await runTests(check, check.tests)) }
    : await runPlain(check, head)
  passed += result.passed
  failed += result.failed
  if (result.failed > 0) reds.push(check.name)
  const verdict = result.failed === 0 ? 'passed' : 'FAILED'
  const lines = [...result.problems, `--- ${check.name}: ${verdict}, ${((Date.now() - started) / 1000).toFixed(1)} s`]
  process.stdout.write(`${said}${lines.join('\n')}\n`)
}

async function runPlain(check: Check, head: string) {
  let said = head
  const heard = (piece: string) => {
    said += piece
  }
  const ended = await runShown(check.command, { heard, givesWay: beside.includes(check) })
  const good = ended === 0
  const problems = good ? [] : [`${check.name} ended with ${ended}.`]
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, problems, said }
}

async function runTests(check: Check, tests: NonNullable<Check['tests']>) {
  const report = join(folder, `${check.name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ended = await runShown([...check.command, ...reporters])
  return countVitest(report, ended, tests)
}
