import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

const month = (name: string, average_safety_score = 50) => ({ month: name, average_safety_score, documents: 1 })

test('the year is written at the first month and where it changes', () => {
  const { columns } = columnsOf([month('2025-11'), month('2025-12'), month('2026-01'), month('2026-04')])
  expect(columns.map(({ showsYear }) => showsYear)).toEqual([true, false, true, false])
})

test('scores are shown rounded', () => {
  expect(columnsOf([month('2026-01', 66.5)]).columns[0]?.score).toBe(67)
})

test.each([
  [6, 6],
  [7, 12],
])('%i months stand in %i places', (count, slots) => {
  const months = Array.from({ length: count }, (_, index) => month(`2026-${String(index + 1).padStart(2, '0')}`))
  expect(columnsOf(months).slots).toBe(slots)
})
