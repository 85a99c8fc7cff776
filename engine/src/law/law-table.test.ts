import { isStale } from '@karar/schema'
import { expect, test } from 'vitest'
import { lawTable } from './law-table.ts'
import { provisions } from './provisions.ts'

test('the table lists every provision once, with all figures filled in, whatever the day', () => {
  for (const day of ['1990-01-01', '2026-11-21', '2040-01-01']) {
    const { provisions: told } = lawTable(day)
    expect(new Set(told.map(({ id }) => id)).size).toBe(Object.keys(provisions).length)
    for (const { says } of told) expect(says).not.toMatch(/[{}]|unknown|undefined/)
  }
})

test('six months after the last check the law is old', () => {
  expect(lawTable('2027-05-21')).toMatchObject({ checked_on: '2026-11-21', stale: false })
  expect(lawTable('2027-05-22').stale).toBe(true)
  expect([isStale('2026-08-31', '2027-02-28'), isStale('2026-08-31', '2027-03-01')]).toEqual([false, true])
})
