import { describe, expect, test } from 'vitest'
import type { Answers } from '../ask.ts'
import { openAnswers } from '../ask.ts'

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
