import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { openings } from '../testing/contract-of.ts'
import { consultancyNumbered, leaveAndLicence } from '../testing/contracts.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-22'
const consultancy = openAnswers(consultancyNumbered, { day })
const licence = openAnswers(leaveAndLicence, { day })

describe('what may be of another matter is not told as an answer', () => {
  test.each([
    [licence, 'can she sell the flat while I live in it'],
    [consultancy, 'can I sublet?'],
    [consultancy, 'The tap leaks, whose job is it?'],
    [consultancy, 'Can I tell my wife about it?'],
  ] as const)('%# %s', (answers, question) => {
    const answer = answers.ask(question)
    expect(answer.text).toMatch(/^I (?:found no clause|am not sure)/)
    expect(answer.citations.length).toBeGreaterThan(0)
    expect(answer.law).toEqual([])
    expect(answer.text).not.toMatch(/What to (?:watch|ask)/)
  })

  test('of a word that the contract lacks it is said that it lacks it', () => {
    const { kind, text } = licence.ask('Is there a helicopter pad on the roof?')
    expect(kind).toBe('silent')
    expect(text).toMatch(/^This contract does not speak of “helicopter”/)
    // what it means by other words is shown all the same
    expect(licence.ask('If the roof falls in, who pays?').text).toMatch(/^I found no clause.*Structural repairs/s)
  })

  test.each([
    [
      'What interest do they pay me on the deposit?',
      'no (?:rate|word of interest)',
      'rate of interest on the deposit is 6% a year',
    ],
    ['How many days of notice must I give?', 'no stretch of time', 'thirty days of notice'],
    ['How much is the training bond?', 'no sum', 'a training bond of Rs. 50,000'],
  ])('%s', (question, lacks, has) => {
    const of = (said: string): string =>
      `${openings.employment}1. Terms. The Employee shall give notice to leave, has paid a deposit and is bound by the training bond${said}.\n\n2. Law. The laws of India govern this Agreement.\n`
    const silent = openAnswers(of(''), { day, party: 'Employee' }).ask(question).text
    expect(silent).toMatch(/^I found no/)
    const told = new RegExp(`(?:I found|but names|and) ${lacks}`)
    expect(silent).toMatch(told)
    expect(silent).toMatch(/give notice to leave/)
    expect(openAnswers(of(`: ${has}`), { day, party: 'Employee' }).ask(question).text).not.toMatch(told)
  })

  test('what people mostly ask is answered without such a doubt', () => {
    for (const [answers, questions] of [
      [consultancy, ['When do I get paid?', 'What if I leave early?', 'Who owns the work?', 'Which court decides?']],
      [licence, ['Do I get my deposit back?', 'Can they change the rent?', 'who pays for repairs', 'is gst on top']],
    ] as const)
      for (const question of questions) expect(answers.ask(question).text, question).not.toContain('not sure')
  })

  test('in Hindi too the doubt stands first', () => {
    expect(licence.ask('छत गिर गई तो पैसा कौन देगा?').text).toMatch(/^मुझे पक्का नहीं/)
  })
})

describe('a matter of which the contract has no word is not answered by what shares a word with it', () => {
  const bare = openAnswers(
    `${openings.lease}1. Rent. The Lessee shall pay a rent of Rs. 20,000 by the fifth of each month.\n\n2. Deposit. The Lessee has paid an interest-free security deposit of Rs. 60,000.\n\n3. Law. The laws of India govern this Agreement.\n`,
    { day, party: 'Lessee' },
  )

  test.each(['What if I pay late?', 'what if the rent is late', 'What happens if I miss a payment?'])(
    '%s',
    (question) => {
      const { kind, text, law } = bare.ask(question)
      expect(kind).toBe('silent')
      expect(text).toMatch(/^I found no clause of this contract that says what late payment costs/)
      expect(law.length).toBeGreaterThan(0)
    },
  )

  test('who pays legal costs does not ask what is legal', () => {
    expect(bare.ask('Who pays the legal costs?').text).not.toContain('whether something is legal')
  })

  test('a figure that the analysis shows is never said not to be there', () => {
    const quote = 'The Lessee shall pay the rent by sixty cheques, one for each month.'
    const text = `${openings.lease}1. Rent. ${quote}\n\n2. Law. The laws of India govern this Agreement.\n`
    const start = text.indexOf(quote)
    const analysis = analyze(text, { day })
    const term = [{ label: 'Term', value: '60 months', quote, start, end: start + quote.length, page: 1, months: 60 }]
    const shown = openAnswers(text, { day, analysis: { ...analysis, key_facts: { ...analysis.key_facts, term } } })
    const silent = openAnswers(text, { day, analysis: { ...analysis, key_facts: { ...analysis.key_facts, term: [] } } })
    expect(silent.ask('How long does this contract run?').kind).toBe('silent')
    expect(shown.ask('How long does this contract run?')).toMatchObject({ kind: 'answered', citations: [{ quote }] })
  })
})

test('a matter that is plainly named is not called unsaid where a clause of its kind speaks of it nearby', () => {
  const words =
    'Payment. Each invoice is due within 30 days. Where it is not, the Service Provider may, with a note to the Client, suspend the services until payment is received.'
  const { ask } = openAnswers(`${openings.services}1. ${words}\n\n2. Law. The laws of India govern this Agreement.\n`, {
    day,
    party: 'Client',
  })
  expect(ask('What happens if we do not pay on time?')).toMatchObject({ kind: 'answered' })
  expect(ask('What happens if we do not pay on time?').citations[0]?.quote).toContain('suspend the services')
})

test('what is paid back of a deposit is no interest on what is late', () => {
  const words =
    'Deposit. The Client shall pay an interest fee security deposit of Rs. 10,000, returned within 7 days of the end.'
  const { ask } = openAnswers(`${openings.services}1. ${words}\n\n2. Law. The laws of India govern this Agreement.\n`, {
    day,
    party: 'Client',
  })
  expect(ask('What happens if I pay late?').text).toMatch(/^I found no clause/)
})

test('a word that is defined is told by its definition where nobody calls it a word', () => {
  const { ask } = openAnswers(
    `${openings.services}1. Words. "Business Day" means a day on which banks in Pune are open.\n\n2. Law. The laws of India govern this Agreement.\n`,
    { day },
  )
  expect(ask('What is a business day in this contract?').text).toContain('banks in Pune are open')
})

test.each(['Who owns the advice that I paid for?', 'Do I have to sign a power of attorney to get paid?'])(
  'what shares a word with a question about the whole is not answered by the whole: %s',
  (question) => {
    const { text } = consultancy.ask(question)
    expect(text).not.toMatch(/What I would do|first reading, not legal advice/)
    expect(consultancy.ask('Should I sign this contract?').text).toMatch(/first reading, not legal advice/)
  },
)

test('how to leave is answered by an end on notice before one for a breach, and a breach by that one', () => {
  const { ask } = openAnswers(
    `${openings.services}1. Breach. Either party may terminate this Agreement at once by written notice if the other commits a material breach that is not cured in seven days.\n\n2. Convenience. Either party may terminate this Agreement by thirty days' written notice.\n`,
    { day, party: 'Client' },
  )
  expect(ask('With how much notice may I end the agreement?').citations[0]?.quote).toContain('thirty days')
  expect(ask('Can I end the agreement if they breach it?').citations[0]?.quote).toContain('material breach')
})

test('what is near is shown though the contract has another word for it', () => {
  const { ask } = openAnswers(
    `${openings.services}1. Risk. The Client is not responsible for theft of the tools.\n\n2. Law. The laws of India govern this Agreement.\n`,
    { day, party: 'Service Provider' },
  )
  const { text, citations } = ask('If someone steals my toolbox, who bears it?')
  expect(text).not.toContain('does not speak of')
  expect(citations[0]?.quote).toContain('theft')
})

describe('what stands without the thing that is asked is no answer without a doubt', () => {
  const of = (clauses: string) => openAnswers(`${openings.services}${clauses}`, { day, party: 'Client' })
  test('a notice that is only reasonable tells no number of days', () => {
    const clauses = '1. End. Either party may terminate this Agreement at any time by reasonable notice in writing.\n'
    const { text } = of(clauses).ask("How many days' notice must I give to end the agreement?")
    expect(text).toMatch(/I found no stretch of time/)
    expect(
      of(clauses.replace('reasonable', "thirty days'")).ask('How many days of notice must I give?').text,
    ).not.toMatch(/found no|not sure/)
  })

  test('a court whose place is left open is told as blank', () => {
    const { kind, text } = of('1. Disputes. The courts at [city] have exclusive jurisdiction.\n').ask(
      'Which city has the court?',
    )
    expect(kind).toBe('silent')
    expect(text).toMatch(/^The contract leaves it blank/)
    expect(
      of('1. Disputes. The courts at Pune have exclusive jurisdiction.\n').ask('Which city has the court?').kind,
    ).toBe('answered')
  })
})
