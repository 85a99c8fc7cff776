import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'

const parties = (text: string): string[] =>
  understand(text, '2026-11-21').parties.map(({ name, definedTerm, side }) => `${name} | ${definedTerm} | ${side}`)
const aliases = (text: string, name: string): readonly string[] =>
  understand(text, '2026-11-21').parties.find((party) => party.name === name)?.aliases ?? []

test.each<[string, string, string[]]>([
  [
    'a bond by which somebody binds himself to somebody',
    'EMPLOYEE BOND\n\nBy this Bond Kiran Naik residing at 4 Lake Road, Nagpur binds himself to pay to Disha Tutorials the sum of Rs. 90,000.\n\nWHEREAS the Employee works for the Employer in its business.\n\nThe Employee shall serve the Employer faithfully.',
    ['Kiran Naik | Employee | employee', 'Disha Tutorials | Employer | employer'],
  ],
  [
    'a numbered list of roles in capitals',
    'CHIT AGREEMENT\n\nBETWEEN:\n1. THE FOREMAN (ORGANISER): Ganga Savings Circle\n\nAND:\n2. THE SUBSCRIBER (MEMBER): Usha Rani\n\n1. The Subscriber agrees to pay Rs. 5,000 a month.\n\n2. The Foreman keeps the money safe.',
    ['Ganga Savings Circle | Foreman | platform', 'Usha Rani | Subscriber | customer'],
  ],
  [
    'an undertaking of I/We to the company that brackets name',
    'PLEDGE TERMS\n\n1. The company (Udyam) reserves the right to change the rate, and I/we undertake to pay it.\n\n2. The loan runs for a year. The borrower shall repay the loan to the company. The rules of Udyam bind me/us.\n\n3. The borrower shall pay for the custody by Udyam.',
    ['Udyam | Company | lender', 'The Borrower | Borrower | borrower'],
  ],
  [
    'a letter of guarantee to the bank at its head',
    'The Manager,\nKaveri Urban Bank Ltd.\n\nDear Sir,\n\nIn consideration of your opening an account with Gopal Stores of Mandya (hereinafter called "the customer") I Ravi Gowda of Mandya hereby agree to pay to you on demand all moneys due on it.\n\nMy liability on this guarantee shall not exceed Rs. 2,00,000.',
    ['Ravi Gowda | Guarantor | guarantor', 'Kaveri Urban Bank Ltd. | Creditor | lender'],
  ],
  [
    'a school and its parents',
    'TERMS\n\nThese terms relate to the contract between the BLUE LOTUS SCHOOL and the Parent.\n\nWe keep your child safe at BLUE LOTUS SCHOOL. You must pay the fee in advance. We may close on holidays, and you will be told. Our hours are from nine to one.',
    ['BLUE LOTUS SCHOOL | We | platform', 'You | null | user'],
  ],
  [
    'a letter that offers a post at a firm',
    'Dear Sunil,\n\nWe are pleased to offer you the position of Sales Officer at KARVEXA, Noida.\n\na. Service rules\nYour work at KARVEXA is governed by its rules. You shall keep the secrets of KARVEXA.\n\nb. Notice\nYou shall give us 15 days of notice.',
    ['You | null | user', 'KARVEXA | We | platform'],
  ],
  [
    'rules of a chit that nobody signs by name',
    'RULES\n\n1. The Subscriber who gets the prize is found by lot. The lot is drawn by the Foreman.\n\n2. Only the Subscribers may bid. What is in dispute goes to the Foreman.',
    ['The Subscriber | Subscriber | customer', 'The Foreman | Foreman | platform'],
  ],
])('the parties of %s', (_, text, expected) => {
  expect(parties(text).sort()).toEqual(expected.toSorted())
})

const lease =
  'RENT AGREEMENT\n\nThis Rent Agreement is made on this 2nd day of May, 2025 by Ramesh Hegde S/o Suresh Hegde, residing at Mysuru. Herein after called the Lessor / Owner\n\nAND\n\nIn favour of Tulip Labs Private Limited, represented by its director called Lessee.\n\n1. The Tenant shall pay Rs. 20,000 a month to the Landlord.\n\n2. The Landlord may enter if the Tenant is away. The Tenant shall keep the house clean.'
test('a deed that introduces the Lessor and the Lessee may speak of the Landlord and the Tenant', () => {
  expect(parties(lease)).toEqual(['Ramesh Hegde | Lessor | landlord', 'Tulip Labs Private Limited | Lessee | tenant'])
  expect(aliases(lease, 'Ramesh Hegde')).toContain('landlord')
  expect(aliases(lease, 'Tulip Labs Private Limited')).toContain('tenant')
})
test('the landlord of a sub-lease is somebody else', () => {
  const text =
    'SUB-LEASE\n\nThis deed is made between Mrs. Leela Menon (the "Lessor") and Brightpath LLP (the "Lessee").\n\n1. The Lessor shall give the rooms. The Lessee shall pay.\n\n2. The Landlord of the building may enter. The Landlord owns the lift.'
  expect(aliases(text, 'Mrs. Leela Menon')).not.toContain('landlord')
})
