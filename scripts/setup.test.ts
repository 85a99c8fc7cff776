import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  optional?: boolean
  os?: string[]
  cpu?: string[]
  engines?: { node?: string }
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }

/** What Karar's platforms are offered by packages that have a part for each. */
const parts = Object.entries(packages).filter(
  ([, { optional, os = [], cpu = [] }]) =>
    optional && os.some((one) => /^(linux|darwin)$/.test(one)) && cpu.some((one) => /^(x64|arm64)$/.test(one)),
)

/** Whether one of the ranges that npm writes down for packages takes a version. */
function takes(ranges: string, version: readonly number[]): boolean {
  return ranges.split('||').some((range) => {
    const [, sign, numbers = ''] = /^\s*(\^|>=)?\s*v?([\d.]+)\s*$/.exec(range) ?? []
    const least = numbers.split('.').map(Number)
    const far = least.findIndex((number, place) => number !== (version[place] ?? 0))
    const isEnough = far < 0 || (least[far] ?? 0) < (version[far] ?? 0)
    if (sign === '>=') return isEnough
    return least[0] === version[0] && (sign === '^' ? isEnough : least.length === 1)
  })
}

test('with a Node with which the set-up lets npm begin, npm leaves out no part that is for this platform', () => {
  expect(parts.length).toBeGreaterThan(20)
  expect(read('scripts/setup.sh')).toContain(
    'major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)',
  )
  for (const oldest of [
    [20, 19, 0],
    [22, 12, 0],
    [23, 0, 0],
  ])
    expect(parts.filter(([, { engines }]) => engines?.node && !takes(engines.node, oldest))).toEqual([])
  expect(takes('^20.19.0 || >=22.12.0', [20, 18, 3])).toBe(false)
  expect(takes('^20.19.0 || >=22.12.0', [22, 11, 0])).toBe(false)
})
