import { describe, expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { paidLate } from './detect.ts'

describe('a price that is paid later than a small supplier must be', () => {
  test.each([
    'The Client shall pay each invoice within ninety (90) days of its receipt, if it is satisfied.',
    'The Client will settle all bills within 60 working days from their date.',
    'All invoices are payable within sixty (60) days from the date of receipt.',
    'The Client agrees to pay the fees for each month within a period of 75 days of the end of that month.',
    'Terms of payment: 80% within 90 days of receipt of the goods at the store, 20% after installation.',
  ])('whoever does the work bears it: %s', (text) => {
    expect(findWith(paidLate, text, 'services')).toMatchObject([
      { severity: 'high', burdened: { side: 'supplier' }, by: { side: 'customer' } },
    ])
  })

  test.each([
    'The Client shall pay each invoice within forty-five (45) days of its receipt.',
    'The Client shall pay each invoice within 30 days.',
    'The Service Provider shall pay back the deposit within 90 days of the end.',
    'The Client shall pay damages of that amount within 60 days.',
    'The Service Provider shall deliver the report within 90 days.',
    'Terms of payment: 80% within 30 days of receipt of the goods at the store, 20% after installation.',
    'Warranty: 80% of the parts last 90 days from delivery.',
  ])('not: %s', (text) => {
    expect(findWith(paidLate, text, 'services')).toEqual([])
  })
})
