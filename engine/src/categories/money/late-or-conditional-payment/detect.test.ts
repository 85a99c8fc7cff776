import { describe, expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { paidWhenPaid } from './detect.ts'

describe('paid when somebody else pays', () => {
  test.each([
    'The Client shall pay the Service Provider only after it has received payment from its customers.',
    'Fees are payable within ten days of receipt by the Client of the corresponding amount from the end user.',
    'Payment of the fees is subject to the Client receiving the money from the ministry.',
    'No fee is due until the Client actually receives payment from the buyer.',
    'Payment: 80% within 30 days of delivery and on receipt of payment from the end customer.',
    'Fees are paid a month after the brand has paid the Client.',
    'If the advertiser does not pay the Client, no fees are payable to the Service Provider.',
    'The commission is payable to the Service Provider only on actual receipt of the price by the Client.',
  ])('whoever does the work bears it: %s', (text) => {
    expect(findWith(paidWhenPaid, text)).toMatchObject([
      { severity: 'high', burdened: { side: 'supplier' }, by: { side: 'customer' }, variant: 'whenPaid' },
    ])
  })

  test.each([
    'The Service Provider shall hand over the code upon receipt of full payment from the Client.',
    'The Client shall pay within thirty days of receiving the invoice from the Service Provider.',
    'The Client shall pay the fees within thirty days of the invoice.',
    'Upon receipt of a complaint from a customer the Client shall tell the Service Provider.',
  ])('not: %s', (text) => {
    expect(findWith(paidWhenPaid, text)).toEqual([])
  })
})
