import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { type Answers, openAnswers } from '../ask.ts'

const day = '2026-11-22'
const asked = (terms: string, question: string) =>
  openAnswers(
    `${openings.employment.replace(' at Pune', '')}${terms}\n\n9. Law. The laws of India govern this Agreement.\n`,
    {
      day,
      party: 'Employee',
    },
  ).ask(question)

const terms = [
  '1. Place of work. The Employee shall work at the office in Pune, and the Company shall keep the machines there insured against fire.',
  '2. Bond. The Employee has signed a training bond, which the Company may enforce.',
  '3. Visits. The Company shall pay the Employee for visits to customers at the rates of its policy.',
].join('\n\n')

describe('what is asked for is missing from the place that comes nearest', () => {
  test.each([
    ['Is my life insured?', 'life cover'],
    ['How much are visits paid per kilometre?', 'how much is paid'],
  ])('%s', (question, what) => {
    const { kind, text, citations } = asked(terms, question)
    expect(kind, text).toBe('silent')
    expect(text).toMatch(new RegExp(`^I found no clause .*(?:${what})`))
    expect(text).toContain('Nearest:')
    expect(citations.length).toBeGreaterThan(0)
  })

  test('what else would be told without a doubt is doubted for a word that stands nowhere', () => {
    const { kind, text } = asked(terms, 'What happens to the bond if I die, is there something on death?')
    expect(kind).toBe('answered')
    expect(text).toMatch(/^I am not sure/)
  })

  test('where it stands, nothing is called missing', () => {
    const said = terms
      .replace('against fire', 'against fire and the life of the Employee')
      .replace('at the rates of its policy', 'at Rs. 9 per kilometre')
    for (const question of ['Is my life insured?', 'How much are visits paid per kilometre?'])
      expect(asked(said, question).kind, question).toBe('answered')
  })

  test('a place that comes later and has the word is pointed at', () => {
    const filler = [
      'Salary reaches the Employee on the 7th.',
      'The Company shall keep records of pay.',
      'Pay slips are sent by mail.',
      'The Employee shall check the pay slip.',
      'Pay is in rupees.',
    ]
    const { text } = asked(
      [
        ...filler.map(
          (words, at) => `${at + 1}. Pay. ${words} It is paid for work done and for nothing else by the Company.`,
        ),
        '6. Hiring. An apprentice is on probation as the law says.',
      ].join('\n\n'),
      'When is my pay confirmed after probation?',
    )
    expect(text).not.toMatch(/no word of probation in the whole contract/)
  })

  test('which court: a place that names no city says none', () => {
    const court = (words: string) => asked(`1. Disputes. ${words}`, 'Which court decides?')
    expect(court('Any dispute shall be decided by a court of competent jurisdiction.').text).toMatch(
      /names no city or court/,
    )
    expect(court('Any dispute shall be decided by the courts of New Delhi.').text).not.toMatch(/names no city/)
    expect(court('Any dispute shall be decided by the courts at Goa.').text).not.toMatch(/names no city/)
  })
})

test('payments that go either way are not told as what the reader must pay', () => {
  const { text } = asked(
    '1. End. Upon termination, all pending payments will be settled within 15 days, once the work is checked.',
    'Within how many days are pending payments made at the end?',
  )
  expect(text).toContain('within 15 days')
  expect(text).not.toMatch(/You must pay|You are paid/)
})

const studio = `PHOTOGRAPHY AGREEMENT

This Agreement is made on 9 May 2026 between Roopa Studio, Mysuru (the "Photographer") and Anil Gowda, Hassan (the "Client").

1. Booking. The Client shall pay half of the fee of Rs. 60,000 to book the Photographer. The balance is due on the day of the function.

2. Cancellation. If the Client cancels the function, the booking amount is kept by the Photographer.

3. Term and Renewal. The term of this Agreement is one year, beginning on 9 May 2026.

4. Ending. Either party may end this Agreement by written notice to the other.

5. Place. The studio is at Sayyaji Rao Road, Mysuru. The Client shall pay all reasonable court fees of the Photographer.
`

const answers = openAnswers(studio, { day: '2026-11-28', party: 'Anil Gowda' })
/** Asked as if every place had been read as surely answering: what plainly lacks is silence all the same. */
const surelyRead = (own: Answers, question: string) =>
  own.ask(
    question,
    [],
    own.toRead(question).places.map(({ start, end }) => ({ start, end, answers: 6 })),
  )

describe('what no place has is not told, however surely it was read as an answer', () => {
  test.each([
    ['what if the photographer cancels on me?', 'the other side doing that, only of you doing it'],
    ['does it renew by itself?', 'it going on by itself'],
    ['how many days notice must I give to end it?', 'no stretch of time'],
    ['what time does the studio open?', 'no time of the day'],
  ])('%s', (question, lacks) => {
    const { kind, text, citations } = surelyRead(answers, question)
    expect(kind, text).toBe('silent')
    expect(text).toContain(lacks)
    expect(citations.length).toBeGreaterThan(0)
  })

  test.each([
    ['what if I cancel?', 'is kept by the Photographer'],
    ['how long does it run?', 'one year'],
  ])('what is there is told: %s', (question, told) => {
    const { kind, text } = surelyRead(answers, question)
    expect(kind, text).toBe('answered')
    expect(text).toContain(told)
  })

  test('a time of the day, a number of days and a renewal are told where they stand', () => {
    const full = studio
      .replace('The studio is at', 'The studio opens at 10 am. It is at')
      .replace('by written notice', "by twenty days' written notice")
      .replace('is one year,', 'is one year and renews for one more unless a party objects,')
    const own = openAnswers(full, { day: '2026-11-28', party: 'Anil Gowda' })
    for (const [question, told] of [
      ['what time does the studio open?', '10 am'],
      ['how many days notice must I give to end it?', 'twenty days'],
      ['does it renew by itself?', 'renews for one more'],
    ] as const) {
      const { kind, text } = surelyRead(own, question)
      expect(kind, text).toBe('answered')
      expect(text).toContain(told)
    }
  })
})

test('a word of safety alone asks for the score, and safety shoes do not', () => {
  for (const question of ['safety kitni hai', 'what is the safety of this contract?', 'how safe is this?'])
    expect(answers.ask(question).text, question).toContain('The safety score is')
  expect(answers.ask('how many safety shoes do I get?').text).not.toContain('The safety score is')
})

test('court fees are no court, nor is a party of the contract a city', () => {
  expect(surelyRead(answers, 'which court decides a case?').text).not.toMatch(/^Courts:/)
  const { text } = answers.ask('which court decides a case?')
  expect(text).toMatch(/I found no clause/)
})

describe('a figure is asked for by what the question says', () => {
  test('who decides how much is asked for a person, and how big a thing is for no money', () => {
    const { text } = surelyRead(answers, 'how big is the studio?')
    expect(text).not.toContain('sum of money')
    expect(surelyRead(answers, 'who decides how much I pay?').text).not.toContain('sum of money')
  })
})

describe('a buyer of a flat', () => {
  const flat = openAnswers(
    `${openings.supply}1. Instalments. The Buyer shall pay interest at 13% a year on instalments that are paid late.

2. Interior. Interior work shall be completed within three months from the date of taking over the possession of the unit.

3. Law. The laws of India govern this Agreement.
`,
    { day: '2026-11-28', party: 'Buyer' },
  )

  test.each([
    ['supplier delays how much he pays me', 'the other side doing that, only of you doing it'],
    ['if the supplier is late what do I get?', 'the other side doing that, only of you doing it'],
    ['possession date?', 'names no day'],
    ['kabza kab milega', 'names no day'],
  ])('what the buyer pays, and what counts from the day, tells nothing of it: %s', (question, lacks) => {
    const { kind, text } = surelyRead(flat, question)
    expect(kind, text).toBe('silent')
    expect(text).toContain(lacks)
  })

  test.each([
    ['if I am late what do I pay?', '13%'],
    ['how many months for the interior work?', 'three months'],
  ])('what it does say is told: %s', (question, said) => {
    expect(surelyRead(flat, question).text).toContain(said)
  })

  test('a day of possession is told', () => {
    const dated = openAnswers(
      `${openings.supply}1. Possession. Within 24 months from the date of this Agreement the Supplier shall hand over possession of the unit.\n\n2. Law. The laws of India govern this Agreement.\n`,
      { day: '2026-11-28', party: 'Buyer' },
    )
    expect(surelyRead(dated, 'possession date?').kind).toBe('answered')
  })
})
