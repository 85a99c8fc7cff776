import { expect, test } from 'vitest'
import { withoutUnticked } from './unticked.ts'

const words = (text: string) => withoutUnticked(text).replace(/\s+/g, ' ').trim()

test.each([
  ['☐ Yearly, not refundable.\n☒ Monthly. Ends at will.', '☒ Monthly. Ends at will.'],
  ['[ ] Renews itself.\n\n[x] Ends in May.\n\n[ ] Runs on.', '[x] Ends in May.'],
  ['Paid ☑ monthly ☐ yearly, in advance. The fee is Rs. 500.', 'Paid ☑ monthly The fee is Rs. 500.'],
  ['☐ By cheque\nor\n✓ By transfer', 'or ✓ By transfer'],
  ['The rent is ~~Rs. 9,000~~ Rs. 8,000.', 'The rent is Rs. 8,000.'],
  ['Fee: [ ] weekly [x] monthly', 'Fee: [ ] weekly [x] monthly'],
  ['[x] weekly [ ] monthly', '[x] weekly'],
  ['- [ ] weekly [x] monthly', '- [x] monthly'],
  ['☒ Monthly\n☐ Yearly\n2. Term. One year.', '☒ Monthly 2. Term. One year.'],
  ['☑ Monthly\n□ Yearly', '☑ Monthly'],
  ['☑ May leave\n☐ Must stay for three years\nThe guest pays.', '☑ May leave The guest pays.'],
])('what was not chosen, or was crossed out, is not read: %j', (text, read) => {
  expect(words(text)).toBe(read)
  expect(withoutUnticked(text)).toHaveLength(text.length)
})

test.each([
  '☐ Yearly, not refundable.\n☐ Monthly.',
  '□ The goods are sold as seen.\n□ No claims.',
  '☒ With GST\n\n2. Term\n\n☐ The term is one year.\n☐ The term is two years.',
  'The Company [ ] shall pay. (x) The fee is due. [Name] signs.',
  '~~~~ signed ~~~~',
  'Advance: Kept ☐ Given back ☑',
  'Advance: Kept ☐ Given back ☑ (tick one).\nThe rent is due.',
  '☒ Monthly.\n☐ Yearly, and the advance is\nlost by whoever leaves.',
  '✓ Beds are made daily.\n□ The advance is lost by whoever leaves.',
  'Hire is Rs. [ ] a day, and the advance is lost by whoever is late.\n[x] With a driver.',
  '[x] Hire is Rs. [ ] a day, and the advance is lost by whoever is late.',
  '[x] With a driver, for a hire of [ ] rupees a day, and the advance is lost.',
])('where nothing is chosen, all may be yet: %j', (text) => expect(withoutUnticked(text)).toBe(text))
