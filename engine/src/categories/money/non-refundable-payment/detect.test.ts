import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { noRefund } from './detect.ts'

type Opening = keyof typeof openings

describe('a payment that never comes back', () => {
  test.each<[string, Opening, string]>([
    [
      'The Customer shall not be entitled to any refund of charges where the Provider discontinues the plan.',
      'saas',
      'medium',
    ],
    ['We do not offer refunds, whatever the cause.', 'terms', 'high'],
    [
      'The advance shall in no event be repaid, notwithstanding any failure of the Service Provider.',
      'services',
      'high',
    ],
    ['All fees are non-refundable under any circumstances.', 'saas', 'high'],
    ['The onboarding fee shall not be returned even if the Provider terminates this Agreement.', 'saas', 'high'],
    ['Annual subscription fees are payable in advance and no pro-rata refund shall be given.', 'saas', 'medium'],
    ['The franchise fee paid by the Distributor is non-refundable for any reason whatsoever.', 'distribution', 'high'],
    ['Amounts paid by the Licensee are not refundable.', 'licence', 'medium'],
    ['We will not refund any charges you have paid. All payments are final and nonrefundable.', 'terms', 'medium'],
    ['Fees once received remain with us, come what may.', 'terms', 'high'],
    ['Fees once paid shall never be given back, whatsoever the reason.', 'saas', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(noRefund, text, opening))).toBe(severity)
  })
  test.each<[string, Opening]>([
    ['A set-up fee of Rs. 8,000 is non-refundable.', 'saas'],
    [
      'Charges are non-refundable, except that the Client shall get back what was paid for work not performed.',
      'services',
    ],
    [
      'Fees are non-refundable except where the Provider is in material breach, in which case prepaid fees shall be refunded.',
      'saas',
    ],
    ['Stamp duty and registration charges once paid are non-refundable.', 'lease'],
    ['The Provider shall refund prepaid fees for the unused period within 30 days.', 'saas'],
    ['The security deposit is refundable within 15 days.', 'lease'],
    ['Fees are non-refundable once the Services have been performed.', 'services'],
    ['Fees are non-refundable. If the Provider terminates, it shall refund the fees for the unused period.', 'saas'],
    ['No refund of taxes paid to the government is due.', 'supply'],
    ['Fees once received are held on trust and will be refunded if the event is called off.', 'terms'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(noRefund, text, opening)).toEqual([])
  })
})
