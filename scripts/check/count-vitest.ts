import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { listFiles } from '../list-files.ts'

/** What of Vitest's JSON report is counted. */
interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface Count {
  passed: number
  failed: number
  problems: string[]
}

/** Counts the tests of one Vitest run from its JSON report. A runner that broke down, a file that could not be loaded,
 *  a test that was skipped and a test file that was not run each count as a failure: silence is not success.
 *  `ended` is the runner's exit code, or words where it had none. */
export function countVitest(
  reportPath: string,
  ended: number | string,
  tests: { under: string[]; ending: RegExp },
  root = process.cwd(),
): Count {
  const report = readReport(reportPath)
  if (!report) return { passed: 0, failed: 1, problems: [`The test runner left no result (it ended with ${ended}).`] }

  const results = report.testResults.flatMap((file) => file.assertionResults)
  const passed = results.filter((test) => test.status === 'passed').length
  const problems = results
    .filter((test) => test.status !== 'passed')
    .map((test) => `${test.status}: ${test.fullName.trim()}`)
  for (const file of report.testResults) {
    const broken = file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed')
    if (broken) problems.push(`not loaded: ${relative(root, file.name)}`)
  }
  const ran = new Set(report.testResults.map((file) => relative(root, file.name)))
  const there = listFiles(root).filter(
    (path) => tests.ending.test(path) && tests.under.some((room) => path.startsWith(`${room}/`)),
  )
  problems.push(...there.filter((path) => !ran.has(path)).map((path) => `not run: ${path}`))
  if (there.length === 0) problems.push('no test files found')
  if (ended !== 0 && problems.length === 0) problems.push(`The test runner ended with ${ended}.`)
  return { passed, failed: problems.length, problems }
}

function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return null // not written, or broken off: the caller counts it as a failure
  }
}
