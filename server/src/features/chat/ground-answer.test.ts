import type { Answer, Citation } from '@karar/schema'
import { expect, test } from 'vitest'
import { groundAnswer } from './ground-answer.ts'

const text = 'The Client shall pay within 120 days.'
const cited = (quote: string, start: number, end = start + quote.length): Citation => ({
  clause_id: null,
  clause_number: null,
  heading: null,
  quote,
  start,
  end,
  page: 1,
})
const answerWith = (...citations: Citation[]): Answer => ({
  kind: 'answered',
  text: 'In 120 days.',
  citations,
  law: [],
  follow_ups: [],
})

test('a citation stays where its quote stands in the text, to the letter', () => {
  const good = cited('120 days', 28)
  const bad = [cited('90 days', 28), cited('120 days', 27), cited('', 3), cited('days.', 32, 99)]
  const { answer, dropped } = groundAnswer(answerWith(bad[0]!, good, ...bad.slice(1)), text)
  expect(answer.citations).toEqual([good])
  expect(dropped).toBe(bad.length)
})

test('an answer of which no citation is left is none; one that never cited anything is one', () => {
  expect(() => groundAnswer(answerWith(cited('90 days', 28)), text)).toThrow('stands in the text')
  expect(groundAnswer(answerWith(), text)).toEqual({ answer: answerWith(), dropped: 0 })
})
