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
test.each([
  [supply, 'Nobody Limited'],
  [supply, 'KFPL'],
  [rental, 'Kochi Bike Rentals'],
])('in doubt nobody is chosen', (text, name) => {
  expect(readFor(text, name).basis).not.toBe('chosen')
})
