import { expect, test } from 'vitest'
import { withoutUnticked } from './unticked.ts'

const words = (text: string) => withoutUnticked(text).replace(/\s+/g, ' ').trim()

test.each([
  ['☐ Yearly, not refundable.\n☒ Monthly. Ends at will.', '☒ Monthly. Ends at will.'],
  ['[ ] Renews itself.\n\n[x] Ends in May.\n\n[ ] Runs on.', '[x] Ends in May.'],
  ['Paid ☑ monthly ☐ yearly, in advance. The fee is Rs. 500.', 'Paid ☑ monthly The fee is Rs. 500.'],
  ['☐ By cheque\nor\n✓ By transfer', 'or ✓ By transfer'],
  ['The rent is ~~Rs. 9,000~~ Rs. 8,000.', 'The rent is Rs. 8,000.'],
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
])('where nothing is chosen, all may be yet: %j', (text) => expect(withoutUnticked(text)).toBe(text))
