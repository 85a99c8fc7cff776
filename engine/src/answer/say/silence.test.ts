import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'

const text = `${openings.lease}1. Rent. The Lessee shall pay Rs. 30,000 a month.

2. Lift. The Lessor keeps the lift running and the stairs lit; visitors of the Lessee use the gate on the east.

3. Repairs. The Lessor repairs the roof within a week of a written report.

4. Keys. The Lessor keeps a second key of the premises.
`
const answers = openAnswers(text, { day: '2026-11-28', party: 'Lessee' })
/** The answer where every place is read as none. */
const asked = (question: string) =>
  answers.ask(
    question,
    [],
    answers.toRead(question).places.map(({ start, end }) => ({ start, end, answers: -4 })),
  )

describe('where no clause settles it and places are near', () => {
  test('they are shown uncut as what may answer, before what was looked for', () => {
    const { kind, text: told, citations } = asked('is the roof going to be painted before the rains by the landlord')
    expect(kind).toBe('silent')
    expect(told).toContain('Nearest; the answer may stand here:')
    expect(told).toContain(citations[0]!.quote)
    const looked = told.indexOf('I looked for')
    if (looked >= 0) expect(looked).toBeGreaterThan(told.indexOf('Nearest;'))
  })

  test('what was looked for stands below them', () => {
    const { text: told } = asked('who repairs the geyser in the third bathroom upstairs')
    expect(told.indexOf('I looked for')).toBeGreaterThan(told.indexOf('Nearest'))
  })

  test('where what is asked lacks, nothing is promised', () => {
    const { text: told } = asked('how much is the fine for parking')
    expect(told).not.toContain('may stand here')
  })

  test('in Hindi, none is told that nothing speaks of it', () => {
    for (const [question, opens] of [
      ['geyser ki repair kaun karega', /^Saaf shabdon mein/],
      ['गीज़र की मरम्मत कौन करेगा?', /^यह साफ़ शब्दों में/],
    ] as const) {
      const { kind, text: told, citations } = asked(question)
      expect(kind, question).toBe('silent')
      expect(citations.length, question).toBeGreaterThan(0)
      expect(told, question).toMatch(opens)
    }
  })
})

test('a limit of fines that come out of the deposit is no deposit', () => {
  const rules = `${openings.lease}1. Fines. Fines may be deducted from the deposit. If fines exceed Rs. 2,700 in a year, the Lessee is not given the premises again.\n\n2. Law. The laws of India govern this Deed.\n`
  const told = openAnswers(rules, { day: '2026-11-28', party: 'Lessee' }).ask('how much is the deposit?').text
  expect(told).not.toMatch(/^Deposit: /m)
})
