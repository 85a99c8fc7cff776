import { readFileSync } from 'node:fs'
import { analyze } from '@karar/engine'
import { expect, test } from 'vitest'

const read = (name: string, day: string) =>
  analyze(readFileSync(new URL(`../../corpus/contracts/tuned/${name}.txt`, import.meta.url), 'utf8'), { day })
const lawOf = (name: string, day: string) =>
  read(name, day).critical_issues.map(({ category, law }) => ({ category, law }))

test('a processing agreement of today and of 2031: the same findings, and the law that was to come is there', () => {
  const [now, then] = [lawOf('dpa-edtech', '2026-11-21'), lawOf('dpa-edtech', '2031-01-01')]
  expect(then.map(({ category }) => category)).toEqual(now.map(({ category }) => category))
  const coming = now.flatMap(({ law }) => law).filter(({ in_force_from }) => in_force_from === '2027-05-13')
  expect(coming.length).toBeGreaterThan(0)
  expect(then.flatMap(({ law }) => law).some(({ in_force_from }) => in_force_from !== undefined)).toBe(false)
  const acts = then.flatMap(({ law }) => law.map(({ act }) => act))
  expect(acts.some((act) => act.startsWith('Digital Personal Data Protection Act'))).toBe(true)
  expect(acts.some((act) => act.startsWith('Information Technology'))).toBe(false)
})

test('a letter of appointment of before the Labour Codes is judged by the Acts that they replaced', () => {
  const acts = (day: string) =>
    new Set(lawOf('kestrel-appointment-letter', day).flatMap(({ law }) => law.map(({ act }) => act)))
  const codes = (day: string) =>
    [...acts(day)].filter((act) => /^(?:Code on|Occupational|Industrial Relations)/.test(act))
  expect(codes('2025-11-20')).toEqual([])
  expect(codes('2025-11-21').length).toBeGreaterThan(0)
})
