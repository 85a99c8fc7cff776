import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { forfeitedMoney } from './forfeited-money.ts'

type Opening = keyof typeof openings

describe('money that is kept as a punishment', () => {
  test.each<[string, Opening, string]>([
    ['On any breach of this Deed by the Lessee the security deposit shall stand forfeited.', 'lease', 'high'],
    [
      'The salary for the last two months shall be withheld until clearance is obtained from all departments.',
      'employment',
      'critical',
    ],
    ['The Client may withhold all payments until it is satisfied with the Services.', 'services', 'high'],
    [
      'Any advance paid by the Distributor shall be forfeited to the Company on termination for any reason.',
      'distribution',
      'high',
    ],
    ['The Lessor may adjust the deposit as he decides and shall not be bound to give any account.', 'lease', 'high'],
    [
      'If the Employee leaves without serving notice, he shall forfeit his unpaid salary and all dues.',
      'employment',
      'critical',
    ],
    [
      'The Company shall be at liberty to forfeit the security deposit of the Distributor without assigning any reason.',
      'distribution',
      'high',
    ],
    ['In the event of termination the Supplier shall forfeit the performance security in full.', 'supply', 'high'],
    ['On closure the retainer fee of the running month shall stand lapsed.', 'consultancy', 'high'],
    [
      'If the order is short-closed the Supplier shall not be paid for goods finished or in progress.',
      'supply',
      'high',
    ],
    ['On early exit the Lessor may pocket the whole deposit.', 'lease', 'high'],
    [
      'The salary of the last month shall not be released to an employee who leaves without notice.',
      'employment',
      'critical',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(forfeitedMoney, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
    expect(hits[0]?.forBeneficiary).toBe('medium')
  })

  test.each<[string, Opening]>([
    ['The Lessor shall refund the deposit within 15 days after deducting itemised dues and damage.', 'lease'],
    ['The Client may withhold the disputed portion of an invoice and shall pay the rest.', 'services'],
    ['The Client shall withhold tax at source as required by law from all payments.', 'services'],
    ['Unvested options shall be forfeited on termination of employment.', 'employment'],
    ['Consent shall not be unreasonably withheld.', 'services'],
    ['The earnest money of 10% of the price shall be forfeited if the Buyer refuses to complete.', 'supply'],
    ['The security deposit shall not be forfeited except for proved loss.', 'lease'],
    ['No party shall forfeit any right to payment by reason of delay.', 'services'],
    [
      'The Buyer shall retain 5% of the price as retention money, released at the end of the defects liability period.',
      'supply',
    ],
    ['The Supplier shall not be paid for finished goods that are rejected under clause 4.', 'supply'],
    ['The salary shall not be disbursed in cash.', 'employment'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(forfeitedMoney, text, opening)).toEqual([])
  })
})
