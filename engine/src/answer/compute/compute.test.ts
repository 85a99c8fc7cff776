import type { Page } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { analyze } from '../../analyze.ts'
import { addDays, addMonths, daysBetween } from '../../grammar/calendar.ts'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const lease = `LEAVE AND LICENCE AGREEMENT

This Agreement is made on 1 January 2027 between Mrs. Leela Menon (the "Licensor") and Mr. Arun Rao (the "Licensee").

1. TERM. The licence is for a period of 36 months commencing from 1 January 2027. There is a lock-in period of 12 months during which neither party may terminate.

2. LICENCE FEE. The Licensee shall pay a licence fee of Rs. 40,000 per month. The licence fee shall be increased by 5% after every 12 months.

3. DEPOSIT. The Licensee has paid a security deposit of Rs. 1,20,000, which the Licensor shall refund within 15 days of exit.

4. LATE PAYMENT. On late payment the Licensee shall pay simple interest at 18% per annum on the overdue sum.

5. NOTICE. After the lock-in period either party may terminate this Agreement by giving two months' written notice to the other.
`
const answers = openAnswers(lease, { day: '2027-02-10' })

test.each([
  ['If I give notice on 1 March 2027, when does it end?', ['1 May 2027', '2 months', 'lock-in']],
  ['if I give notice today when does it end', ['10 Apr 2027', '10 Feb 2027']],
  ['What is the last day of the term?', ['31 Dec 2029']],
  [
    'What is the total licence fee over the term?',
    ['₹15,13,200', '12 x ₹40,000 = ₹4,80,000', '12 x ₹42,000 = ₹5,04,000', '12 x ₹44,100 = ₹5,29,200'],
  ],
  ['How much interest on Rs 50,000 for 45 days late?', ['₹1,109.59', '₹50,000 x 18% x 45 / 365', 'simple interest']],
  ['How many months of rent is the deposit?', ['3 months', '₹1,20,000 / ₹40,000']],
  ['How much is the licence fee with GST at 18%?', ['₹47,200', '₹7,200', 'the contract does not state it']],
] as const)('%s', (question, figures) => {
  const answer = answers.ask(question)
  expect(answer.kind).toBe('answered')
  for (const figure of figures) expect(answer.text).toContain(figure)
  expect(answer.citations.length).toBeGreaterThan(0)
})

test('where a figure is missing, it is said which', () => {
  const bare = openAnswers(lease.replace(/4\. LATE[^\n]+/, '').replace(/5\. NOTICE[^\n]+/, ''), { day: '2027-02-10' })
  expect(bare.ask('how much interest on 50,000 for 45 days late?').text).toContain(
    'a rate of interest for late payment',
  )
  expect(bare.ask('if I give notice today, when does it end?').text).toContain('a notice period')
})

test.each([
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-01-01', 36, '2030-01-01'],
])('%s and %i months is %s', (day, count, later) => expect(addMonths(day, count)).toBe(later))

test.each([
  ['2026-03-01', 30, '2026-03-31'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i days is %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later)
  expect(daysBetween(day, later)).toBe(count)
})

describe('an increase that may come is neither counted nor denied', () => {
  const total = (rise: string, pages?: Page[]): string =>
    openAnswers(lease.replace('The licence fee shall be increased by 5% after every 12 months.', rise), {
      day: '2027-02-10',
      ...(pages !== undefined && { pages }),
    }).ask('What is the total licence fee over the term?').text

  test.each([
    'The Licensor may increase the licence fee by 10% after every 12 months.',
    'The licence fee shall be increased every year by up to 10%.',
  ])('%s', (rise) => {
    const text = total(rise)
    expect(text).toContain('₹14,40,000')
    expect(text).toContain('raised by up to 10% every 12 months')
    expect(text).toContain('₹15,88,800')
    expect(text).not.toContain('states none')
  })
  test.each([
    'The Licensor may increase the licence fee at any time.',
    'On renewal the licence fee shall be increased by 10% every year.',
    'The licence fee shall be revised by mutual consent.',
  ])('%s', (rise) => {
    const text = total(rise)
    expect(text).toContain('₹14,40,000')
    expect(text).toContain('no increase is counted')
    expect(text).not.toContain('states none')
  })
  test.each(['', 'There shall be no increase of the licence fee during the term.'])('none: %s', (rise) => {
    expect(total(rise)).toContain('the contract states none')
  })
  test('while a page is unread, the contract is not said to state none', () => {
    const end = lease.length - 58
    const text = total('', [
      { number: 1, start: 0, end, source: 'ocr', confidence: 0.9 },
      { number: 2, start: end, end, source: 'ocr', confidence: 0 },
    ])
    expect(text).not.toContain('the contract states none')
    expect(text).toContain('Page 2 could not be read')
  })
})

describe('each side has the notice that the contract gives it', () => {
  const end = (opening: keyof typeof openings, party: string, words: string, question: string) =>
    openAnswers(`${openings[opening]}1. Termination. ${words}\n\n2. Law. The laws of India govern this Agreement.\n`, {
      day: '2026-11-22',
      party,
    }).ask(question)

  const atWill =
    "The Company may terminate this Agreement at any time without notice. The Consultant shall give ninety days' notice."
  test('who may end it without notice does not get the notice of the other', () => {
    const answer = end('consultancy', 'Consultant', atWill, 'If they terminate on 1 December 2026, when does it end?')
    expect(answer.text).not.toContain('1 Mar 2027')
    expect(answer.text).toContain('no notice is needed')
    expect(answer.text).toContain('only for the Consultant, 90 days')
    expect(answer.citations[0]!.quote).toContain('without notice')
    expect(
      end('consultancy', 'Consultant', atWill, 'If I resign on 1 December 2026, when does it end?').text,
    ).toContain('1 Mar 2027')
  })
  test('the summary names whose notice it is', () => {
    const told = (party: string) =>
      analyze(
        `${openings.consultancy}1. Work. The Consultant shall advise the Company.\n\n2. Termination. ${atWill}\n\n3. Law. The laws of India govern this Agreement.\n`,
        { day: '2026-11-22', party },
      )
        .summary.points.map(({ text }) => text)
        .join(' ')
    expect(told('Consultant')).toContain('When you end it, the notice is 90 days.')
    expect(told('Company')).toContain('When the Consultant ends it, the notice is 90 days.')
  })
  test('a notice period that only the other side has is not denied', () => {
    const answer = end(
      'lease',
      'Lessee',
      "The Lessor may terminate this Deed by giving 30 days' written notice.",
      'If I give notice on 1 December 2026, when does it end?',
    )
    expect(answer.text).toContain('only for the Lessor, 30 days')
    expect(answer.text).not.toContain('does not state')
    expect(answer.citations[0]!.quote).toContain('30 days')
  })
  test('without notice for a cause only: the notice of both still counts', () => {
    const answer = end(
      'consultancy',
      'Consultant',
      "Either party may terminate this Agreement on 30 days' notice. The Company may terminate it without notice for misconduct.",
      'If they terminate on 1 December 2026, when does it end?',
    )
    expect(answer.text).toContain('31 Dec 2026')
  })
})
