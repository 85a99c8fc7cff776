import type { ClauseAnalysis, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { clauseNumberAt } from './clause-at.ts'
import { tableRows } from './table-rows.ts'

const clause = (number: string, start: number, end: number) => ({ number, start, end }) as ClauseAnalysis
const clauses = [clause('5', 0, 100), clause('5.1', 10, 50), clause('6', 100, 150)]

test.each([
  [5, '5'],
  [20, '5.1'],
  [70, '5'],
  [120, '6'],
  [200, null],
])('the clause at %i is %s', (at, number) => expect(clauseNumberAt(clauses, at)).toBe(number))

test('dates stand in the order of time, duties by party, each with its clause', () => {
  const fact = { quote: 'x', start: 20, end: 21, page: 1 }
  const analysis = {
    clause_analyses: clauses,
    parties: [{ name: 'Orbis' }, { name: 'Nilgiri' }],
    key_facts: {
      dates: [
        { ...fact, label: 'Date', value: 'no day', iso: null },
        { ...fact, label: 'End date', value: '', iso: '2028-01-31' },
        { ...fact, label: 'Start date', value: '', iso: '2027-02-01' },
      ],
      money: [{ ...fact, label: 'Fee', value: '₹5' }],
    },
    obligations: [
      { party: 'Nilgiri', text: 'serves', due: null, start: 20, end: 26 },
      { party: 'Orbis', text: 'pays', due: 'in ten days', start: 120, end: 124 },
    ],
  } as unknown as UnifiedAnalysis
  const { dates, money, duties } = tableRows(analysis)
  expect(dates.map(({ date }) => date)).toEqual(['1 Feb 2027', '31 Jan 2028', 'no day'])
  expect(money).toMatchObject([{ what: 'Fee', sum: '₹5', clause: '5.1' }])
  expect(duties).toMatchObject([
    { party: 'Orbis', clause: '6', due: 'in ten days' },
    { party: 'Nilgiri', clause: '5.1' },
  ])
})
