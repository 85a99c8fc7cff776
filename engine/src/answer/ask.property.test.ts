import { Answer } from '@karar/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samples } from '../testing/contracts.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-22'

const opened = new Map(samples.map((sample) => [sample as string, openAnswers(sample, { day })]))

function holds(text: string, questions: readonly string[]): void {
  const answers = opened.get(text) ?? openAnswers(text, { day })
  for (const question of questions) {
    const answer = answers.ask(question)
    expect(Answer.safeParse(answer).error?.issues ?? []).toEqual([])
    expect(answer.text.trim()).not.toBe('')
    for (const { start, end, quote } of answer.citations) {
      expect(text.slice(start, end)).toBe(quote)
      expect(quote.length).toBeGreaterThan(0)
    }
    expect(answer.follow_ups.length).toBeLessThanOrEqual(3)
  }
}

const pieces = fc.constantFrom(
  'The Client',
  'the Consultant',
  'shall pay',
  'may terminate',
  'without the prior written consent of',
  'Rs. 2,00,000/- per month',
  'within thirty (30) days',
  'on 1 March 2026',
  'for a period of 24 months',
  '“Confidential Information” means',
  'interest at 18% per annum',
  '(the "Client")',
  'between',
  '1.',
  '7.2',
  '(a)',
  'ARTICLE II',
  'SCHEDULE A',
  '\n\n',
  '.',
  ';',
  'करार',
  '\ud83d\ude00',
  '\ud83d',
  '[●]',
  '999999999999',
)
const asked = fc.constantFrom(
  'Should I sign?',
  'what does clause 7.2 say',
  'compare clause 1 and 7.2',
  'If I give notice on 1 March 2026, when does it end?',
  'total rent over the term',
  'interest on 50,000 for 45 days late',
  'what does Confidential Information mean?',
  'what does ( mean',
  'is this legal?',
  'can they change the price',
  'नोटिस की अवधि कितनी है?',
  'paisa kab milega',
  'What must the Client do?',
  'how much is the fee with GST at 18%',
  'how many months of rent is the deposit?',
  'last day of the term',
  'clause iv',
  'do i get my deposit back',
)

describe('whatever the text and the question', () => {
  test('each quote is a verbatim slice: odd questions about real contracts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.oneof(asked, fc.string({ unit: 'binary', maxLength: 200 })), { minLength: 1, maxLength: 6 }),
        holds,
      ),
      { numRuns: 40 },
    )
  })

  test('each quote is a verbatim slice: any question about words of contracts in any order', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 200 }).map((words) => words.join(' ')),
        fc.array(asked, { minLength: 1, maxLength: 6 }),
        holds,
      ),
      { numRuns: 40 },
    )
  })

  test('each quote is a verbatim slice: random text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 2000 }),
        fc.array(asked, { minLength: 1, maxLength: 3 }),
        holds,
      ),
      { numRuns: 40 },
    )
  })

  test('the same question gets the same answer', () => {
    for (const sample of samples) {
      const one = openAnswers(sample, { day })
      const other = openAnswers(sample, { day })
      for (const question of ['Should I sign?', 'How can I leave early?', 'what must I do'])
        expect(one.ask(question)).toEqual(other.ask(question))
    }
  })

  test('a question of any length is read up to its first 2,000 characters', () => {
    const answers = openAnswers(samples[0], { day })
    const long = `When do I get paid? ${'x '.repeat(200_000)}`
    expect(answers.ask(long)).toEqual(answers.ask(long.slice(0, 2000)))
  })
})
