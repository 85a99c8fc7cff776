import { expect, test } from 'vitest'
import { spoken } from './spoken.ts'

test.each([
  ['Rs. 12,50,000/- is due', '12 lakh 50 thousand rupees is due'],
  ['₹2,00,00,000', '2 crore rupees'],
  ['INR 1,234.50 a day', '1 thousand 234 rupees and 50 paise a day'],
  ['₹2.5 crore', '2 point 5 crore rupees'],
  ['Rs 5 lakhs.', '5 lakh rupees.'],
  ['on 2026-04-01', 'on 1 April 2026'],
  ['by 15/08/2026', 'by 15 August 2026'],
  ['version 31/31/2026', 'version 31/31/2026'],
  ['18% p.a.', '18 percent a year'],
  ['s. 27 of the Indian Contract Act, 1872', 'section 27 of the Indian Contract Act, 1872'],
  ['clause 4.2(b)', 'clause 4.2 b'],
  ['clause 4.2.1', 'clause 4 point 2 point 1'],
  ['Asha Pvt. Ltd. v. Malabar', 'Asha private limited versus Malabar'],
  ['- one\n- two', 'one. two'],
  ['“Fees” — see below', 'Fees, see below'],
])('%s is said: %s', (text, words) => expect(spoken(text)).toBe(words))
