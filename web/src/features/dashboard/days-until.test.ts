import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2027-03-01', 99],
])('%s is %i days after 22 November 2026', (date, days) => {
  expect(daysUntil(date, new Date('2026-11-22T06:00:00Z'))).toBe(days)
})

test('the day is that of India: half past six in the evening in London is tomorrow there', () => {
  expect(daysUntil('2026-11-23', new Date('2026-11-22T18:29:00Z'))).toBe(1)
  expect(daysUntil('2026-11-23', new Date('2026-11-22T18:30:00Z'))).toBe(0)
})
