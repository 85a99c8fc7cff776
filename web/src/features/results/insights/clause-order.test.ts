import type { ClauseAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { riskiest } from './clause-order.ts'

const clause = (id: string, risk_assessment: ClauseAnalysis['risk_assessment']) =>
  ({ id, risk_assessment }) as ClauseAnalysis

test('the riskiest clauses come first, and those of one grade stay in order', () => {
  const clauses = [
    clause('1', 'low'),
    clause('2', 'medium'),
    clause('3', 'high'),
    clause('4', 'low'),
    clause('5', 'high'),
  ]
  expect(riskiest(clauses, new Map(), 4).map(({ id }) => id)).toEqual(['3', '5', '2', '1'])
})

test('a clause that a critical finding is of stands above one that is high', () => {
  const clauses = [clause('11', 'high'), clause('12', 'high'), clause('13', 'low')]
  const found = new Map([
    ['12', 'critical'],
    ['13', 'medium'],
  ] as const)
  expect(riskiest(clauses, found, 3).map(({ id }) => id)).toEqual(['12', '11', '13'])
})
