import {
  askedOf,
  bare,
  moreAsked,
  nthAsked,
  ofMe,
  ofThem,
  pointsBack,
  type Remark,
  remarkIn,
} from '../../language/follow-ups.ts'
import { readQuestion } from './question.ts'
import { stemsOf } from './words-of.ts'

/** A question of more words is one of its own. */
const LONGEST = 60
/** So many questions that each only go on with the one before are followed back. */
const FARTHEST = 4

/** What a question that goes on with others asks, in English words; with what is asked of the place that answers them. */
export interface Continued {
  readonly english: string
  readonly remark: Remark | null
}

/**
 * What a question that only goes on with those before it asks: 'and for them?' asks the same of the other side, 'kab?' when,
 * 'is that normal?' of the place that answers it. Null where it is a question of its own.
 *
 * @param asked the questions of a conversation, the latest last
 * @param toSides says 'they' and 'i' for what this contract calls its parties
 */
export function continued(asked: readonly string[], toSides: (said: string) => string): Continued | null {
  const latest = asked.at(-1) ?? ''
  const said = toSides(
    bare(
      latest
        .replace(/[,?!]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  )
  const earlier = asked.slice(0, -1).slice(-FARTHEST)
  const before = earlier.at(-1)
  if (before === undefined || said === '' || said.length > LONGEST) return null
  const english = continued(earlier, toSides)?.english ?? readQuestion(before).english
  const remark = remarkIn(said)
  if (remark !== null) return { english, remark }
  const more = moreAsked(said)
  if (more !== null) return { english: `${more} ${english}`, remark: null }
  const nth = nthAsked(said, english)
  if (nth !== null) return { english: nth, remark: null }
  const side = ofThem.test(said) ? 'them' : ofMe.test(said) ? 'me' : null
  if (side !== null) {
    const asks = toSides(english)
    return { english: askedOf(asks, side, readQuestion(asks).subject), remark: null }
  }
  const matter = matterOf(latest, english)
  return matter === null ? null : { english: matter, remark: null }
}

/** 'When do I get it back?' behind a question about the deposit is asked of the deposit; null where it points nowhere. */
function matterOf(latest: string, before: string): string | null {
  const now = readQuestion(latest)
  if (now.clauses.length > 0 || !pointsBack(now.english, now.stems.length)) return null
  const words = before.match(/[\p{L}\p{M}]{3,}/gu) ?? []
  const telling = words.filter(
    (word) => stemsOf(word).some((stem) => !now.stems.includes(stem)) && !NO_MATTER.test(word),
  )
  return telling.length === 0 ? null : `${now.english.replace(/[?. ]+$/, '')} ${telling.join(' ')}`
}
/** Words of a question that name no matter, or would make it one of the whole contract. */
const NO_MATTER =
  /^(?:risks?|score|safe|summary|summarise|missing|worst|main|biggest|worried|sign|normal|fair|legal|refuse|month|months|year|years|days?|first|second|back|early|happen\w*)$/
