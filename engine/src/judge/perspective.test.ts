import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'

const readFor = (text: string, party: string) => analyze(text, { day: '2026-11-21', party }).perspective

const supply =
  'SUPPLY AGREEMENT\n\nThis Agreement is made between Shahi Oils Private Limited (the "Supplier") and Kaveri Foods LLP (the "Buyer").\n\n1. Supply. The Supplier shall supply oil.\n\n2. Price. The Buyer shall pay Rs. 900 a tin.\n\n3. Law. Indian law applies.\n\n4. Term. A year.'
const rental =
  'TERMS OF HIRE\n\nWelcome to Marutam Bike Rentals. You agree to these terms when you book.\n\n1. Booking. You shall pay when you book. We may cancel a booking, and we will return what you paid. We are open all week.\n\n2. Damage. You must return the bike as it was, and you will pay us for damage.\n\n3. Fuel. You shall fill the tank.\n\n4. Law. Indian law applies.'

test.each(['Shahi Oils Private Limited', 'Shahi', 'Shahi Oils Pvt. Ltd.', 'SOPL', 'supplier'])(
  'a party answers to %s',
  (name) => {
    expect(readFor(supply, name)).toMatchObject({ party: 'Shahi Oils Private Limited', basis: 'chosen' })
  },
)
test('where a text says only you and we, a customer is addressed and the named business speaks', () => {
  expect(readFor(rental, 'Customer')).toMatchObject({ party: 'You', basis: 'chosen' })
  expect(readFor(rental, 'Marutam Bike Rentals')).toMatchObject({ party: 'We', basis: 'chosen' })
})
const plan =
  'TERMS\n\n1. The plan is offered by Sona Jewels Private Limited. The Company may end the plan at any time.\n\n2. The Customer shall pay each month. The Customer agrees to the rates of the Company.\n\n3. The Company shall deliver the jewels to the Customer.\n\n4. Indian law applies.'
test('a word for who signs up, and the name of the business, stand for the roles that the text has', () => {
  expect(readFor(plan, 'Subscriber')).toMatchObject({ party: 'The Customer', basis: 'chosen' })
  expect(readFor(plan, 'Sona Jewels Pvt Ltd')).toMatchObject({ party: 'Sona Jewels Private Limited', basis: 'chosen' })
})
const bond =
  'DEED\n\nTo Kaveri Bank Limited (the "Bank")\n\nWe, ______ and ______, hereby authorise the Bank to debit our account. We agree to pay the Bank on demand. We shall keep the Bank informed. The Bank may demand payment.'
test('in a declaration those who sign are we, not a body that it names', () => {
  expect(readFor(bond, 'Guarantor')).toMatchObject({ party: 'We', basis: 'chosen' })
  expect(readFor(bond, 'Nashik Municipal Corporation').basis).not.toBe('chosen')
})
test.each([
  [supply, 'Nobody Limited'],
  [plan, 'Kochi Jewels Private Limited'],
  [supply, 'KFPL'],
  [rental, 'Kochi Bike Rentals'],
])('in doubt nobody is chosen', (text, name) => {
  expect(readFor(text, name).basis).not.toBe('chosen')
})

const course =
  'TERMS\n\n1. You agree to these terms with the Institution (Padhaify). Padhaify runs the course and Padhaify may change the timings. We may cancel a batch.\n\n2. The Student shall pay the fees each month. The Student must attend. The Student agrees to the rules. You shall keep the books clean.\n\n3. Law. Indian law applies.\n\n4. You must be on time.'
test('one word that the text writes as a name is the business, and no word for the one addressed', () => {
  expect(readFor(course, 'Padhaify')).toMatchObject({ party: 'We', basis: 'chosen' })
  expect(readFor(course, 'Student').basis).toBe('chosen')
  expect(readFor(course, 'Student').party).not.toBe('We')
})
test('a short name stands for the one that begins with it', () => {
  const card = `TERMS\n\nThese terms are an agreement between You and Uni, for the use of the card.\n\n1. You shall pay your dues. You agree to the fees. We may change the fees.\n\n2. You must keep the card safe. We will tell you of losses.\n\n3. Law. Indian law applies.\n\n4. Term. You may leave.`
  expect(readFor(card, 'Uniorbit Technologies Private Limited')).toMatchObject({ party: 'Uni', basis: 'chosen' })
})
