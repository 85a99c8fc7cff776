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
    'a debt that is acknowledged on oath',
    'AFFIDAVIT\n\nI, Manoj Shinde, an adult Indian, aged about 40 years, do hereby state on oath as under:-\n\n1] I say that I owe a sum of Rs. 1,00,000/- to Prakash Jadhav on account of a friendly loan.\n\n2] I say that I gave him ten cheques.',
    ['Manoj Shinde | Borrower | borrower', 'Prakash Jadhav | Lender | lender'],
  ],
  [
    'a deed that calls one the company, without capitals, and the other by a role that it never gives him',
    'SUB-DSA AGREEMENT\n\nThis Agreement is made BY AND BETWEEN Pushkar Advisors Pvt. Ltd., a company at Ajmer (hereinafter referred to as the company, which expression includes its successors)\n\nAND\n\nMr. Gopal Soni, resident of Ajmer\n\n1. The SUB-DSA shall submit the files in a week. The SUB-DSA shall keep the papers secret.\n\n2. The company may change the payout.',
    ['Pushkar Advisors Pvt. Ltd. | company | principal', 'Mr. Gopal Soni | null | agent'],
  ],
  [
    'a deed with two words for one party in one pair of marks',
    'LEAVE & LICENCE AGREEMENT\n\nBY AND BETWEEN:\n\nK. Venkatesh aged about 50 years Son of Ramaiah, residing at Hebbal, Bangalore hereinafter referred to as \u2018the Licensor or \u2018Owner\u0027 (which expression shall include his heirs) of the FIRST PARTY;\nAND\n\nSagar Sahu aged about 30 years son of Bijay Sahu, residing at Cuttack (hereinafter referred to as the \u2018Licensee\u0027, which expression includes his heirs) of the SECOND PARTY;\n\nWHEREAS the Owner has authorised Gharwala Technologies Pvt. Ltd. (\u0027Service Provider\u0027) to receive the License Fee.',
    ['K. Venkatesh | Licensor | landlord', 'Sagar Sahu | Licensee | tenant'],
  ],
  [
    'a hall that is let by its management',
    'TERMS\n\n1. The licensee should see that the fittings are not damaged.\n\n2. Damage is charged from the licensee, and the sum is decided by the management.\n\n3. What is beyond the control of the management is nobody\u2019s fault.',
    ['The Licensee | Licensee | licensee', 'The Management | Management | licensor'],
  ],
  [
    'a tariff that says we',
    'TARIFF\n\n1. Damage is recovered from the customers.\n\n2. Locks are brought by the customers.\n\n3. Guards will be arranged by us.',
    ['The Customer | Customer | customer', 'We | null | supplier'],
  ],
  [
    'a nursery and the parents',
    'ADMISSION\n\n1. The nursery may refuse any application. The final word rests with the nursery.\n\n2. A parent or guardian gives a month of notice. Parents pay in advance.',
    ['The Nursery | Nursery | platform', 'The Parent | Parent | user'],
  ],
  [
    'a platform and an individual',
    'SERVICES AGREEMENT\n\nThis Agreement is between you, an individual (\u201cyou\u201d) and Zoomer Riders B.V. (the \u201cCompany\u201d).\n\n1. You must accept these terms. The Company provides leads to you.',
    ['You | you | user', 'Zoomer Riders B.V. | Company | platform'],
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
