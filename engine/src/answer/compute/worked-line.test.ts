import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'
import { bandFor, bandsIn } from './bands.ts'

const day = '2026-11-22'
const asked = (clauses: string, question: string) =>
  openAnswers(`${openings.services}${clauses}\n\n2. Law. The laws of India govern this Agreement.\n`, {
    day,
    party: 'Service Provider',
  }).ask(question)

describe('lines of a table by size', () => {
  const slabs =
    'up to 1 lakh - rs. 900 more than 1 lakh and up to 4 lakhs - rs 2,100 more than 4 lakhs and less than 9 lakhs - rs 5,500 above 9 lakhs - rs 8,000'
  test.each([
    [100000, 'rs. 900'],
    [100001, 'rs 2,100'],
    [400000, 'rs 2,100'],
    [1200000, 'rs 8,000'],
  ])('of %i rupees', (size, value) => {
    expect(bandFor(bandsIn(slabs, 'money'), size)?.value).toBe(value)
  })

  test('what lies between two lines has none', () => {
    expect(bandFor(bandsIn(slabs, 'money'), 900000)).toBeNull()
  })

  test('a unit that is named once counts for both ends, and a word for nothing is a value', () => {
    const words =
      'more than 30 days before: 90% refund. 15 to 30 days before: 50% refund. less than 15 days before: no refund'
    const bands = bandsIn(words, 'time')
    expect([40, 20, 7].map((days) => bandFor(bands, days)?.value)).toEqual(['90%', '50%', 'no refund'])
    expect(bandsIn(words, 'money')).toEqual([])
  })

  test('lines that go down, and rows for so early or earlier up to where the next line begins', () => {
    const words =
      'cancellation before 20 days or earlier | 15% within 20 days & before 8 days | 35% within 8 days and before 36 hours | 55% before 24 hrs | 75%'
    const bands = bandsIn(words, 'time')
    expect([25, 10, 3, 1.25].map((days) => bandFor(bands, days)?.value)).toEqual(['15%', '35%', '55%', '75%'])
    expect(bandFor(bands, 20)).toBeNull()
  })

  test('one line alone is no table', () => {
    expect(bandsIn('more than 5 lakhs - rs 500', 'money')).toEqual([])
  })
})

const FEES =
  '1. Referral fee. For each referral the Client pays the Service Provider: Up to 1 lakh - Rs. 900. More than 1 lakh and up to 4 lakhs - Rs 2,100. More than 4 lakhs - Rs 5,500.'

test('the line of a table into which the size of the question falls stands before the clause', () => {
  const { text, citations } = asked(FEES, 'What referral fee do I get, how much for a referral of 3 lakh?')
  expect(text).toMatch(/^For ₹3,00,000 this line fits: “More than 1 lakh and up to 4 lakhs - Rs 2,100”\./)
  expect(citations[0]?.quote).toContain('For each referral')
})

const CANCELLED =
  '1. Cancellation. If the Client cancels the booking after the visit, 30% of the amount paid is deducted and the rest is refunded within 20 days.'

test('a share of the sum in the question is worked out, of the one share that the sentence names', () => {
  const question = 'I paid Rs 50,000 and the booking is cancelled after the visit. How much is refunded?'
  expect(asked(CANCELLED, question).text).toMatch(/^30% of ₹50,000 is ₹15,000, which leaves ₹35,000\./)
  const two = CANCELLED.replace('the rest', '80% of the rest')
  expect(asked(two, question).text).not.toContain('which leaves')
})

describe('a figure that a form leaves open', () => {
  const form = '1. Fees. The Client shall pay the Service Provider a fee of Rs. ________ per month for the Services.'
  test('is told as left blank, with its place', () => {
    const { kind, text, citations } = asked(form, 'How much is the monthly fee?')
    expect(kind).toBe('silent')
    expect(text).toMatch(/^The contract leaves it blank: Clause 1/)
    expect(citations[0]?.quote).toContain('________ per month')
  })

  test('is not, where it is filled in', () => {
    const { kind, text } = asked(form.replace('________', '25,000'), 'How much is the monthly fee?')
    expect(kind).toBe('answered')
    expect(text).not.toContain('leaves it blank')
  })
})

describe('a day that follows from the one in the question', () => {
  const RETURNED =
    '1. Deposit. The Client returns the deposit to the Service Provider within 30 days of the end of the work.'
  test('is worked out from the one period of the clause', () => {
    const { text } = asked(RETURNED, 'The work ends on 31 March 2027, by when must they return the deposit?')
    expect(text).toMatch(/^31 Mar 2027 \+ 30 days = 30 Apr 2027\./)
  })

  test('leaves the days out on which nobody works', () => {
    const working = RETURNED.replace('30 days', '5 working days')
    const { text } = asked(working, 'The work ends on 31 March 2027, by when must they return the deposit?')
    expect(text).toMatch(/^31 Mar 2027 \+ 5 working days = 7 Apr 2027, with Saturdays/)
  })

  test('is not, where the clause has two periods', () => {
    const two = RETURNED.replace('of the end', 'or, if there is damage, 60 days of the end')
    const { text } = asked(two, 'The work ends on 31 March 2027, by when must they return the deposit?')
    expect(text).not.toContain('31 Mar 2027 +')
  })
})

test('what late payment costs extra is its interest', () => {
  const late = '1. Late payment. The Client pays interest at 24% per annum on sums that are paid late.'
  expect(asked(late, 'They pay 1 lakh 73 days late, how much extra do I get?').text).toMatch(/^Interest: ₹4,800/)
})

describe('a table by days with the sum of the question', () => {
  const table = `1. Cancellation. A booking may be cancelled in writing. The Service Provider deducts a part of the booking money as follows. (i) A cancellation within 2 days of the visit is charged at 90% of the booking money. (ii) A cancellation 3 to 9 days before it is charged at 45% of the booking money. ${'The Client tells the reason and the number of the booking, and the office keeps a record of it. '.repeat(4)}(iii) A cancellation 10 to 30 days before it is charged at 15% of the booking money.`
  test.each([
    ['i cancel 5 days before, booking 2000, what do i lose', '45% of ₹2,000 is ₹900, which leaves ₹1,100'],
    ['booking money was Rs 8,000 and i cancelled 12 days before', '15% of ₹8,000 is ₹1,200, which leaves ₹6,800'],
  ])('%s', (question, line) => {
    expect(asked(table, question).text).toContain(line)
  })
})

test('a share of the whole cost is not taken of the advance that the question names', () => {
  const table =
    '1. Cancellation. If the Client cancels the tour: 15 to 30 days before departure 40% of the total tour cost is charged; 7 to 14 days before departure 75% of the total tour cost is charged.'
  const ofAdvance = asked(table, 'i paid an advance of Rs 8,000 and cancel 20 days before, how much do i lose?').text
  expect(ofAdvance).toContain('15 to 30 days before departure 40%')
  expect(ofAdvance).not.toContain('₹3,200')
  const ofCost = asked(table, 'the tour cost is Rs 80,000, i cancel 20 days before, how much do i lose?').text
  expect(ofCost).toContain('40% of ₹80,000 is ₹32,000')
})

test('a notice tells nothing of the end of what began on a day', () => {
  const text =
    '1. End. Either party may end the work by giving one month notice in writing. The work is reviewed in April.'
  expect(asked(text, 'we began on 3 June 2026, when is the review?').text).not.toContain('3 Jul 2026')
})

test('a share of more than the whole is worked out, and leaves nothing', () => {
  const text = '1. Advance. 130 % of the estimated bill shall be paid as advance while booking the party.'
  const told = asked(text, 'estimated bill is Rs 40,000, how much advance for the party?').text
  expect(told).toContain('130% of ₹40,000 is ₹52,000')
  expect(told).not.toContain('leaves')
})
