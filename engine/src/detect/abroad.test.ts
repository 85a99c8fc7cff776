import { expect, test } from 'vitest'
import type { Finding } from '../categories/shape/detector.ts'
import { contractOf } from '../testing/contract-of.ts'
import { understand } from '../understand/contract.ts'
import { campOf } from '../understand/reading/camps.ts'
import { inDirection } from './direction.ts'
import { entailed } from './entailed.ts'
import { decidesHimself } from './who-decides.ts'

/** What becomes of a remark of the encoder over these words: its category, or nothing. */
const told = (category: Finding['category'], words: string): string | undefined => {
  const contract = contractOf(`Further, ${words}.`, 'services')
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const start = contract.text.norm.indexOf(words.toLowerCase())
  const span = { start, end: start + words.length }
  const hit = { span, clause, severity: 'low' as const, burdened: null, confidence: 0.7 }
  return entailed(contract, { category, source: `meaning-${category.replaceAll('_', '-')}`, hit })[0]?.category
}

test.each([
  ['usurious_interest', 'overdue sums bear interest at an annual rate of seven percent (7%)', undefined],
  ['usurious_interest', 'overdue sums bear interest at 3% above the prime rate of the bank', undefined],
  ['usurious_interest', 'overdue sums bear interest at an annual rate of 30%', 'usurious_interest'],
  ['usurious_interest', 'overdue sums bear interest at 3% per month above the bank rate', 'usurious_interest'],
  [
    'endless_survival',
    'for a period ending four (4) years after the termination neither shall employ its people',
    undefined,
  ],
  ['endless_survival', 'the duties continue at any time after the termination', 'endless_survival'],
  ['waiver_of_statutory_rights', 'the acceptance of interest shall not waive any other remedy', undefined],
  ['waiver_of_statutory_rights', 'the supplier waives all remedies under any law', 'waiver_of_statutory_rights'],
  ['non_refundable_payment', 'sixty thousand dollars shall be paid on each first of June', undefined],
  ['non_refundable_payment', 'no additional fees shall be paid for the use of the hall', undefined],
  ['non_refundable_payment', 'the fee once paid shall not be refunded', 'non_refundable_payment'],
  ['withheld_or_forfeited_money', 'the dealer shall pay all amounts due as of the termination', undefined],
  ['withheld_or_forfeited_money', 'the buyer shall only have to pay for the second lot', undefined],
  [
    'withheld_or_forfeited_money',
    'the buyer may withhold all amounts due on the termination',
    'withheld_or_forfeited_money',
  ],
  ['conflicting_dispute_clauses', 'both sides waive trial by jury', undefined],
  ['self_judged_performance', 'the value is determined by a third party appraiser', undefined],
  [
    'self_judged_performance',
    'the value is determined by the client at its sole discretion',
    'self_judged_performance',
  ],
  ['unsigned_or_incomplete_document', 'by: ______________ name: title:', undefined],
  ['unsigned_or_incomplete_document', 'by: ______ for a price of ______ dollars', 'unsigned_or_incomplete_document'],
] as const)('a card is held against the words: %s, %s', (category, words, expected) => {
  expect(told(category, words)).toBe(expected)
})

const text = `SUPPLY AGREEMENT

This Agreement is made between Orbis Inc., a Delaware corporation ("Vendor"), and Kavya Traders LLP, a Texas partnership ("Dealer").

1. Trial. Where a review by the Dealer determines that the pumps are fit for sale, the Dealer buys forty of them.

2. Refusal. The Vendor may refuse an order of the Dealer in its sole discretion.

3. Efforts. During the term the Dealer shall: (a) use reasonable efforts to sell the pumps; (b) market them.
`
const reading = (category: Finding['category'], words: string): [string | undefined, string | undefined] => {
  const contract = understand(text, '2026-11-27')
  const reader = contract.parties.find(({ definedTerm }) => definedTerm === 'Dealer')!
  const start = contract.text.norm.indexOf(words)
  const clause = contract.clauses.find((one) => one.norm.start <= start && start < one.norm.end)!
  const own = clause.sentences.find((one) => one.start <= start && start < one.end)!
  const hit = {
    span: { start: own.start, end: own.end },
    clause,
    severity: 'low' as const,
    burdened: reader,
    confidence: 0.7,
  }
  const [finding] = inDirection(contract, reader, [
    { category, source: `meaning-${category.replaceAll('_', '-')}`, hit },
  ])
  return [finding?.category, finding?.hit.variant]
}

test('what the reader decides is at nobody else’s mercy', () => {
  expect(reading('self_judged_performance', 'where a review')).toEqual([undefined, undefined])
  expect(reading('self_judged_performance', 'the vendor may refuse')).toEqual(['self_judged_performance', undefined])
  const contract = understand(text, '2026-11-27')
  const vendor = contract.parties.find(({ definedTerm }) => definedTerm === 'Vendor')!
  expect(decidesHimself(contract, campOf(contract, vendor)!, contract.clauses.at(-1)!.norm)).toBe(false)
})

test('an effort that a list asks of the reader is the reader’s own duty, not the other side’s', () => {
  expect(reading('vague_obligation', '(a) use reasonable')).toEqual(['vague_obligation', 'ownDuty'])
})
