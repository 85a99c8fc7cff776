import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unfairConsumer } from './unfair-consumer.ts'

type Opening = keyof typeof openings

describe('terms tilted against a consumer', () => {
  test.each<[string, Opening, string]>([
    ['We may close your account at any time without reason and keep the balance.', 'terms', 'critical'],
    ['The booking amount of 20% shall be forfeited on cancellation by you.', 'terms', 'high'],
    ['Early closure of the loan is not allowed.', 'loan', 'high'],
    ['We may transfer this contract to anyone without telling you.', 'terms', 'medium'],
    ['Goods once sold will not be taken back or exchanged in any case.', 'terms', 'high'],
    ['The Company may suspend or terminate your access at its sole discretion without notice.', 'terms', 'high'],
    ['No refund shall be made of any wallet balance when we close your account for any reason.', 'terms', 'critical'],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(unfairConsumer, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })
  test.each<[string, Opening]>([
    ['We may suspend your account for breach, fraud or where law requires, with notice.', 'terms'],
    ['You may cancel at any time without giving any reason.', 'terms'],
    [
      'We may end this contract on 30 days\u2019 notice with reasons and will refund amounts for the unused period.',
      'terms',
    ],
    ['The Client may terminate at any time without cause and retain the balance.', 'services'],
    ['Cancellation up to seven days before the event is free; later a fee of 10% applies.', 'terms'],
    ['The Borrower may repay the loan early without charge.', 'loan'],
    ['You may delete your account at any time.', 'terms'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unfairConsumer, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([['No refund will be given even where the item is faulty.', 'terms']])(
    'found: %s',
    (text, opening) => {
      expect(findWith(unfairConsumer, text, opening).length).toBeGreaterThan(0)
    },
  )

  test.each<[string, keyof typeof openings]>([
    ['No refund is given for change of mind, but faulty items are replaced or refunded.', 'terms'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(unfairConsumer, text, opening)).toEqual([])
  })
})
