import { readFileSync } from 'node:fs'
import { openAnswers } from '@karar/engine'
import { answerWords, type FollowUp, followUpIds, followUpIn } from '@karar/engine/inside'
import { expect, test } from 'vitest'

const sample = new URL('../../../web/public/samples/services-agreement.txt', import.meta.url)
const { ask } = openAnswers(readFileSync(sample, 'utf8'), { day: '2026-11-22' })
const all: FollowUp[] = [...followUpIds, ...['5.3', '11.2', '13.2', '14.1'].map((clause) => ({ clause }))]
const inEnglish = all.map((next) => ask(followUpIn(next, 'en')))

test.each(['hi', 'hinglish'] as const)(
  'the sample contract answers what is offered in %s as in English',
  (language) => {
    for (const [at, next] of all.entries()) {
      const question = followUpIn(next, language)
      const english = inEnglish[at]!
      const answer = ask(question)
      expect({ ...answer, text: answer.text.replace(/^.*?\n\n/, ''), follow_ups: [] }, question).toEqual({
        ...english,
        // the doubt is told once, in the Hindi sentence
        text: english.text.replace(`${answerWords.unsure}\n\n`, ''),
        follow_ups: [],
      })
    }
  },
)
