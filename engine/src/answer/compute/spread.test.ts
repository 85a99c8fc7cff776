import { describe, expect, test } from 'vitest'
import { openAnswers } from '../ask.ts'

const loan = `LOAN AGREEMENT

This Loan Agreement is made on 5 March 2026 between Saral Fincap Private Limited, Pune (the "Lender") and Meena Patil, Satara (the "Borrower").

1. LOAN. The Lender lends the Borrower Rs. 1,20,000 (Rupees One Lakh Twenty Thousand only).

2. INTEREST. The loan carries interest at 18% per annum.

3. REPAYMENT. The Borrower shall repay the loan in 24 equal monthly instalments of Rs. 5,991 each, the first on 10 April 2026.
`

const letter = (probation: string) => `APPOINTMENT LETTER

This letter is issued on 2 June 2026 by Bluepeak Foods Private Limited, Nagpur (the "Company") to Rohit Salunke (the "Employee").

1. JOINING. The Employee shall join on 15 June 2026 as Sales Executive.

2. PROBATION. ${probation}

3. SALARY. The Company shall pay the Employee a gross salary of Rs. 26,000 per month by the 7th of the following month.

4. NOTICE. After confirmation either party may end this employment by two months' written notice; during probation by 15 days' notice.
`

const ask = (text: string, party: string, question: string) =>
  openAnswers(text, { day: '2026-11-28', party }).ask(question)

describe('instalments', () => {
  test.each([
    ['date of the last instalment', 'Last instalment: 10 Mar 2028.'],
    ['when is the 5th instalment?', 'Instalment 5: 10 Aug 2026.'],
    ['what is the total interest over the loan?', 'Interest in all: ₹23,784.'],
  ])('%s', (question, told) => expect(ask(loan, 'Meena Patil', question).text).toContain(told))

  test('one that there is not has no day, and the interest of a year is not that of the loan', () => {
    expect(ask(loan, 'Meena Patil', 'when is the 30th instalment?').text).not.toContain('Instalment 30')
    expect(ask(loan, 'Meena Patil', 'how much interest in a year?').text).not.toContain('23,784')
  })
})

describe('the end of the probation', () => {
  const six = 'The Employee shall be on probation for six months from the date of joining.'
  test.each(['when does my probation end?', 'probation kab khatam hoga', 'till when am I on probation?'])(
    '%s',
    (question) =>
      expect(ask(letter(six), 'Rohit Salunke', question).text).toContain('Last day of the probation: 14 Dec 2026.'),
  )
  test('is told with the time by which it may be made longer, and not reckoned from it', () => {
    const { text } = ask(
      letter(`${six.slice(0, -1)}, which the Company may extend by three months.`),
      'Rohit Salunke',
      'when does my probation end?',
    )
    expect(text).toContain('14 Dec 2026')
    expect(text).toContain('making it longer')
  })
  test('is not worked out where no time is named, or where it is asked what follows', () => {
    expect(
      ask(letter('The Employee is on probation.'), 'Rohit Salunke', 'when does my probation end?').text,
    ).not.toMatch(/^Last day of the probation/)
    expect(ask(letter(six), 'Rohit Salunke', 'what notice do I give if I leave in probation?').text).not.toMatch(
      /^Last day of the probation/,
    )
  })
})
