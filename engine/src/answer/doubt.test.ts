import { describe, expect, test } from 'vitest'
import { consultancyNumbered, leaveAndLicence } from '../testing/contracts.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-22'
const consultancy = openAnswers(consultancyNumbered, { day })
const licence = openAnswers(leaveAndLicence, { day })

describe('what may be of another matter is not told as an answer', () => {
  test.each([
    [licence, 'can she sell the flat while I live in it'],
    [licence, 'If the roof falls in, who pays?'],
    [consultancy, 'The tap leaks, whose job is it?'],
    [consultancy, 'Can I tell my wife about it?'],
  ] as const)('%# %s', (answers, question) => {
    const answer = answers.ask(question)
    expect(answer.text).toMatch(/^I am not sure that this settles your question/)
    expect(answer.citations.length).toBeGreaterThan(0)
    expect(answer.law).toEqual([])
    expect(answer.text).not.toMatch(/What to (?:watch|ask)/)
  })

  test('what people mostly ask is answered without such a doubt', () => {
    for (const [answers, questions] of [
      [consultancy, ['When do I get paid?', 'What if I leave early?', 'Who owns the work?', 'Which court decides?']],
      [licence, ['Do I get my deposit back?', 'Can they change the rent?', 'who pays for repairs', 'is gst on top']],
    ] as const)
      for (const question of questions) expect(answers.ask(question).text, question).not.toContain('I am not sure')
  })

  test('in Hindi too the doubt stands first', () => {
    expect(licence.ask('छत गिर गई तो पैसा कौन देगा?').text).toMatch(/^मुझे पक्का नहीं/)
  })
})
