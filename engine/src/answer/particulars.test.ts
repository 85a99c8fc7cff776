import { describe, expect, test } from 'vitest'
import { isDoubted } from '../language/answers-hi.ts'
import { openings } from '../testing/contract-of.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-27'
const first = (text: string): string => text.split('\n\n')[0]!

const loan = openAnswers(
  `${openings.loan}SANCTION PARTICULARS

Sl. No.  Particulars  Terms
1  Sanctioned Amount  Rs. 90,000/-
2  Rate of Interest  18% per annum (flat)
3  Instalment Amount  Rs. 8,850/-
4  Number of Instalments  12
5  Instalment Due Date  7th
6  Instalment Frequency  Daily / Monthly
7  Disbursal Amount (after deductions)  Rs. 87,640/-
8  Penal Charges  0.2% per day on principal outstanding
9  Dishonour Charge  Rs. 450/-

1. Use. The Borrower shall not use the Loan for speculation.

2. Repayment. The Borrower shall repay the Loan in the number of Instalments stated above, not later than the Due Dates.

3. Law. The laws of India govern this Agreement.
`,
  { day, party: 'Borrower' },
)

const room = openAnswers(
  `${openings.lease}1. Deposit. The security deposit shall be as agreed at the time of booking and as stated in the Annexure. The Lessor has no part in its refund.

2. Notice. The Lessee shall give thirty days' written notice before vacating.

3. Lock-in. The minimum stay is five months. If the Lessee vacates before the completion of the lock-in, the Lessee shall pay a penalty as fixed by the Lessor.

4. Refund of the booking. If the room is not as shown, the booking amount is refunded within twelve working days.

5. Law. The laws of India govern this Deed.

ANNEXURE
Type of room: Single
Monthly rent: Rs. 7,200
Security Deposit: Rs. 14,400
Move Out Charges: Rs. 900
Lease Start Date: 01-06-2026
`,
  { day, party: 'Lessee' },
)

describe('a line of particulars answers what its label names', () => {
  test.each([
    [loan, 'how much is my emi and on what date', /8,850.*/, /7th/],
    [loan, 'emi kitni hai', /8,850/, /8,850/],
    [room, 'deposit kitna hai', /Security Deposit: Rs\. 14,400/, /14,400/],
    [room, 'how much are the move out charges', /Move Out Charges: Rs\. 900/, /900/],
  ])('%#: %s', (book, question, sum, other) => {
    const { kind, text } = book.ask(question)
    expect(kind).toBe('answered')
    expect(isDoubted(text)).toBe(false)
    expect(text).toMatch(sum)
    expect(text).toMatch(other)
  })

  test('the line is cited first, and by itself', () => {
    expect(room.ask('how much is the security deposit').citations[0]?.quote).toBe('Security Deposit: Rs. 14,400')
  })

  test.each([
    [room, 'when is the deposit returned'],
    [room, 'how much of the deposit is deducted if I leave early'],
    [loan, 'what salary do I need for this'],
  ])('what a label does not say is not taken from it: %#', (book, question) => {
    expect(first(book.ask(question).text)).not.toMatch(/Security Deposit: Rs|18% per annum/)
  })
})

describe('a table answers by one of its lines, or not at all', () => {
  test('the line that speaks of it leads', () => {
    expect(first(loan.ask('what do they charge when an emi is dishonoured').text)).toMatch(/Dishonour Charge/)
  })
  test('what no line speaks of is not read out of all of them together', () => {
    const { text } = loan.ask('can I get a second loan from them after six months')
    expect(first(text)).not.toContain('Sanctioned Amount')
  })
})

describe('sums are worked out from the line that they stand in', () => {
  test('all instalments are the instalment as often as it is paid', () => {
    expect(first(loan.ask('how much in total will I pay back').text)).toContain('₹1,06,200')
  })
  test("the 'monthly' of another line is not that of the sum below it", () => {
    expect(loan.ask('total instalments kitna hoga').text).not.toContain('10,51,680')
  })
  test('the interest of the loan is no charge for being late', () => {
    expect(loan.ask('I am 10 days late with the emi, how much extra').text).not.toMatch(/Interest: ₹/)
  })
})

describe('what is asked for and stands nowhere', () => {
  test('a time of another refund is not that of the deposit', () => {
    const { text } = room.ask('in how many days do I get my deposit back')
    expect(isDoubted(text)).toBe(false)
    expect(text).toMatch(/^I found no/)
  })
  test('what an early end costs is looked for where one is held, and no days off', () => {
    const { text, citations } = room.ask('how much if i leave after 3 months')
    expect(text).not.toContain('holidays')
    expect(citations.slice(0, 3).some(({ quote }) => quote.includes('lock-in'))).toBe(true)
  })
  test('a number of days as a word fits its line of a table that stands twice', () => {
    const hall = openAnswers(
      `${openings.terms}1. Hall. The hall is let by the day.

Cancelled Before | Amount Refunded

| 25 days | 90% |
| 12 days | 60% |
| 1 week | 30% |

2. Garden. The garden is let by the day.

Cancelled Before | Amount Refunded

| 25 days | 90% |
| 12 days | 60% |
| 1 week | 30% |
`,
      { day, party: 'User' },
    )
    expect(hall.ask('If I cancel ten days before, how much is refunded?').text).toContain('1 week | 30%')
  })
})

test('the foot of a page that a register adds is no party who does anything', () => {
  const book = openAnswers(
    `${openings.consultancy}1. Calls. The Consultant shall answer calls between 9 a.m. and 4 p.m. Source: FARIDA CONTRACTOR, 8-K, 3/4/2019 The Consultant shall keep a list of them.

2. Law. The laws of India govern this Agreement.
`,
    { day, party: 'Consultant' },
  )
  expect(book.ask('what time do I have to answer calls').text).not.toMatch(/Source: You/)
})
