import { type ClauseType, clauseTypes } from '@karar/schema'
import { once } from '../../understand/contract.ts'
import type { Book } from '../book/book.ts'
import { allTopics } from '../topics/all.ts'
import type { Topic } from '../topics/topic.ts'
import type { Asked } from './kinds-asked.ts'

/** A topic is looked for from this share on; the second type of a topic counts so much of the first. */
const LEAST = 0.03
const SECOND = 0.35
/** What the best words of a topic count beside its words, which count 1. */
const BEST = 0.8

/**
 * How well each passage has the words of the topics that the question model expects, 0 to 1: the way from an oblique
 * question, whose words no list holds, to the words that contracts use.
 */
export function cuesOf(book: Book, asked: Asked): Float64Array {
  const scores = new Float64Array(book.passages.length)
  let all = 0
  for (const topic of allTopics) {
    const [first, second] = topic.types
    const weight = shareOf(asked, first) + SECOND * shareOf(asked, second)
    if (weight < LEAST) continue
    all += weight
    const marks = marksBy(book, topic)
    for (let index = 0; index < scores.length; index++) scores[index]! += weight * marks[index]!
  }
  return all === 0 ? scores : scores.map((score) => score / all / (1 + BEST))
}

const shareOf = ({ types }: Asked, type: ClauseType | undefined): number =>
  types[clauseTypes.findIndex((own) => own === type)] ?? 0

/** Which passages have the words of a topic, and its best words: read once a contract. */
const marksBy = ({ contract, passages }: Book, { id, cue, best, types }: Topic): Float64Array =>
  once(contract, `cues:${id}`, () =>
    Float64Array.from(passages, ({ words, clause }) =>
      cue.test(words)
        ? (1 + (best === undefined || best.test(words) ? BEST : 0)) *
          (types.some((type) => type === clause.type) ? 1 : 0.7)
        : 0,
    ),
  )
