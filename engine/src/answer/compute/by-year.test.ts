import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const day = '2026-11-26'
const ask = (opening: keyof typeof openings, party: string, clauses: string, question: string): string =>
  openAnswers(`${openings[opening]}${clauses}\n\n9. Law. The laws of India govern this Agreement.\n`, {
    day,
    party,
  }).ask(question).text

describe('a rent that the contract names step by step', () => {
  const stepped =
    '1. Term. The lease is for 24 months commencing from 1 January 2027.\n\n2. Rent. The Lessee shall pay a monthly rent of Rs. 20,000 (Rupees Twenty Thousand only) for the first twelve months and Rs. 22,000 (Rupees Twenty-Two Thousand only) for the next twelve months.'
  test.each([
    ['What is the total rent over the term?', '₹5,04,000', '12 x ₹22,000 = ₹2,64,000'],
    ['what is the total I pay in a year?', '₹2,40,000', 'in the first 12 months'],
    ['total rent for 18 months?', '₹3,72,000', 'Months 13 to 18'],
  ])('%s', (question, total, line) => {
    const text = ask('lease', 'Lessee', stepped, question)
    expect(text).toContain(total)
    expect(text).toContain(line)
  })
  test('one sum and a note of another time is no schedule', () => {
    const text = ask(
      'lease',
      'Lessee',
      '1. Term. The lease is for 24 months commencing from 1 January 2027.\n\n2. Rent. The Lessee shall pay a monthly rent of Rs. 20,000 for the first twelve months.',
      'What is the total rent over the term?',
    )
    expect(text).not.toContain('Months 13')
  })
})

test('a sum by the year is told as it stands, and what is paid once at the start is no sum a month', () => {
  const clauses =
    '1. Fees. The Customer shall pay an annual fee of Rs. 60,000 and a set-up fee of Rs. 5,000 on signing. The licence of the scanner costs Rs. 500 per month.'
  expect(ask('saas', 'Customer', clauses, 'what do I pay in a year?')).toMatch(/^Fee a year: ₹60,000\./)
  expect(ask('saas', 'Customer', clauses, 'how much do I pay in total to start?')).not.toMatch(/^Total/)
  expect(ask('saas', 'Customer', clauses, 'how much is the set-up fee with GST at 18%?')).toContain('₹5,900')
})

describe('what a delay costs', () => {
  const clauses =
    '1. Fee. The project fee is Rs. 4,00,000.\n\n2. Delay. For delay of the work there shall be deducted one per cent of the project fee for each day of delay, subject to a maximum of 5%.'
  test.each([
    ['how much penalty for 3 days of delay?', 'For 3 days of delay: ₹12,000.'],
    ['how much penalty for 30 days of delay?', 'For 30 days of delay: ₹20,000.'],
    ['penalty per day in rupees?', 'For 1 day of delay: ₹4,000.'],
  ])('%s', (question, told) => expect(ask('consultancy', 'Consultant', clauses, question)).toContain(told))
  test('a price that is reduced is a penalty too', () => {
    const reduced =
      '1. Price. The price is Rs. 2,00,000.\n\n2. Delay. For delay caused by the Consultant the price is reduced by half of one per cent for each complete week, up to five per cent of the price.'
    expect(ask('consultancy', 'Company', reduced, 'late work ka penalty per week?')).toContain('₹1,000')
    expect(ask('consultancy', 'Company', reduced, 'how much penalty for 20 weeks of delay?')).toContain(
      'For 20 weeks of delay: ₹10,000.',
    )
  })
  test('a share of a sum that is nowhere named is not worked out', () => {
    expect(
      ask(
        'consultancy',
        'Consultant',
        clauses.replace('is Rs. 4,00,000', 'is as agreed'),
        'how much penalty for 3 days of delay?',
      ),
    ).not.toContain('For 3 days of delay:')
  })
})

test('the last instalment follows from the first and their number', () => {
  const clauses =
    '1. Repayment. The loan is repaid in twenty-four equal monthly instalments of Rs. 10,000, the first on 5 January 2027.'
  expect(ask('loan', 'Borrower', clauses, 'when is the last EMI?')).toMatch(/^Last instalment: 5 Dec 2028\./)
})

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

const answer = (text: string, party: string, question: string) =>
  openAnswers(text, { day: '2026-11-28', party }).ask(question)

describe('instalments', () => {
  test.each([
    ['date of the last instalment', 'Last instalment: 10 Mar 2028.'],
    ['when is the 5th instalment?', 'Instalment 5: 10 Aug 2026.'],
    ['what is the total interest over the loan?', 'Interest in all: ₹23,784.'],
  ])('%s', (question, told) => expect(answer(loan, 'Meena Patil', question).text).toContain(told))

  test('one that there is not has no day, and the interest of a year is not that of the loan', () => {
    expect(answer(loan, 'Meena Patil', 'when is the 30th instalment?').text).not.toContain('Instalment 30')
    expect(answer(loan, 'Meena Patil', 'how much interest in a year?').text).not.toContain('23,784')
  })
})

describe('the end of the probation', () => {
  const six = 'The Employee shall be on probation for six months from the date of joining.'
  test('runs from the day that the question names, where the letter names none', () => {
    const text = letter(six).replace(/\b\d{1,2} \w+ 20\d\d\b/g, 'the day agreed')
    const told = answer(text, 'Rohit Salunke', 'i joined on 2 march 2026 when does probation end').text
    expect(told).toContain('Last day of the probation: 1 Sep 2026.')
  })

  test.each(['when does my probation end?', 'probation kab khatam hoga', 'till when am I on probation?'])(
    '%s',
    (question) =>
      expect(answer(letter(six), 'Rohit Salunke', question).text).toContain('Last day of the probation: 14 Dec 2026.'),
  )
  test('is told with the time by which it may be made longer, and not reckoned from it', () => {
    const { text } = answer(
      letter(`${six.slice(0, -1)}, which the Company may extend by three months.`),
      'Rohit Salunke',
      'when does my probation end?',
    )
    expect(text).toContain('14 Dec 2026')
    expect(text).toContain('making it longer')
  })
  test('is not worked out where no time is named, or where it is asked what follows', () => {
    expect(
      answer(letter('The Employee is on probation.'), 'Rohit Salunke', 'when does my probation end?').text,
    ).not.toMatch(/^Last day of the probation/)
    expect(answer(letter(six), 'Rohit Salunke', 'what notice do I give if I leave in probation?').text).not.toMatch(
      /^Last day of the probation/,
    )
  })
})
