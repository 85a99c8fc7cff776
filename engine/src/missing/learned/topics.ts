import { type Contract, once } from '../../understand/contract.ts'

/**
 * What contracts are about, learned from their words: each word that tells something has a place among some topics. The places
 * are written as one sign a topic, `LEAST` for the lowest; `most` says how far from the middle the outermost sign of a topic lies.
 */
export interface Topics {
  readonly words: string
  readonly places: string
  readonly most: readonly number[]
}

const LEAST = 161
const MIDDLE = 47
/** How far from the middle a contract lies: what is learned of topics is drawn to nought, less so the farther they reach. */
const REACH = 5
/** Of so many words half is believed: a short paper says little of what it is about. */
const HALF_BELIEVED = 40

const WORD = /[a-z]{3,}/g

/** How often each word stands in a text; short ones tell nothing. */
export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** What a word that stands so often counts: the tenth time says less than the first. */
export const countsAs = (times: number): number => 1 + Math.log(times)

/** The sign of a place, from -1 to 1, and the place of a sign. */
export const signOfPlace = (place: number): string => String.fromCharCode(LEAST + MIDDLE + Math.round(place * MIDDLE))
const placeOfSign = (sign: number): number => (sign - LEAST - MIDDLE) / MIDDLE

const laid = new WeakMap<Topics, ReadonlyMap<string, number>>()
const rowsOf = (topics: Topics): ReadonlyMap<string, number> => {
  const rows = laid.get(topics) ?? new Map(topics.words.split(' ').map((word, row) => [word, row] as const))
  laid.set(topics, rows)
  return rows
}

/** Where a text lies among the topics, by how often its words stand in it; nowhere where none of them is known. */
export function placeAmong(topics: Topics, counts: ReadonlyMap<string, number>): number[] {
  const rows = rowsOf(topics)
  const width = topics.most.length
  const place = new Array<number>(width).fill(0)
  let known = 0
  for (const [word, times] of counts) {
    const row = rows.get(word)
    if (row === undefined) continue
    known++
    const counted = countsAs(times)
    for (let topic = 0; topic < width; topic++)
      place[topic]! += counted * topics.most[topic]! * placeOfSign(topics.places.charCodeAt(row * width + topic))
  }
  const far = Math.sqrt(place.reduce((sum, own) => sum + own * own, 0))
  const reach = (REACH * known) / (known + HALF_BELIEVED)
  return far === 0 ? place : place.map((own) => (reach * own) / far)
}

/** Where the contract lies among the topics; worked out once a contract. */
export const topicsOf = (topics: Topics, contract: Contract): number[] =>
  once(contract, 'topics', () => placeAmong(topics, countWords(contract.text.norm)))

const named = new Map<string, readonly (readonly [string, number])[]>()

/** The names of what is learned of each topic: of a type, and of a type for a reader who stands there. */
export function topicSigns(standing: string, width: number): readonly (readonly [sign: string, topic: number])[] {
  const key = `${standing} ${width}`
  const signs =
    named.get(key) ??
    Array.from({ length: width }, (_, topic) => topic).flatMap((topic) => [
      [`topic-${topic}`, topic] as const,
      [[standing, `topic-${topic}`].join(' '), topic] as const,
    ])
  named.set(key, signs)
  return signs
}
