import { stem } from '../../grammar/stem.ts'
import type { Grams } from '../../understand/model/grams.ts'
import { hashOf, mix } from '../../understand/model/tokens.ts'
import type { Question } from '../question/question.ts'
import { topicsOf } from '../topics/all.ts'

const WORD = /[\p{L}\p{M}]+|\d+/gu
const ENGLISH = hashOf('english:')
const PLAIN = hashOf('plain:')
const LETTERS = hashOf('letters:')
const MEANT = hashOf('meant:')
const TOPIC = hashOf('topic:')
const SUBJECT = hashOf('subject:')

/** What a topic counts that the question fits, and one that it may mean. */
const FITS: number = 0.3
const FITS_TOO: number = 0.15
/** Most letters of a question that are read in pieces. */
const LONGEST = 400

/**
 * What the question model sees: words and pairs of words (a Hindi question also in its English words), pieces of three to
 * five letters at less weight, so that a typing error or an ending does no harm, and the topics that its words fit.
 */
export function questionGrams({ text, english, wide, meant, subject }: Question): Grams {
  const own = wordGrams(english, ENGLISH)
  if (english !== text) own.push(...wordGrams(text, PLAIN))
  for (const word of meant) own.push(mix(MEANT, hashOf(word)))
  own.push(mix(SUBJECT, hashOf(subject ?? '')))
  const topics = topicsOf(english)
  const fired = topics.slice(0, 3).map(({ id }) => [mix(TOPIC, hashOf(id)), FITS] as const)
  if (wide !== '')
    for (const { id } of topicsOf(`${english} ${wide}`).slice(0, 3)) fired.push([mix(TOPIC, hashOf(id)), FITS_TOO])
  return { own, near: letterGrams(text.slice(0, LONGEST)), fired }
}

function wordGrams(text: string, kind: number): number[] {
  const grams: number[] = []
  let before = hashOf('^')
  for (const [word] of text.matchAll(WORD)) {
    const own = mix(kind, hashOf(/^\d/.test(word) ? '#' : stem(word)))
    grams.push(own, mix(before, own))
    before = own
  }
  return grams
}

function letterGrams(text: string): number[] {
  const grams: number[] = []
  for (const [word] of text.matchAll(WORD)) {
    const whole = `^${word}$`
    for (let size = 3; size <= 5; size++)
      for (let at = 0; at + size <= whole.length; at++) grams.push(mix(LETTERS, hashOf(whole.slice(at, at + size))))
  }
  return grams
}
