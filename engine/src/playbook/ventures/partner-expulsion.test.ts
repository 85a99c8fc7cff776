import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { partnerExpulsion } from './partner-expulsion.ts'

type Opening = keyof typeof openings

describe('a power to put a partner out', () => {
  test.each<[string, Opening, string]>([
    ['The managing partner may expel any partner at any time without assigning any reason.', 'partnership', 'high'],
    [
      'The majority may remove a partner from the firm and his capital shall stand forfeited.',
      'partnership',
      'critical',
    ],
    ['An expelled partner shall receive book value only, payable in ten years.', 'partnership', 'high'],
    ['A partner may be expelled by the others; no notice or hearing is needed.', 'partnership', 'high'],
    ['A partner who falls ill shall be removed from the partnership.', 'partnership', 'high'],
    [
      'On expulsion the partner shall not be entitled to any share of the goodwill, profits or capital.',
      'partnership',
      'critical',
    ],
    [
      'If the First Partner is of the opinion that a partner has become a burden, he may remove such partner with immediate effect and repay the capital at the book figure in ten annual instalments.',
      'partnership',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(partnerExpulsion, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'A partner may be expelled for fraud by 75% of the others after 30 days\u2019 notice and a hearing, at fair value.',
      'partnership',
    ],
    ['A partner may retire with the consent of all the others.', 'partnership'],
    ['A partner who becomes insolvent shall cease to be a partner on the date of the order.', 'partnership'],
    ['No partner shall be expelled without a hearing.', 'partnership'],
    ['The Service Provider may remove its equipment at any time.', 'services'],
    ['The partners may remove the books of the firm for inspection at any time.', 'partnership'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(partnerExpulsion, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Second Partner may remove the First Partner at his discretion.', 'partnership'],
    ['Any partner may be expelled by two days’ notice.', 'partnership'],
  ])('found: %s', (text, opening) => {
    expect(findWith(partnerExpulsion, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Second Partner may retire by ninety days’ notice.', 'partnership'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(partnerExpulsion, text, opening)).toEqual([])
  })
})
