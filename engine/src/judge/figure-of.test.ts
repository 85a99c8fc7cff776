import { expect, test } from 'vitest'
import { cards } from '../categories/cards.ts'
import { contractOf } from '../testing/contract-of.ts'
import { figureOf } from './figure-of.ts'

const shown = (category: keyof typeof cards, text: string): string | null => {
  const contract = contractOf(text)
  return figureOf(contract, cards[category].figure!, contract.clauses.find(({ kind }) => kind === 'clause')!.norm)
}

test.each([
  [
    'penalty_or_excessive_damages',
    'For each breach the Service Provider shall pay a penalty of Rs. 2,50,000.',
    '₹2,50,000',
  ],
  ['penalty_or_excessive_damages', 'A penalty of Rs. 500/- per day will be recovered.', '₹500 a day'],
  ['usurious_interest', 'Overdue sums carry interest at 2% per month.', '24 per cent a year'],
  ['shortened_limitation_period', 'No claim shall be made after two (2) days from delivery.', '2 days'],
  // Two candidates: which of them is meant cannot be told.
  ['penalty_or_excessive_damages', 'A penalty of Rs. 500 or damages of Rs. 5,000 shall be paid.', null],
  // No word beside the figure says that it is the one.
  ['auto_renewal_trap', 'The fee is due within 30 days.', null],
] as const)('%s: %s', (category, text, figure) => {
  expect(shown(category, text)).toBe(figure)
})
