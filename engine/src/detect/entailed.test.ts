import { expect, test } from 'vitest'
import type { Finding } from '../categories/shape/detector.ts'
import { contractOf } from '../testing/contract-of.ts'
import { entailed } from './entailed.ts'

const told = (category: Finding['category'], words: string, source = `meaning-${category.replaceAll('_', '-')}`) => {
  const contract = contractOf(`Further, ${words}.`, 'services')
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const start = contract.text.norm.toLowerCase().indexOf(words.toLowerCase())
  const hit = {
    span: { start, end: start + words.length },
    clause,
    severity: 'high' as const,
    burdened: null,
    confidence: 0.7,
  }
  const finding = entailed(contract, { category, source, hit })
  return [finding.category, finding.source]
}

test.each([
  ['one_sided_liability_cap', 'no dues are paid if you uninstall the app', 'withheld_or_forfeited_money'],
  ['unilateral_subcontracting', 'the carrier is not responsible for damage to the cargo', 'one_sided_liability_cap'],
  ['partner_expulsion', 'the work may be cancelled at any stage', 'one_sided_termination'],
  ['unilateral_arbitrator', 'the decision of the foreman will be final', 'self_judged_performance'],
] as const)('%s is not claimed of "%s"', (category, words, better) => {
  expect(told(category, words)).toEqual([better, `meaning-${better.replaceAll('_', '-')}`])
})

test.each([
  ['one_sided_liability_cap', 'the liability of the client is limited to the last fee'],
  ['unilateral_subcontracting', 'the work may be assigned to another firm'],
  ['partner_expulsion', 'a partner may be removed at any stage'],
  ['unilateral_arbitrator', 'the arbitrator is named by the client and the decision is final'],
  // Nothing plainer speaks of it: better a card that is wide of the mark than none.
  ['personal_guarantee', 'the sun shines on the roof'],
] as const)('%s stays where the words speak of it: %s', (category, words) => {
  expect(told(category, words)[0]).toBe(category)
})

test('what a detector computed is not told otherwise', () => {
  expect(told('partner_expulsion', 'the work may be cancelled at any stage', 'expulsion-by-majority')).toEqual([
    'partner_expulsion',
    'expulsion-by-majority',
  ])
})
