import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { msmePaymentDelay } from './msme-payment-delay.ts'

type Opening = keyof typeof openings

describe('a small enterprise paid later than the law allows', () => {
  test.each<[string, Opening]>([
    [
      'The Supplier is a micro enterprise registered under the MSMED Act, 2006. Bills shall be paid 75 days after delivery of the goods.',
      'supply',
    ],
    ['Invoices from the Supplier (a registered small enterprise) are payable in 60 days of receipt.', 'supply'],
    [
      'The Supplier is registered under the MSMED Act, 2006 as a micro enterprise. The Buyer is allowed a credit period of 90 days from receipt of the goods.',
      'supply',
    ],
    ['The Supplier, being a Udyam-registered unit, shall not claim interest on delayed payment.', 'supply'],
    [
      'The Service Provider holds Udyam registration as a small enterprise. Payment shall be made within 45 days from approval of the invoice, and approval may take 60 days.',
      'services',
    ],
    [
      'The Supplier is a micro enterprise. Payment for goods shall be made at the end of the quarter following delivery.',
      'supply',
    ],
    [
      '1. The Consultant is a small enterprise bearing Udyam Registration No. UDYAM-MH-18-0000001.\n\n2. The Company shall pay the fees within seventy-five days of the invoice.',
      'consultancy',
    ],
  ])('is high for both sides: %s', (text, opening) => {
    const hits = findWith(msmePaymentDelay, text, opening)
    expect(severityOf(hits)).toBe('high')
    expect(hits[0]?.forBeneficiary).toBe('high')
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    [
      'The Supplier is a small enterprise registered under the MSMED Act. The Buyer shall pay within 45 days of acceptance.',
      'supply',
    ],
    [
      'The Supplier is a medium enterprise and not a small enterprise. Invoices are payable in 90 days of receipt.',
      'supply',
    ],
    ['Invoices are payable within 90 days of receipt.', 'supply'],
    [
      'If the Supplier is registered under the MSMED Act, the Buyer shall pay within 45 days of acceptance; all other invoices are payable in 60 days of receipt.',
      'supply',
    ],
    [
      'The Supplier shall state whether it is a micro or small enterprise. Invoices are payable in 60 days of receipt.',
      'supply',
    ],
    [
      'The Supplier is a trader and not a micro or small enterprise. Invoices are payable in 60 days of receipt.',
      'supply',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(msmePaymentDelay, text, opening)).toEqual([])
  })
})
