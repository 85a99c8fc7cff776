import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

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
