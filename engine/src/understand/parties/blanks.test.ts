import { expect, test } from 'vitest'
import { understand } from '../contract.ts'

const parties = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, definedTerm, side }) => `${name} | ${definedTerm} | ${side}`)

test.each([
  [
    'This Agreement is made between ORBIT SCALES PRIVATE LIMITED, with offices at Pune (“MAKER”), and (“CUSTOMER”). CUSTOMER rents from MAKER.',
    ['ORBIT SCALES PRIVATE LIMITED | MAKER | supplier', 'The Customer | CUSTOMER | customer'],
  ],
  [
    'This Agreement is made by and between\n\n1. <<FIRST PARTY>>, a company with its office at <<ADDRESS>> (Company) of the First Part;\n\nand\n\n2. <<SECOND PARTY>>, having its office at <<ADDRESS>> (Individual/Company) of the Second Part.\n\nThe Parties agree as follows:',
    ['The Company | Company | company', 'The Individual/Company | Individual/Company | unknown'],
  ],
  [
    'RENT DEED\n\nbetween:-\n\n1._______ S/o ___ R/o ___ (hereinafter called the “Landlord/First Party”)\n\nAND\n\n2.__________ S/o ___ (hereinafter called the “Tenant”)\n\n1. The rent shall be paid by the second party.',
    ['The Landlord | Landlord | landlord', 'The Tenant | Tenant | tenant'],
  ],
  [
    'DRIVER AGREEMENT\n\nBetween:\n\nRathRides (hereinafter called "Company")\nAddress: Nashik\n\nAND\n\nDriver Name: ______________\nAddress: ______________\n\n1. The Company appoints the Driver.',
    ['RathRides | Company | company', 'The Driver | Driver | unknown'],
  ],
  [
    'This Agreement is made between:\n\nPallav Seeds Private Limited, a company (the "First Party").\n\nAND\n\n____________, having its place of business at ________ (the "Second Party").\n\nThe First Party shall be referred to as the "Company" and the Second Party shall be referred to as the "Stockist."',
    ['Pallav Seeds Private Limited | Company | principal', 'The Stockist | Stockist | agent'],
  ],
  [
    'Adviser Details\n\nName\nNEEMWAY ADVISORS\n\nClient Details\n\nName\n________\n\n1. Scope. The Adviser shall advise the Client.',
    ['NEEMWAY ADVISORS | Adviser | supplier', 'The Client | Client | customer'],
  ],
  [
    "This deed is made BETWEEN\n\n________, Age: About ____ Years, Residing at: ________.\n\nHEREINAFTER called 'the Licensor' (which expression shall include heirs)\n\nAND\n\n________, Age: About ____ Years, Residing at: ________.\n\nHEREINAFTER called 'the Licensee'.\n\n1. The Licensee shall pay the Licensor.",
    ['The Licensor | Licensor | licensor', 'The Licensee | Licensee | licensee'],
  ],
  [
    'THREE-PARTY DEED BETWEEN\n\n________, ________, hereinafter referred to as the “Buyer”; Party of the First Part.\n\nAND\n\n________, ________, hereinafter referred to as the “Consignee”; Party of the Second Part.\n\nAND\n\nNeem Exports Private Limited, Pune, hereinafter referred to as the “Seller”; Party of the Third Part.\n\n1. The Seller shall ship to the Consignee. The Buyer shall pay.',
    [
      'The Buyer | Buyer | buyer',
      'The Consignee | Consignee | customer',
      'Neem Exports Private Limited | Seller | seller',
    ],
  ],
])('a form has blanks for its parties', (text, expected) => {
  expect(parties(text)).toEqual(expected)
})

test('a blank before a thing, a sum or somebody who does not contract makes no party', () => {
  expect(
    parties(
      'GUARANTEE\n\nTo Kaveri Bank Limited (the "Bank")\n\nWhereas ________ (hereinafter called the "Principal") has borrowed Rs. ________ (the "Sum"), we agree to pay the Bank. We shall pay on demand.',
    ).join(),
  ).not.toMatch(/Principal|Sum/)
})

test('a deed that is made on a day has blanks for its parties without a word between them, and Messrs alone is no name', () => {
  const names = (text: string) => understand(text, '2026-11-21').parties.map(({ name }) => name)
  expect(
    names(
      'This DEALERSHIP AGREEMENT is made on this _____ day of _____, 20__\n\n_________________, a company with its office at __________, herein after referred to as "The Company"\n\n_________________, a partnership with its office at __________, herein after referred to as "the Dealer".\n\n1. The Company makes pumps. 2. The Dealer shall sell the pumps.',
    ),
  ).toEqual(['The Company', 'The Dealer'])
  expect(
    names(
      'THIS AGREEMENT is made between Orbis Pumps Ltd., with its office at Dewas (hereinafter called "the company") of the one part and Messrs .................... a partnership firm (hereinafter called "the firm") of the other part.\n1. The company appoints the firm as its dealer.',
    ),
  ).toEqual(['Orbis Pumps Ltd.', 'The firm'])
})
