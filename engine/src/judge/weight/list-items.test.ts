import { expect, test } from 'vitest'
import type { Finding } from '../../categories/shape/detector.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { withoutItems } from './list-items.ts'

const contract = contractOf(
  '1. Losses. The Service Provider shall indemnify the Client for claims out of:\n(a) the negligence of the Service Provider;\n(b) the staff of the Service Provider.\n\n2. Staff. The Service Provider answers for the staff that it sends.',
)
const found = (words: string): Finding => {
  const start = contract.text.norm.indexOf(words)
  const span = { start, end: start + words.length }
  const clause = contract.clauses.findLast(({ norm }) => norm.start <= start && start < norm.end)!
  const hit = { span, clause, severity: 'high', burdened: null, confidence: 0.8 } as const
  return { category: 'one_sided_indemnity', source: 'one-sided-indemnity', hit }
}
const head = found('shall indemnify the client')
const items = [found('the negligence of the service provider'), found('the staff of the service provider')]
const elsewhere = found('answers for the staff')

test('an item of a list is told with its head, and by itself where nothing else tells it', () => {
  expect(withoutItems(contract, [head, ...items, elsewhere])).toEqual([head, elsewhere])
  expect(withoutItems(contract, items)).toEqual(items)
})
