import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { plant } from '../walls/plant.ts'
import { checkTidy } from './check-tidy.ts'

const lock = (packages: object) => JSON.stringify({ packages })
const soundLock = lock({ 'node_modules/@karar/web': { resolved: 'web', link: true }, 'node_modules/zod': {} })

let root: string | null = null
afterEach(() => {
  if (root) rmSync(root, { recursive: true })
  root = null
})

function findings(files: Record<string, string>): string[] {
  root = plant({ 'package-lock.json': soundLock, 'web/src/a.ts': 'export const a = 1\n', ...files })
  return checkTidy(root).findings
}

test.each([
  ["join(tmpdir(), 'karar-')"],
  ['https://nodejs.org/en'],
  ["'/documents/home/file'"],
  ["const route = '/api/Users/1'"],
  ['version 10.2.0'],
])('lets be: %s', (line) => expect(findings({ 'a.md': `${line}\n` })).toEqual([]))

// Put together from two halves, so that this file does not hold what it forbids.
test.each([
  ['/ho', 'me/asha/karar'],
  ['see /Us', 'ers/asha'],
  ["readFile('/wo", "rk/data.txt')"],
  ['cd /tm', 'p/karar'],
  ['https://regis', 'try.example.org/'],
  ['http://10.1', '.2.3:4873/npm'],
])('refuses %s%s', (left, right) => {
  expect(findings({ 'docs/a.md': `first line\n${left}${right}\n` })).toEqual([
    expect.stringMatching(/^docs\/a\.md:2 names/),
  ])
})

test('a source file of 300 lines is let be, one of 301 is not; a document may be longer', () => {
  const lines = (count: number) => 'export {}\n'.repeat(count)
  expect(findings({ 'web/src/b.tsx': lines(300), 'docs/long.md': lines(900), 'web/src/c.css': lines(301) })).toEqual([
    expect.stringContaining('web/src/c.css has 301 lines'),
  ])
})

test('a folder of code holds 25 entries at most; one of data any number', () => {
  const many = (folder: string, count: number, ending: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/f${at}.${ending}`, 'x\n']))
  const inside = { 'web/src/list/deep/a.ts': 'x\n' }
  expect(findings({ ...many('web/src/list', 24, 'ts'), ...inside, ...many('corpus/contracts', 40, 'txt') })).toEqual([])
  expect(findings({ ...many('web/src/list', 25, 'css'), ...many('web/src/list', 1, 'ts') })).toEqual([
    expect.stringContaining('web/src/list has 26 entries'),
  ])
  expect(findings({ ...many('web/src/list', 25, 'ts'), ...inside })).toHaveLength(1)
})

test('a lock file that says where a package was fetched from is refused', () => {
  const resolved = `https://regis${'try'}.example.org/zod.tgz`
  expect(findings({ 'package-lock.json': lock({ 'node_modules/zod': { resolved } }) })).toContain(
    'package-lock.json: node_modules/zod says where it was fetched from',
  )
})

test('what is fetched or built is not read', () => {
  expect(findings({ 'node_modules/a/index.ts': 'x\n'.repeat(400), 'web/dist/a.ts': 'x\n'.repeat(400) })).toEqual([])
  expect(checkTidy(root ?? '').read).toBe(2)
})
