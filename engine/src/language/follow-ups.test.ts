import { describe, expect, test } from 'vitest'
import { openAnswers } from '../answer/ask.ts'
import { consultancyNumbered, leaveAndLicence } from '../testing/contracts.ts'
import { answerWords } from './answers.ts'
import { isDoubted } from './answers-hi.ts'
import { bare, type FollowUp, followUpIds, followUpIn } from './follow-ups.ts'
import { languageOf } from './hindi/gloss.ts'

const languages = ['hi', 'hinglish'] as const
const all: FollowUp[] = [...followUpIds, { clause: '3.2' }, { clause: '7.1' }, { clause: '5(b)' }]

/** Most questions come up in several tests, and to answer one takes a hundredth of a second. */
function askOnce(text: string) {
  const { ask } = openAnswers(text, { day: '2026-11-22' })
  const answers = new Map<string, ReturnType<typeof ask>>()
  return (question: string) => {
    const known = answers.get(question) ?? ask(question)
    answers.set(question, known)
    return known
  }
}

test('each question is written in its own language, and no two are alike', () => {
  for (const language of ['en', ...languages] as const) {
    const told = all.map((next) => followUpIn(next, language))
    for (const question of told) expect(languageOf(bare(question)), question).toBe(language)
    expect(new Set(told.map(bare)).size).toBe(all.length)
  }
})

describe.each([
  ['a consultancy', consultancyNumbered],
  ['a licence of premises', leaveAndLicence],
])('of %s', (_, text) => {
  const ask = askOnce(text)

  test.each(languages)('a question that is offered in %s is answered as its English form is', (language) => {
    for (const next of all) {
      const question = followUpIn(next, language)
      const english = ask(followUpIn(next, 'en'))
      const answer = ask(question)
      const [lead, ...told] = answer.text.split('\n\n')
      // the Hindi sentence tells a doubt in its own words, once
      const text = english.text.split('\n\n').filter((paragraph) => paragraph !== answerWords.unsure)
      expect({ ...answer, text: told.join('\n\n'), follow_ups: [] }, question).toEqual({
        ...english,
        text: text.join('\n\n'),
        follow_ups: [],
      })
      expect(isDoubted(lead!), question).toBe(isDoubted(english.text))
      expect(lead, question).toMatch(language === 'hi' ? /[\u0900-\u097f]/ : /^[A-Z][a-z ]+/)
    }
  })

  test.each(languages)('what is asked in %s goes on in it, with the same questions as in English', (language) => {
    for (const next of all) {
      const offered = ask(followUpIn(next, language)).follow_ups
      const english = ask(followUpIn(next, 'en')).follow_ups
      expect(offered).toHaveLength(english.length)
      for (const [at, question] of offered.entries()) {
        expect(languageOf(bare(question)), question).toBe(language)
        expect(ask(question).citations).toEqual(ask(english[at]!).citations)
      }
    }
  })
})

test('a question in one\u2019s own Hindi words is followed by Hindi questions, and by none that was just asked', () => {
  const { ask } = openAnswers(consultancyNumbered, { day: '2026-11-22' })
  for (const [question, language] of [
    ['मुझे पैसे कब तक मिलेंगे?', 'hi'],
    ['mujhe paise kab tak milenge?', 'hinglish'],
    ['क्या मैं यह अनुबंध जल्दी छोड़ सकता हूँ?', 'hi'],
    ['अनुबंध की धारा 3.2 और 7.1 में क्या फर्क है, compare', 'hi'],
  ] as const) {
    const { follow_ups: offered } = ask(question)
    expect(offered.length, question).toBeGreaterThan(0)
    for (const next of offered) expect(languageOf(bare(next)), next).toBe(language)
  }
  const asked = followUpIn('whenPaid', 'hi')
  expect(ask(asked).follow_ups).not.toContain(asked)
  expect(ask('Can they change the price?').follow_ups.join()).not.toMatch(/[\u0900-\u097f]/)
})
