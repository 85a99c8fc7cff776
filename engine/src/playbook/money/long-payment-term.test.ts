import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { longPaymentTerm } from './long-payment-term.ts'
import { noLateInterest } from './no-late-interest.ts'

type Opening = keyof typeof openings

describe('a long wait for the price', () => {
  test.each<[string, Opening, string]>([
    [
      'The Client shall pay each invoice within one hundred and twenty (120) days of the date of invoice.',
      'services',
      'high',
    ],
    ['Payment terms: 90 days from receipt of goods.', 'supply', 'high'],
    ['Invoices raised by the Supplier shall be settled in sixty (60) days of receipt.', 'supply', 'medium'],
    ['A credit period of 75 days from the date of delivery is allowed to the Buyer.', 'supply', 'high'],
    ['The Service Provider shall be paid net 90 days after receipt of a valid invoice.', 'services', 'high'],
    ['The fees are payable by the Company within three months from submission of the bill.', 'consultancy', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(longPaymentTerm, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    ['The Client shall pay undisputed invoices within 30 days of receipt.', 'services'],
    ['The Client shall pay each invoice within forty-five (45) days of the date of invoice.', 'services'],
    ['If an invoice remains unpaid for more than 60 days, the Service Provider may suspend the Services.', 'services'],
    ['The Lessor shall refund the deposit within 60 days of delivery of possession.', 'lease'],
    ['Goods may be returned within 90 days of delivery and the Supplier shall replace them.', 'supply'],
    ['Royalties shall be paid within 60 days from the end of each quarter.', 'licence'],
    [
      'The Supplier is a small enterprise registered under Udyam number UDYAM-KA-03-0012345. Invoices are payable within 90 days of receipt.',
      'supply',
    ],
    ['The Client may terminate on ninety (90) days written notice after payment of all invoices.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(longPaymentTerm, text, opening)).toEqual([])
  })
})

describe('interest on late payment shut out', () => {
  test.each<[string, Opening]>([
    ['No interest shall be payable on delayed payments.', 'supply'],
    ['The Service Provider shall not be entitled to claim interest for any delay in payment.', 'services'],
    ['Delayed payments shall not carry any interest.', 'services'],
    ['No interest will accrue on any amount that is outstanding beyond the due date.', 'supply'],
    ['The Consultant will not charge the Company any interest on overdue invoices.', 'consultancy'],
    ['No late fee shall be charged by the Supplier on overdue bills.', 'supply'],
  ])('is low: %s', (text, opening) => {
    expect(severityOf(findWith(noLateInterest, text, opening))).toBe('low')
  })
  test.each<[string, Opening]>([
    ['Late sums carry interest at 1.5% per month.', 'supply'],
    ['The security deposit shall carry no interest.', 'lease'],
    ['No interest shall be paid on the deposit even if its refund is delayed.', 'lease'],
    ['The Client has no interest in the Background IP.', 'services'],
    ['Interest is not payable on amounts that are disputed in good faith.', 'services'],
    ['The loan carries no interest for the first year.', 'loan'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(noLateInterest, text, opening)).toEqual([])
  })
})
