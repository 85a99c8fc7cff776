import { describe, expect, test } from 'vitest'
import { cards } from '../../categories/cards.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { figureOf } from './figure-of.ts'

const shown = (category: keyof typeof cards, text: string) => {
  const contract = contractOf(text)
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const burdened = contract.parties.find(({ role }) => role === 'Service Provider') ?? null
  return figureOf(contract, cards[category].figure!, { clause, span: clause.norm, burdened })
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
  ['msme_payment_delay', 'The Client shall pay each invoice within ninety (90) days of receipt.', '90 days'],
  // A time that the law allows is not what hurts.
  ['msme_payment_delay', 'The Client shall pay each invoice within thirty days of receipt, or later.', null],
  ['inconvenient_forum', 'The courts at Mumbai shall have exclusive jurisdiction over any dispute.', 'Mumbai'],
  // How long somebody stayed away without leave is no notice.
  ['short_or_missing_notice', 'Absence for 4 days without prior permission ends the engagement.', null],
  ['short_or_missing_notice', 'The Client may leave by a prior notice of 4 days.', '4 days'],
  ['inconvenient_forum', 'Disputes are decided by a court that the Client chooses.', null],
  ['statutory_benefit_denied', 'No gratuity is payable to the Service Provider.', 'gratuity'],
  ['statutory_benefit_denied', 'No gratuity and no bonus is payable.', null],
  // Two candidates: which of them is meant cannot be told.
  ['penalty_or_excessive_damages', 'A penalty of Rs. 500 or damages of Rs. 5,000 shall be paid.', null],
  // No word beside the figure says that it is the one.
  ['auto_renewal_trap', 'The fee is due within 30 days.', null],
] as const)('%s: %s', (category, text, figure) => {
  expect(shown(category, text)?.figure ?? null).toBe(figure)
})

describe('how soon each side can leave', () => {
  const AT_ONCE = 'The Client may terminate this Agreement at any time by notice in writing with immediate effect.'
  test.each<[string, object | null]>([
    [AT_ONCE, { how: 'atOnce', theirs: null, mine: null }],
    [
      `1. ${AT_ONCE}\n2. The Service Provider may terminate this Agreement on ninety (90) days' written notice.`,
      { how: 'atOnce', theirs: null, mine: '90 days' },
    ],
    [
      "1. The Client may terminate this Agreement on seven (7) days' written notice.\n2. The Service Provider may terminate this Agreement on ninety (90) days' written notice.",
      { how: 'notice', theirs: '7 days', mine: '90 days' },
    ],
    // no privilege: both can leave as soon, or there is a cause, or it is the bearer who leaves
    [
      "1. The Client may terminate this Agreement on thirty days' notice.\n2. The Service Provider may terminate this Agreement on thirty days' notice.",
      null,
    ],
    ['The Client may terminate this Agreement forthwith for a material breach.', null],
    ['The Service Provider may terminate this Agreement with immediate effect.', null],
  ])('%s', (text, told) => {
    expect(shown('one_sided_termination', text)).toEqual(told)
  })
})
