import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { payWhenPaid } from './pay-when-paid.ts'

type Opening = keyof typeof openings

describe('pay that hangs on a condition', () => {
  test.each<[string, Opening, string]>([
    [
      'The Service Provider shall be paid only when the Client receives payment from its end customer.',
      'services',
      'high',
    ],
    [
      'Fees shall be payable by the Company within seven days of realisation of funds from the principal client.',
      'consultancy',
      'high',
    ],
    ['Payment shall be made subject to availability of funds with the Buyer.', 'supply', 'high'],
    ["The fees are payable subject to the Client's sole satisfaction with the Services.", 'services', 'high'],
    [
      'The Employer shall release the monthly salary as and when its clients have paid the Employer.',
      'employment',
      'critical',
    ],
    [
      'The Client shall not be obliged to pay any invoice until it has received the corresponding amount from the third party concerned.',
      'services',
      'high',
    ],
    [
      'Invoices shall be paid upon receipt of corresponding payment by the Client from the ultimate customer.',
      'services',
      'high',
    ],
    [
      'We shall pay you if and when the funding agency releases the money and payment is received from the funding agency.',
      'consultancy',
      'high',
    ],
    [
      'In the event the end customer does not pay the Client, the Service Provider shall not be entitled to any payment.',
      'services',
      'high',
    ],
    [
      'The Service Provider acknowledges that its invoices will be cleared only after the Client is paid by its customer.',
      'services',
      'high',
    ],
    [
      'The Service Provider shall be paid only after the Client gets its money from its own customer.',
      'services',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(payWhenPaid, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    ['The Client shall pay undisputed invoices within thirty days of receipt.', 'services'],
    ['The fees are payable on acceptance of each milestone against the acceptance criteria in Annexure A.', 'services'],
    ['The Client may withhold the disputed part of an invoice and shall pay the rest.', 'services'],
    ['Payment does not depend on receipt of money from third parties.', 'services'],
    ['The Company shall pay the Distributor a commission upon receipt of payment from the customer.', 'distribution'],
    ['The Client shall retain five per cent of each invoice until the end of the defects period.', 'services'],
    ['The Provider shall activate the account after receipt of payment from the Customer.', 'saas'],
    ['The Buyer shall pay irrespective of whether it has received payment from its customers.', 'supply'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(payWhenPaid, text, opening)).toEqual([])
  })
})
