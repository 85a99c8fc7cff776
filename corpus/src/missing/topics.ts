import { countsAs, signOfPlace, type Topics } from '@karar/engine/inside'
import { seeded } from '../machines/random.ts'

const LEAST_TEXTS = 8
/** What stands in more of the texts than this says nothing of any. */
const MOST_OF_TEXTS = 0.7
const MOST_WORDS = 3_000
const TOPICS = 30
const ROUNDS = 60

/** What texts are about, by which words stand together in them: the directions in which they differ most. */
export function learnTopics(texts: readonly ReadonlyMap<string, number>[]): Topics {
  const words = tellingWords(texts)
  const rarity = words.map((word) => Math.log((1 + texts.length) / (1 + texts.filter((t) => t.has(word)).length)) + 1)
  const rows = texts.map((text) => {
    const row = words.map((word, at) => {
      const times = text.get(word)
      return times === undefined ? 0 : countsAs(times) * rarity[at]!
    })
    return scaled(row)
  })
  const alike = rows.map((one) => rows.map((other) => dot(one, other)))
  // the first is what all contracts share
  const directions = strongest(alike, Math.min(TOPICS + 1, rows.length)).slice(1)
  const places = words.map((_, word) =>
    directions.map(({ of, strength }) => {
      const sum = rows.reduce((all, row, text) => all + row[word]! * of[text]!, 0)
      return (rarity[word]! * sum) / Math.sqrt(strength)
    }),
  )
  const most = directions.map((_, topic) => Math.max(...places.map((place) => Math.abs(place[topic]!))))
  return {
    words: words.join(' '),
    places: places.flatMap((place) => place.map((own, topic) => signOfPlace(own / most[topic]!))).join(''),
    most: most.map((own) => Number(own.toPrecision(4))),
  }
}

/** Words of some texts and not of most, the most frequent of them, by the alphabet. */
function tellingWords(texts: readonly ReadonlyMap<string, number>[]): string[] {
  const seen = new Map<string, { texts: number; times: number }>()
  for (const text of texts)
    for (const [word, times] of text) {
      const before = seen.get(word) ?? { texts: 0, times: 0 }
      seen.set(word, { texts: before.texts + 1, times: before.times + times })
    }
  return [...seen]
    .filter(([, own]) => own.texts >= LEAST_TEXTS && own.texts <= MOST_OF_TEXTS * texts.length)
    .sort(([a, one], [b, other]) => other.times - one.times || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
    .sort()
}

/** The directions of a symmetric table that stretch most, by turning many of them towards it again and again. */
function strongest(table: readonly (readonly number[])[], count: number): { of: number[]; strength: number }[] {
  const random = seeded(11)
  let found = Array.from({ length: count }, () => table.map(() => random() - 0.5))
  let stretched = found
  for (let round = 0; round < ROUNDS; round++) {
    found = apart(stretched)
    stretched = found.map((one) => table.map((row) => dot(row, one)))
  }
  return found
    .map((of, at) => ({ of, strength: dot(of, stretched[at]!) }))
    .filter(({ strength }) => strength > 1e-9)
    .sort((one, other) => other.strength - one.strength)
}

/** Each less what it shares with those before it, all of one length. */
function apart(directions: readonly (readonly number[])[]): number[][] {
  const own: number[][] = []
  for (const direction of directions) {
    const rest = own.reduce((left, other) => {
      const shared = dot(left, other)
      return left.map((value, at) => value - shared * other[at]!)
    }, direction.slice())
    own.push(scaled(rest))
  }
  return own
}

const dot = (one: readonly number[], other: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
const scaled = (row: readonly number[]): number[] => {
  const far = Math.sqrt(dot(row, row))
  return far === 0 ? row.slice() : row.map((value) => value / far)
}
