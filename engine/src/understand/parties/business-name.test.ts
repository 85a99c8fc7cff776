import { expect, test } from 'vitest'
import { besideYou, businessName } from './business-name.ts'

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
