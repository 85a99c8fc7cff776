import { expect, test } from 'vitest'
import { normalize } from '../../../grammar/normalize.ts'
import { findMoney, formatMoney } from '../../../grammar/numbers.ts'
import { words } from '../../../language/en.ts'
import { eachOne, eachTime, timeOfSum, unitOfSum } from './each-time.ts'

const toldOf = (text: string, label: string = words.facts.fee) => {
  const { norm } = normalize(text)
  return findMoney(norm).map((sum) => eachTime(formatMoney(sum), timeOfSum(norm, sum, label)))
}

test.each([
  ['a fee of Rs. 80,000 a month within 30 days', ['₹80,000 a month']],
  ['a fixed monthly fee of Rs 1,05,000 (Rupees one lakh five thousand only)', ['₹1,05,000 a month', '₹1,05,000']],
  [
    'Rs. 1,05,000/- (Rupees One Lakh Five Thousand only) per month, exclusive of GST',
    ['₹1,05,000 a month', '₹1,05,000 a month'],
  ],
  ['Rs. 12,000 plus applicable GST per annum', ['₹12,000 a year']],
  ['the monthly rent shall be Rs. 40,000', ['₹40,000 a month']],
  ['Annual subscription charges: Rs. 9,000', ['₹9,000 a year']],
  ['₹ 350/day for each cot', ['₹350 a day']],
  ['INR 1,500 per hour of consultation', ['₹1,500 an hour']],
  ['Rs. 25,000 p.m. and meals', ['₹25,000 a month']],
  ['USD 2,000 quarterly in advance', ['US$2,000 a quarter']],
  // once for all
  ['the fee is Rs. 80,000. Each month the Consultant reports', ['₹80,000']],
  ['Rs. 80,000 for the month of June', ['₹80,000']],
  ['a monthly report, for Rs. 500', ['₹500']],
  ['Rs. 90,000 within one month', ['₹90,000']],
  ['Rs. 90,000 by 5 pm', ['₹90,000']],
])('%s', (text, told) => expect(toldOf(text)).toEqual(told))

test('a deposit beside a monthly rent is given once', () => {
  expect(toldOf('a deposit of Rs. 60,000 per month of rent', words.facts.deposit)).toEqual(['₹60,000'])
})

test.each([
  ['120 chairs at Rs. 2,150 each', '₹2,150 each'],
  ['tiles @ Rs. 58/- per sq ft, laid', '₹58 per sq ft'],
  ['turmeric, Rs. 14,500 (Rupees fourteen thousand five hundred) per quintal', '₹14,500 per quintal'],
  ['a meal of ₹ 350/plate', '₹350 per plate'],
  ['a print is retouched for Rs. 180 per photo', '₹180 per photo'],
  ['film beyond that, Rs. 1,300 per minute', '₹1,300 per minute'],
  ['a deposit of Rs. 50,000 per the schedule', '₹50,000'],
  ['Rs. 900 personally', '₹900'],
])('what one costs: %s', (text, told) => {
  const { norm } = normalize(text)
  const [sum] = findMoney(norm)
  expect(eachOne(formatMoney(sum!), unitOfSum(norm, sum!))).toBe(told)
})
