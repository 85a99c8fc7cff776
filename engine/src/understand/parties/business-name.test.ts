import { expect, test } from 'vitest'
import { understand } from '../contract.ts'
import { besideYou, businessName, labelledYou } from './business-name.ts'

test('the name behind small words again and again is the business that nothing introduces', () => {
  const terms = `You agree to pay fees to Lotus and Lamp. Accounts opened with Lotus and Lamp are free. Refunds by Lotus and Lamp take a week.
Orders from Lotus and Lamp are final. You may write to Google for the map.`
  expect(businessName(terms)).toBe('Lotus and Lamp')
})

test('defined things, places and a name that does not stand out are no business', () => {
  expect(
    businessName('fees to the Company. by Customer. with Customer. to Customer. from Customer. in Pune.'),
  ).toBeNull()
  expect(
    businessName('sold by Asha. sold by Asha. with Bala. to Bala. to Asha. from Bala. by Bala. by Asha.'),
  ).toBeNull()
})

test('who owns and runs the site is the business; who is paid and authorised again and again is, too', () => {
  expect(
    besideYou('Welcome to dukandost.in. This website is owned and operated by LOTUS SOLUTIONS 12, Market Road, Pune.'),
  ).toBe('LOTUS SOLUTIONS')
  expect(besideYou('The site is run by people who care.')).toBeNull()
  expect(
    businessName(
      'You authorise FitDeck to list. You pay FitDeck ten per cent. You indemnify FitDeck. Visits by FitDeck.',
    ),
  ).toBe('FitDeck')
})

test('the employee who receives secrets is one party, the firm that is named again and again the other', () => {
  const { parties } = understand(
    'Non-Disclosure Agreement\n\nWHEREAS the Employee shall, in the course of employment with Lotus Datalabs Private Limited, learn secrets belonging to Lotus Datalabs Private Limited.\n\n1. Secrets are what is disclosed by Lotus Datalabs Private Limited to the Employee.\n\n2. The Employee shall keep the secrets of Lotus Datalabs Private Limited.\n\n3. The Receiving Party shall return them in a week. The Receiving Party shall pay the Disclosing Party for any loss.\n',
    '2026-11-21',
  )
  expect(parties.map(({ name, aliases }) => [name, aliases.includes('receiving party')])).toEqual([
    ['The Employee', true],
    ['Lotus Datalabs Private Limited', false],
  ])
})

test('a letter that calls nobody by name is to the one whom its annexure names', () => {
  const you = { name: 'You', term: 'You', at: 0 }
  expect(labelledYou('Dear,\nYou shall work.\n\nAnnexure\nEmployee Name: Asha Behera\nBasic: 9,000', you).name).toBe(
    'Asha Behera',
  )
  expect(labelledYou('Dear,\nYou shall work.\n\nAnnexure\nEmployee Name: ________', you).name).toBe('You')
})

const partiesOf = (text: string): string[] => understand(text, '2026-11-21').parties.map(({ name }) => name)

test('we and the Company are one, and the customer is the other', () => {
  expect(
    partiesOf(
      'Laundry Rules\n\n1. Wash. The Company shall wash with care. We will tell the customer of stains. The company will try to remove them.\n\n2. Loss. We are not liable for buttons. The Company may refuse silk. The claim of the customer is limited to the bill of the customer.\n\n3. Law. We follow the law of India. The customer must count.',
    ),
  ).toEqual(['The Company', 'The Customer'])
})

test.each([
  [
    'a legal name with an And inside it is not three',
    'LOAN\n\nThis Agreement is made between ORCHID CREDIT AND TRADING LIMITED, of Noida (hereinafter the "Lender") and the Borrower, who signs below.\n\n1. The Borrower shall pay each month. The Borrower agrees to pay interest. The Lender may recall the loan.',
    ['ORCHID CREDIT AND TRADING LIMITED', 'The Borrower'],
  ],
  [
    'a regulator that is named at the head is none',
    'FEES\n\nOrchid Finance Private Limited (“the Company”) is a company registered with Reserve Bank of India (“RBI”).\n\n1. The Borrower shall pay the fees of the Company. The Borrower may ask for a statement. The Company shall give it.',
    ['Orchid Finance Private Limited', 'The Borrower'],
  ],
  [
    'who signs for a firm whose name is left open is not the firm',
    'THIS AGREEMENT is made BETWEEN Orchid Warranties Private Limited (the "Company") AND ________, acting through its Director/Partner/Authorized Signatory ________ (hereinafter the "Dealer").\n\n1. The Dealer shall sell. The Company shall pay the Dealer.',
    ['Orchid Warranties Private Limited', 'The Dealer'],
  ],
])('%s', (_, text, names) => {
  expect(partiesOf(text)).toEqual(names)
})

test('a shop that goes by its address on the net, written small, is the business', () => {
  const terms = (site: string, bare: string) =>
    `Prices may change. ${site} reserves the right to stop selling. ${bare} accepts cards. If you order late, ${bare} will refund you. You agree to our rules, you must pay, and we may bake later. You shall tell us.`
  expect(businessName(terms('tulsibakes.com', 'tulsibakes'))).toBe('tulsibakes.com')
  const { parties } = understand(terms('gajraflowers.in', 'gajraflowers'), '2026-11-21')
  expect(parties.find(({ name }) => name === 'gajraflowers.in')?.aliases).toEqual(
    expect.arrayContaining(['gajraflowers', 'we']),
  )
  // a word for a side that lost its space is no address
  const lost = (who: string) =>
    `Fees are paid by the ${who}.in case of delay. The ${who} shall pay. The ${who} may write. The ${who} will come. You agree, and we serve.`
  expect([businessName(lost('customer')), businessName(lost('gardener'))]).toEqual([null, null])
  // an address to write to acts in nothing
  expect(businessName('Write to help@tulsibakes.com or see tulsibakes.com/help. You order, and we bake.')).toBeNull()
})
