import { expect, test } from 'vitest'
import { understand } from '../contract.ts'

const kindOf = (text: string) => understand(text, '2026-11-21').type

const rules = (lines: readonly string[]): string => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')

const machine = (secrecy: readonly string[]): string =>
  `CARD MACHINE APPLICATION FORM\n\nShop name: ________ GSTIN: ________\n\nTerms and Conditions\n\n${rules([
    'The Merchant lets Tapkaro Payments Private Limited ("Tapkaro") set up a card machine in the shop. It stays the property of Tapkaro.',
    'The Merchant pays 1.7% on every card sale and a monthly rental of Rs. 400.',
    'Money is paid to the bank account of the Merchant on the next working day.',
    'Tapkaro may take the machine back at any time.',
    ...secrecy,
  ])}\n\nSignature and stamp`
const SECRECY = [
  'The Merchant shall not disclose card details or any confidential information of Tapkaro to any third party.',
  'The Merchant shall keep all information on the machine, its software and the rates secret.',
]

test('a form that keeps secrets beside its own matter is no agreement of secrecy', () => {
  expect(kindOf(machine(SECRECY))).not.toBe('non_disclosure_agreement')
  expect(kindOf(machine([]))).toBe(kindOf(machine(SECRECY)))
  expect(
    kindOf(
      `PAPER\n\nThis paper is made between Kosa Weaves Private Limited ("Kosa") and Mr. Arun Pal ("Visitor").\n\n${rules(
        [
          'Kosa will disclose confidential information on its looms to the Visitor.',
          'The Visitor shall keep such confidential information secret and show it to nobody.',
          'The Visitor shall return all confidential information when asked.',
          'Confidential information does not include what is public.',
        ],
      )}`,
    ),
  ).toBe('non_disclosure_agreement')
})

const leaving = (title: string): string =>
  `${title}\n\nThis is made between Orbis Testing Private Limited (the "Company") and Ms. Reva Nair (the "Leaving Employee").\n\n${rules(
    [
      'The Company accepts that she goes on 3 May 2026, and pays her Rs. 80,000 in full.',
      'The Leaving Employee has no further claim.',
      'The Leaving Employee shall keep the confidential information of the Company secret.',
    ],
  )}`
test('by what an employee leaves with is settled, what shareholders sell by is not', () => {
  expect(kindOf(leaving('EXIT AGREEMENT'))).toBe('settlement_agreement')
  expect(kindOf(leaving('EXIT LETTER'))).toBe('settlement_agreement')
  expect(kindOf(leaving("SHAREHOLDERS' EXIT AGREEMENT"))).not.toBe('settlement_agreement')
})

const joining = (title: string, partner: string, money: string): string =>
  `${title}\n\nThis form is between the Platform and the ${partner} whose details stand below.\n\n${rules([
    `Commission. The ${partner} shall pay the Platform 22% of the gross value of each order.`,
    'The Platform may change the commission by notice.',
    money,
    `The ${partner} shall bear the refund of a wrong order, and indemnify the Platform against the claims of diners.`,
    `The Platform may take the ${partner} off its list without notice.`,
    `The ${partner} shall not list its dishes on any other platform.`,
  ])}`
test('a partner who sells on a platform founds no firm, and one who shares its profits does', () => {
  const paid = 'Payouts. The Platform shall remit the rest after the commission every Friday.'
  expect(kindOf(joining('RESTAURANT PARTNER JOINING FORM', 'Restaurant Partner', paid))).toBe('vendor_agreement')
  expect(kindOf(joining('SALON PARTNER FORM', 'Salon Partner', paid))).toBe('vendor_agreement')
  expect(kindOf(joining('JOINING FORM', 'Restaurant Partner', paid))).not.toBe('partnership_deed')
  const shared =
    'Both bring in a capital contribution, are partners in the partnership firm, and share its profits and losses equally.'
  expect(kindOf(joining('JOINING FORM', 'Gym Partner', shared))).toBe('partnership_deed')
})
