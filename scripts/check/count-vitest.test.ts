import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { plant } from '../walls/plant.ts'
import { countVitest } from './count-vitest.ts'

let root: string | null = null
afterEach(() => {
  if (root) rmSync(root, { recursive: true })
  root = null
})

const rules = { under: ['engine'], ending: /\.test\.ts$/ }
const good = { status: 'passed', fullName: 'adds' }
const file = (root: string, status: string, ...assertionResults: object[]) => ({
  name: join(root, 'engine/a.test.ts'),
  status,
  assertionResults,
})

function count(report: ((root: string) => object) | string, ended: number | string = 0) {
  root = plant({ 'engine/a.test.ts': '' })
  const content = typeof report === 'string' ? report : JSON.stringify(report(root))
  writeFileSync(join(root, 'report.json'), content)
  return countVitest(join(root, 'report.json'), ended, rules, root)
}

test('passed tests are counted', () => {
  expect(count((root) => ({ testResults: [file(root, 'passed', good, good)] }))).toEqual({
    passed: 2,
    failed: 0,
    problems: [],
  })
})

test('failed and skipped tests are failures', () => {
  const counted = count((root) => ({
    testResults: [
      file(root, 'failed', good, { status: 'failed', fullName: 'b' }, { status: 'skipped', fullName: 'c' }),
    ],
  }))
  expect(counted).toEqual({ passed: 1, failed: 2, problems: ['failed: b', 'skipped: c'] })
})

test('a runner that left no report, or half of one, is a failure', () => {
  expect(count('{"testResults": [', 'signal SIGKILL')).toMatchObject({ passed: 0, failed: 1 })
})

test('a file that could not be loaded is a failure', () => {
  expect(count((root) => ({ testResults: [file(root, 'failed')] }), 1)).toMatchObject({ passed: 0, failed: 1 })
})

test('a test file that was not run is a failure', () => {
  expect(count(() => ({ testResults: [] }))).toEqual({ passed: 0, failed: 1, problems: ['not run: engine/a.test.ts'] })
})

test('a runner that ends badly after good tests is a failure', () => {
  expect(count((root) => ({ testResults: [file(root, 'passed', good)] }), 1)).toMatchObject({ passed: 1, failed: 1 })
})
