import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { squeezedPartner } from './squeezed-partner.ts'

type Opening = keyof typeof openings

describe('a partner who is worse off than the law would have it', () => {
  test.each<[string, Opening, string]>([
    ['Losses of every kind shall be borne by the Second Partner alone.', 'partnership', 'critical'],
    [
      'Profits are shared equally, whereas any deficiency shall fall on the Second Partner without limit.',
      'partnership',
      'critical',
    ],
    ['The Second Partner alone shall bear the losses, and nothing else.', 'partnership', 'critical'],
    ['The Second Partner shall have no right to inspect the books of the firm.', 'partnership', 'high'],
    ['The sleeping partner shall not call for copies of the accounts.', 'partnership', 'high'],
    [
      'The First Partner shall alone decide all matters of the firm, borrowing and sale of assets included.',
      'partnership',
      'high',
    ],
    ['The decision of the First Partner shall not be open to question by the other partners.', 'partnership', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(squeezedPartner, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['Profits and losses shall be shared by the partners in equal parts.', 'partnership'],
    ['A loss caused by the wilful neglect of a partner shall be borne by that partner alone.', 'partnership'],
    ['Every partner may inspect and copy the books of the firm at any time.', 'partnership'],
    ['No partner shall remove the books or accounts from the principal place of business.', 'partnership'],
    ['The First Partner shall alone manage all routine banking of the firm.', 'partnership'],
    ['The auditor shall inspect the books of the firm once a year.', 'partnership'],
    ['Losses in transit shall be borne by the Supplier alone.', 'supply'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(squeezedPartner, text, opening)).toEqual([])
  })
})
