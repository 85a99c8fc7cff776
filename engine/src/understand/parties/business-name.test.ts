import { expect, test } from 'vitest'
import { businessName } from './business-name.ts'

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
