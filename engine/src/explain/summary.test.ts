import { summaryTopics } from '@karar/schema'
import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { openings } from '../testing/contract-of.ts'
import { consultancyNumbered, samples } from '../testing/contracts.ts'

const day = '2026-11-21'
const rest =
  '2. Term. This Agreement runs for twelve months.\n\n3. Confidentiality. Each party shall keep the confidential information of the other secret for two years.\n\n4. Termination. Either party may terminate this Agreement on thirty days\u2019 written notice.\n\n5. Law. This Agreement is governed by the laws of India and the courts at Pune have jurisdiction.\n'
const told = (text: string, party?: string) =>
  analyze(`${openings.services}1. Scope. ${text}\n\n${rest}`, {
    day,
    ...(party !== undefined && { party }),
  }).summary.points.map((point) => point.text)

describe('the contract in plain sentences', () => {
  test.each(samples.map((text) => [text.slice(0, 40).replace(/\s+/g, ' '), text]))(
    'at most ten, in order, each on the contract\u2019s own words: %s',
    (_, text) => {
      const { summary, critical_issues } = analyze(text, { day })
      expect(summary.points.length).toBeGreaterThan(3)
      expect(summary.points.length).toBeLessThanOrEqual(10)
      const order = summary.points.map(({ topic }) => summaryTopics.indexOf(topic))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      for (const { quote, start, end } of [...summary.points, ...summary.terms]) {
        expect(quote.length).toBeGreaterThan(1)
        expect(text.slice(start, end)).toBe(quote)
      }
      const known = new Set(critical_issues.map(({ id }) => id))
      for (const { issue_id } of summary.points) if (issue_id !== null) expect(known).toContain(issue_id)
    },
  )
  test('a duty is told in the contract\u2019s words, turned to the reader', () => {
    const text =
      'The Service Provider shall repair each fault within ten days. The Client shall pay a fee of Rs. 40,000 a month.'
    expect(told(text, 'Service Provider')).toEqual(
      expect.arrayContaining([
        'You must repair each fault within ten days.',
        'The Client must pay a fee of Rs. 40,000 a month.',
        'It names a fee of \u20b940,000 a month.',
      ]),
    )
    expect(told(text, 'Client')).toEqual(
      expect.arrayContaining([
        'You must pay a fee of Rs. 40,000 a month.',
        'The Service Provider must repair each fault within ten days.',
      ]),
    )
  })
  test('sums go by the name in the cell or the heading before them, the loan and its instalment first', () => {
    const loan = `${openings.loan}Loan amount | Rs. 4,10,000\nEMI | Rs. 9,300 per month\n\n1. Charges. A fee of Rs. 480 is due for each bounce.\n\n${rest}`
    const points = analyze(loan, { day }).summary.points.filter(({ topic }) => topic === 'money')
    expect(points.map((point) => point.text)).toEqual([
      'It names a loan of \u20b94,10,000.',
      'It names an instalment of \u20b99,300 a month.',
      'It names a fee of \u20b9480.',
    ])
    expect(told('Fees: the Client agrees to pay the Service Provider Rs. 3,60,000 for the whole work.')).toContain(
      'It names a fee of \u20b93,60,000.',
    )
  })
  test('\u201cwe\u201d of a paper is the other side, not Karar', () => {
    const text =
      'OUR HOSTEL\n\n1. Room. We let a room to the Resident for eleven months. The Resident shall pay rent of Rs. 7,000 a month.\n\n2. End. We may end the stay by giving twenty days of written notice.\n\n3. Care. The Resident shall keep the room clean. We shall clean the stairs each week.\n\n'
    const points = analyze(`${text}${rest.replace(/4\. Termination[^\n]*/, '')}`, { day, party: 'The Resident' })
      .summary.points
    expect(points.map((point) => point.text)).toContain('When the other side ends it, the notice is 20 days.')
  })
  test('the \u201cyou\u201d of a letter is not whoever wrote it', () => {
    const letter = `Sub: Upkeep of your lift\n\nDear Sir,\n\nFor, Veena Lifts Pvt. Ltd.\n\nUPKEEP AGREEMENT\n\nVeena Lifts Pvt. Ltd shall maintain your lift for one year. You shall pay Rs. 9,000 in advance. We shall visit you each month.\n\n${rest}`
    const { parties } = analyze(letter, { day })
    const firm = parties.find(({ name }) => /Veena/.test(name))!.name
    const [what] = analyze(letter, { day, party: firm }).summary.points
    expect(parties.map(({ name }) => name)).toContain('You')
    expect(what!.text).toMatch(/ between .*the side that it is written to/)
    expect(what!.text).not.toMatch(/\byou\b/)
  })
  test.each([
    'The Service Provider will receive a badge on the first day.',
    'The Service Provider shall at all times be entitled to enter the site.',
    'The Service Provider shall be paid by the Client at the end.',
    'The Service Provider shall have the right to refuse any order.',
  ])('what comes to somebody is no duty of theirs: %s', (text) => {
    expect(told(text, 'Service Provider').filter((point) => /^You (?:must|will)/.test(point))).toEqual([])
  })
  test.each([
    'sign such papers as may be required for the work.',
    'repair each fault and be liable for the loss.',
    'within ten days supply the papers that are to be filed.',
  ])('what is required of the work does not hide a duty: %s', (rest) => {
    expect(told(`The Service Provider shall ${rest}`, 'Service Provider')).toContain(`You must ${rest}`)
  })
  test('a ban stays a ban', () => {
    expect(told('The Service Provider shall not copy the drawings of the Client.', 'Service Provider')).toContain(
      'You must not copy the drawings of the Client.',
    )
  })
  test('where no notice is stated, the way out is told by what is wrong with it', () => {
    const text = `${openings.services}1. Scope. The Service Provider shall serve the Client.\n\n${rest.replace(/4\. Termination\.[^\n]*/, '4. Termination. The Client may terminate this Agreement at any time without cause. The Service Provider may not terminate this Agreement.')}`
    const { points } = analyze(text, { day, party: 'Service Provider' }).summary
    const out = points.filter(({ topic }) => topic === 'get_out')
    expect(out).toHaveLength(1)
    expect(out[0]?.issue_id).toMatch(/termination/)
  })
  test('a sum that the sentence does not name is only spoken of', () => {
    const text = 'The Guarantor answers for the principal up to Rs. 3,00,000, and the fee is as agreed.'
    expect(told(text)).toContain('The largest sum found in it is \u20b93,00,000.')
  })
  test('the price is told before what stands beside it', () => {
    const text =
      'The Client pays a lump sum of Rs. 70,000 (Rupees seventy thousand only) a month ("Monthly Fee"). A penalty of Rs. 900 is due for each late day, and insurance of Rs. 80,00,000 is taken out by the Client.'
    const sums = told(text).filter((point) => /\u20b9/.test(point))
    expect(sums.join(' ')).toContain('It names a fee of \u20b970,000 a month.')
    expect(sums.join(' ')).not.toContain('80,00,000')
  })
  test('a duty is told to you in words that mean you', () => {
    expect(told('The Service Provider shall hand over its daily log to the Client.', 'Service Provider')).toContain(
      'You must hand over your daily log to the Client.',
    )
  })
  test('nothing is said of a text that could not be judged', () => {
    expect(analyze('Milk, eggs and bread.', { day }).summary).toEqual({ points: [], terms: [] })
  })
})

describe('words of lawyers', () => {
  const { terms } = analyze(consultancyNumbered, { day }).summary
  test('only those that occur, with the place where they do', () => {
    expect(terms.map(({ term }) => term)).toContain('Indemnity')
    expect(terms.map(({ term }) => term)).not.toContain('Escrow')
    expect(terms.find(({ term }) => term === 'Indemnity')?.quote).toMatch(/^indemnif/i)
  })
  test('no more than eight, none twice', () => {
    expect(terms.length).toBeLessThanOrEqual(8)
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length)
  })
})

describe('what protects somebody is not told as a duty', () => {
  test.each([
    'The Service Provider shall under no circumstances be liable for any indirect loss.',
    'The Service Provider shall in no event be required to work on Sundays.',
    'The Service Provider shall not in any event be liable for loss of profit.',
    'The Service Provider shall in no way be bound by an oral order.',
    'The Service Provider shall, save as agreed in writing, be required to do nothing on holidays.',
    'The Service Provider shall neither be liable for delay nor for loss.',
    'The Service Provider shall bear no cost of the travel of the Client.',
    'The Service Provider shall during the term be paid by the Client each month.',
  ])('%s', (text) => {
    expect(told(text, 'Service Provider').filter((point) => /^You (?:must|will)/.test(point))).toEqual([])
    expect(told(text, 'Client').filter((point) => /^The Service Provider (?:must|will)/.test(point))).toEqual([])
  })
})

describe('disputes go to arbitration only where the contract sends them there', () => {
  const seat = (text: string) =>
    analyze(`${openings.services}1. Scope. The Service Provider shall repair each fault.\n\n2. Disputes. ${text}\n`, {
      day,
    }).summary.points.flatMap((point) => (/arbitration/.test(point.text) ? [point.text] : []))
  test.each([
    'Disputes may be referred to arbitration if the parties so agree. The seat of arbitration is Pune.',
    'If the parties so agree, a dispute shall be referred to arbitration. The seat of arbitration shall be Pune.',
    'Either party may refer a dispute to arbitration. The arbitrator shall decide the dispute under the law of arbitration. The seat of arbitration shall be Pune.',
  ])('%s', (text) => expect(seat(text)).toEqual(['If it comes to arbitration, the seat is Pune.']))
  test.each([
    'Any dispute shall be referred to arbitration. The seat of arbitration shall be Pune.',
    'All disputes shall be finally settled by a sole arbitrator. The seat of arbitration shall be Pune.',
    'Disputes are referred to and decided by arbitration. The seat of arbitration shall be Pune.',
  ])('%s', (text) => expect(seat(text)).toEqual(['Disputes go to arbitration, with its seat in Pune.']))
})

test('terms of service are many, an NDA or an employment agreement is one', () => {
  const what = (text: string) => analyze(text, { day }).summary.points.find(({ topic }) => topic === 'what')?.text
  expect(what(`${openings.terms}${rest}`)).toMatch(/^These are terms of service between /)
  expect(what(`${openings.employment}${rest}`)).toMatch(/^This is an employment agreement between /)
  // of so short a text it is a guess
  expect(what(`${openings.services}${rest}`)).toMatch(/^This is likely a service agreement between /)
  // nobody is called 'You' or 'We' in a sentence of ours
  const nobody =
    'STANDARD TERMS\n\n1. You shall pay in advance for the service. You agree to these terms. You must keep your receipt.\n\n2. We may change our prices. We are not liable for loss.\n\n3. We may end your membership on seven days\u2019 notice. You may cancel at any time by notice in writing.\n\n'
  expect(what(`${nobody}${rest}`)).toMatch(/ between you and the side that wrote it\.$/)
})
