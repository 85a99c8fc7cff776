import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unlawfulObject } from './unlawful-object.ts'

type Opening = keyof typeof openings

describe('a term whose purpose is unlawful', () => {
  test.each<[string, Opening]>([
    ['A success fee shall be paid to officials of the department for obtaining the licence.', 'consultancy'],
    ['The parties shall show a lower price in the registered deed and settle the rest between themselves.', 'supply'],
    ['The balance shall be paid in cash to avoid deduction of tax.', 'services'],
    ['The property is purchased in the name of Mr. B for the sole benefit of Mr. A.', 'partnership'],
    ["The advocate's fee shall be 20% of the amount of the decree.", 'services'],
    [
      'The remaining consideration of Rs. 10 lakh shall be paid in cash and shall not be recorded in the sale deed.',
      'lease',
    ],
    ['The Supplier shall deliver without an invoice in order to evade GST.', 'supply'],
    [
      'On default the Lender’s men may enter the Borrower’s factory at any hour and remove the machine, using force where needed.',
      'loan',
    ],
  ])('is critical: %s', (text, opening) => {
    expect(severityOf(findWith(unlawfulObject, text, opening))).toBe('critical')
  })
  test.each<[string, Opening]>([
    ['No payment shall be made to public officials for obtaining any licence.', 'services'],
    [
      'The Consultant shall comply with anti-corruption laws and shall not pay any sum to a government officer to secure an order.',
      'consultancy',
    ],
    ['A success fee of 2% shall be paid to the broker on closing.', 'services'],
    ['The parties may structure payments to reduce tax as permitted by law.', 'shareholders'],
    ['The Distributor acts as commission agent and is paid in cash or by cheque.', 'distribution'],
    [
      'The Licensee shall pay statutory fees to the officers of the municipal corporation for grant of the permit.',
      'licence',
    ],
    ['The Employee represents that he has not paid any gratification to officials to obtain an order.', 'employment'],
    ['The Lender shall not enter the premises or remove the machine by force.', 'loan'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unlawfulObject, text, opening)).toEqual([])
  })

  test('what to write instead fits the term', () => {
    const [force] = findWith(unlawfulObject, 'The Lender may enter the godown and seize the stock by force.', 'loan')
    expect(force?.values?.instead).toContain('through a court')
    const [cash] = findWith(unlawfulObject, 'Half of the price shall be paid in cash to avoid tax.', 'supply')
    expect(cash?.values?.instead).toContain('banking channels')
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'A speed payment of Rs. 2,00,000 shall be given to the customs officers for clearing the consignment.',
      'services',
    ],
    ['The balance of the price shall be paid in cash and will not be recorded in the books of the Client.', 'services'],
    ['The price stated in the deed shall be Rs. 30,00,000 although the real price is Rs. 70,00,000.', 'services'],
    ['Bills shall be drawn for a lower amount so that the tax is not levied.', 'services'],
    ['The lawyer shall receive twenty per cent of the compensation awarded.', 'services'],
    ['Half of the rent shall be paid in cash off the books.', 'lease'],
    ['The price shall be declared as Rs. 10 lakh to reduce the stamp duty.', 'services'],
  ])('found: %s', (text, opening) => {
    expect(findWith(unlawfulObject, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['Payments to municipal officers for expediting approvals are prohibited.', 'services'],
    ['Small expenses may be paid in cash against a receipt and shall be recorded in the books.', 'services'],
    ['A lower amount may be invoiced where the quantity delivered is lower.', 'services'],
    ['The stamp duty shall be borne equally, and the price shall be stated as Rs. 10 lakh.', 'services'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(unlawfulObject, text, opening)).toEqual([])
  })
})
