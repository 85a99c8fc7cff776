import { expect, test } from 'vitest'
import { openAnswers } from '../ask.ts'

const opening = `ROOM AGREEMENT

This Agreement is made on 14 March 2026 between Himani Stays Private Limited, Kota (the "Company") and Aarav Joshi, Ajmer (the "Resident").
`
const room = (late: string): string => `${opening}
1. TERM. The term of this Agreement is 11 months, commencing from 1 April 2026.

2. RENT. The Resident shall pay a monthly rent of Rs. 8,000 by the 5th of each month.

3. DELAY. ${late}

4. NOTICE. The Resident may leave by thirty days' written notice.
`
const DAY = '2026-06-01'
const plain = openAnswers(
  room(
    'If the rent is paid after the 5th of a month, the Resident shall pay a late fee of Rs. 150 (Rupees One Hundred and Fifty) per day of delay.',
  ),
  { day: DAY, party: 'Aarav Joshi' },
)

test.each([
  ['how much late fee for 7 days?', '₹1,050', '7 x ₹150'],
  ['if I pay rent on the 9th how much extra do I pay?', '₹600', '4 x ₹150'],
  ['rent 2 weeks late, what fine?', '₹2,100', '14 x ₹150'],
])('a sum for each day of delay is counted up: %s', (question, result, working) => {
  const { kind, text, citations } = plain.ask(question)
  expect(kind).toBe('answered')
  expect(text).toContain(result)
  expect(text).toContain(working)
  expect(citations[0]!.quote).toContain('per day of delay')
})

test('rent that is paid in time costs nothing extra: nothing is counted', () => {
  expect(plain.ask('if I pay rent on the 4th how much extra do I pay?').text).not.toContain('of delay:')
})

test('a sum with days that are free, one for another delay, and two that differ are not counted up', () => {
  for (const late of [
    'If the rent is late, the Resident shall pay Rs. 150 per day of delay after the first 3 days.',
    'If the Company delays the delivery of the furniture it shall pay Rs. 150 per day of delay.',
    'If the rent is late, the Resident shall pay Rs. 150 per day of delay, and Rs. 300 per day where the delay is the second.',
  ]) {
    const answers = openAnswers(room(late), { day: DAY, party: 'Aarav Joshi' })
    expect(answers.ask('rent is 7 days late, how much extra do I pay?').text, late).not.toMatch(/For 7 days of delay:/)
  }
})

test('what the other side pays for being late is not counted up for oneself', () => {
  const both = openAnswers(
    room('If the Company returns the rent of a closed month late, it shall pay Rs. 90 for each day of delay.'),
    { day: DAY, party: 'Aarav Joshi' },
  )
  expect(both.ask('if I pay rent 7 days late how much extra do I pay?').text).not.toMatch(/For 7 days of delay:/)
  expect(both.ask('the rent comes back 7 days late, how much extra must they pay?').text).toContain('₹630')
})

test('months that the question names are counted up, and what is paid at the beginning is not the total of the term', () => {
  expect(plain.ask('what is my rent for 3 months?').text).toContain('₹24,000')
  expect(plain.ask('how much do I pay in all when I move in?').text).not.toContain('₹88,000')
  expect(plain.ask('what is the total rent for the whole stay?').text).toContain('₹88,000')
})

test.each(['when does my stay end?', 'till when is my stay?'])(
  'the end of a stay is the end of the term: %s',
  (question) => {
    expect(plain.ask(question).text).toContain('28 Feb 2027')
  },
)

test('the notice of one on probation is not told as that of all', () => {
  const letter = openAnswers(
    `APPOINTMENT LETTER

This letter is issued on 3 June 2026 by Kestrel Apps Private Limited, Indore (the "Company") to Meera Nair (the "Employee").

1. Probation. The Employee is on probation for six months. During probation either side may end the employment by seven days' notice.

2. Notice. After that the Employee may resign by two months' written notice.

3. Salary. The Employee gets a gross salary of Rs. 18,000 a month, made up as follows:
Component                    Amount (Rs.)
Basic Salary                 9,000
House Rent Allowance         3,600
Medical Allowance            1,250
Other Allowance              4,150
Total Earnings               18,000
`,
    { day: DAY, party: 'Meera Nair' },
  )
  const probation = letter.ask('what is the notice period in probation?').text
  expect(probation).not.toMatch(/^Notice to terminate: 2 months/)
  expect(probation).toContain('seven days')
  expect(letter.ask('what is my notice period?').text).toMatch(/^Notice to terminate: .*2 months/)
  // neither the head of a table nor a part of the pay is the pay
  expect(letter.ask('what is my CTC?').text.split('\n')[0]).not.toMatch(/Component|Basic/)
  expect(letter.ask('how much HRA a year?').kind).not.toBe('off_topic')
})

test.each([
  ['subject to a maximum of Rs. 900', 'For 7 days of delay: ₹900.', 'At most, by the clause: ₹900'],
  ['subject to a maximum of Rs. 2,000', 'For 7 days of delay: ₹1,050.', '7 x ₹150 = ₹1,050'],
  ['up to a maximum of 10% of the rent', 'For 7 days of delay: ₹1,050.', 'maximum of 10% of the rent”'],
])('a bound is reckoned in where it is a sum, and told where it is not: %s', (bound, result, told) => {
  const answers = openAnswers(room(`If the rent is late, the Resident shall pay Rs. 150 per day of delay, ${bound}.`), {
    day: DAY,
    party: 'Aarav Joshi',
  })
  const { text } = answers.ask('rent is 7 days late, how much extra do I pay?')
  expect(text).toContain(result)
  expect(text).toContain(told)
})

test('of a list below its lead the item that the question names is counted up, and what the next clause bounds is another sum', () => {
  const answers = openAnswers(
    room(
      'If the work is delayed, the Resident shall pay:\n(a) Rs. 500 per day for the ground floor;\n(b) Rs. 900 per day for the upper floor.',
    ).replace('4. NOTICE.', '4. STORE. The store costs at most Rs. 700, up to a maximum of Rs. 700.\n\n5. NOTICE.'),
    { day: DAY, party: 'Aarav Joshi' },
  )
  expect(answers.ask('upper floor delayed 4 days how much penalty').text).toContain('For 4 days of delay: ₹3,600.')
  expect(answers.ask('work delayed 4 days how much penalty').text).not.toContain('For 4 days of delay:')
})
