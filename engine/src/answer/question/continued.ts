import { findPeriods } from '../../grammar/numbers.ts'
import {
  askedOf,
  bare,
  caseIn,
  moreAsked,
  moreOf,
  nthAsked,
  ofMe,
  ofThem,
  pointedAt,
  type Remark,
  remarkIn,
} from '../../language/follow-ups.ts'
import { readQuestion } from './question.ts'

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
 * @param isMatter whether English words name a matter of their own
 */
export function continued(
  asked: readonly string[],
  toSides: (said: string) => string,
  isMatter: (english: string) => boolean,
): Continued | null {
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
  const english = continued(earlier, toSides, isMatter)?.english ?? readQuestion(before).english
  const remark = remarkIn(said)
  if (remark !== null) return { english, remark }
  const more = moreAsked(said)
  if (more !== null) return { english: moreOf(more, english), remark: null }
  const nth = nthAsked(said, english)
  if (nth !== null) return { english: nth, remark: null }
  const side = sideIn(said) ?? sideInHindi(latest, toSides)
  if (side !== null) {
    const asks = toSides(english)
    return { english: askedOf(asks, side, readQuestion(asks).subject), remark: null }
  }
  return further(latest, english) ?? inCase(latest, english, isMatter)
}

const sideIn = (said: string): 'them' | 'me' | null => (ofThem.test(said) ? 'them' : ofMe.test(said) ? 'me' : null)

/** 'Aur malik ka?': the same in the English words for it, of which one Hindi word may have several. */
function sideInHindi(latest: string, toSides: (said: string) => string): 'them' | 'me' | null {
  const { language, english } = readQuestion(latest)
  return language === 'en'
    ? null
    : sideIn(
        toSides(bare(english))
          .replace(/\b(they|i|their|my)(?: \1)+\b/g, '$1')
          .replace(/ what$/, ''),
      )
}

/** 'And 4 days before?', 'and after it is shipped?': the same, in another case; null where it asks something of its own. */
function inCase(latest: string, before: string, isMatter: (english: string) => boolean): Continued | null {
  const { english, clauses, stems } = readQuestion(latest)
  const said = english.replace(/[?.! ]+$/, '')
  const rest = caseIn(said)
  if (rest === null || clauses.length > 0 || stems.length > MOST_TELLING) return null
  if (isMatter(rest) && !/\b(?:it|that|this)\b/.test(rest)) return null
  const [own, ...others] = findPeriods(before)
  const [now, ...more] = findPeriods(rest)
  if (own !== undefined && others.length === 0 && now !== undefined && more.length === 0)
    return {
      english: before.slice(0, own.start) + rest.slice(now.start, now.end) + before.slice(own.end),
      remark: null,
    }
  return { english: `${before.replace(/[?. ]+$/, '')} ${rest}`, remark: null }
}

/** 'When do I get it back?' behind a question about the deposit is asked of the deposit; null where it points nowhere. */
function further(latest: string, before: string): Continued | null {
  const now = readQuestion(latest)
  if (now.clauses.length > 0 || now.stems.length > MOST_TELLING) return null
  const words = pointedAt(now.english, [...new Set(before.match(/[\p{L}\p{M}]{3,}/gu) ?? [])])
  const [first] = words
  if (first === undefined) return null
  const asks = now.english.replace(/[?. ]+$/, '')
  const named = asks.replace(/\bone\b/, first.replace(/s$/, ''))
  return { english: named === asks ? `${asks} ${words.join(' ')}` : named, remark: null }
}
/** A question that tells more tells what it is of. */
const MOST_TELLING = 3
