import type { ContractType } from '@karar/schema'
import { contractWords } from './contract-words.ts'

interface Entry {
  readonly type: number
  readonly weight: number
}

/** A name of a party tells more than a subject: who is called lessor lets, but many contracts speak of rent. */
const PARTY = 1
const SUBJECT = 0.5

export const wordTypes: readonly ContractType[] = contractWords.map(({ type }) => type)

const LONGEST_PHRASE = 3
/** phrase -> its place; phrases by the number of their words are told apart by their spaces */
const placeOf = new Map<string, number>()
const entries: Entry[][] = []
/** beginnings of longer phrases, so that words are joined only where a phrase may follow */
const begins = new Set<string>()

contractWords.forEach(({ parties, subjects }, type) => {
  const add = (list: string, weight: number): void => {
    for (const phrase of list.split(', ')) {
      if (!placeOf.has(phrase)) placeOf.set(phrase, entries.push([]) - 1)
      const place = placeOf.get(phrase)!
      if (!entries[place]!.some((entry) => entry.type === type)) entries[place]!.push({ type, weight })
      const words = phrase.split(' ')
      for (let count = 1; count < words.length; count++) begins.add(words.slice(0, count).join(' '))
    }
  }
  add(parties, PARTY)
  add(subjects, SUBJECT)
})

const WORD = /[a-z]+(?:-[a-z]+){0,3}/g

/** How much each kind's words mark the text: repeated words count less and less, words of many kinds are shared. */
export function wordScores(norm: string): Float64Array {
  const counts = new Uint16Array(entries.length)
  const words = norm.match(WORD) ?? []
  words.forEach((word, at) => {
    count(counts, word)
    if (!begins.has(word)) return
    let phrase = word
    for (let ahead = 1; ahead < LONGEST_PHRASE && at + ahead < words.length && begins.has(phrase); ahead++) {
      phrase = `${phrase} ${words[at + ahead]!}`
      count(counts, phrase)
    }
  })
  const scores = new Float64Array(contractWords.length)
  const thousands = Math.max(words.length, 400) / 1000
  counts.forEach((found, place) => {
    if (found === 0) return
    const sharing = entries[place]!
    const worth = Math.log1p(found / thousands) / Math.sqrt(sharing.length)
    for (const { type, weight } of sharing) scores[type] = scores[type]! + worth * weight
  })
  return scores
}

function count(counts: Uint16Array, phrase: string): void {
  const place = placeOf.get(phrase) ?? (phrase.endsWith('s') ? placeOf.get(phrase.slice(0, -1)) : undefined)
  if (place !== undefined) counts[place] = counts[place]! + 1
}
