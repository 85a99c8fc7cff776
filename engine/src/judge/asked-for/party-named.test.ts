import { expect, test } from 'vitest'
import { understand } from '../../understand/contract.ts'
import { partyNamed } from './party-named.ts'

const shop = (mail: string): string =>
  `Terms and Conditions\n\n* All sweets listed on the site are subject to stock.\n\n* mithaighar reserves the right to stop the sale of any sweet. You agree to pay the price on our site.\n\n* We may cancel an order. When you order, you make an offer, and we may decline it.\n\n* You must be at home at the time of delivery. Write to us at ${mail}.`

test('a name that has a site of its own is the business, and not whom its terms speak to', () => {
  const named = (mail: string, wanted: string) => partyNamed(understand(shop(mail), '2026-11-21'), wanted)?.name
  expect(named('care@mithaighar.in', 'Mithaighar')).toBe('We')
  expect(named('care@mithaighar.in', 'You')).toBe('You')
  expect(named('care@mithaighar.in', 'Customer')).toBe('You')
  expect(named('care@mithaighar.in. Bills are sent to your mail, say tara@teestahomes.in', 'teestahomes')).not.toBe(
    'We',
  )
})
