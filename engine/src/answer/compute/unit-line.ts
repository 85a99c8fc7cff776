import { formatMoney, type Money, parseNumber } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { isSupposed } from '../book/supposed.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { OF_FIGURES, stemsOf } from '../question/words-of.ts'

/** 'Rs. 50 per Day', '$5,000) for said additional state/market': what one sum is charged for. */
const EACH =
  /^(?:\/-)?\)?(?: ?\([^)]{0,60}\))? ?(?:only,? )?(?:\/ ?|per |an? |each |every |for (?:each|every|an?|any|said|such) )(?:(?:completed|full|said|such|additional|extra|more|further|other) )*([a-z]{2,16})(?:\/([a-z]{3,16}))?\b/
/** Spans of the whole contract have reckoners of their own. */
const OF_THE_TERM = /^(?:months?|years?|annum|quarters?|weeks?|mensem|cent|instalments?)$/
const NUMBER = String.raw`\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred`
/** What is asked of a number of days, and not for them. */
const NOT_FOR_THEM = String.raw`(?! (?:before|after|prior|ago|notice|in advance|advance|earlier|early|of notice|old))`
/** What else than a sum is asked. */
const OF_ELSE =
  /\b(?:when|who|whom|why|where|can|could|may|must|is|are|do|does|what if|how long|how many|within|notice|refund\w*|cancel\w*)\b/
/** A bound makes it no plain product, but where it counts the same units and is not reached. */
const BOUND = /\b(?:maximum|minimum|not (?:to )?exceed\w*|up ?to|subject to|capp?ed|first \w+|thereafter|whichever)\b/
const MOST = String.raw`\b(?:maximum|up ?to|not exceeding)(?: period| number)?(?: of)? (?:${NUMBER}) `
const NEXT = 160

/** What a sum for each of something comes to, and whether its own words are those of the question. */
interface UnitLine {
  readonly line: string
  readonly isNamed: boolean
}

/** 'An extra helmet for 3 days': the sum that the best place names for each of what the question counts, that many times. */
export function unitLine(book: Book, question: Question, best: Passage): UnitLine | null {
  const asked = figureAsked(question)
  if (asked === null ? OF_ELSE.test(question.english) : asked !== 'sum' && asked !== 'number') return null
  const found = chargedIn(book, question, best)
  if (found === null) return null
  const named = Math.max(0, ...found.map(({ words: own }) => own))
  const meant = found.filter(({ words: own }) => own === named)
  const [first] = meant
  if (first === undefined || meant.some((one) => one.sum.amount !== first.sum.amount || one.count !== first.count))
    return null
  const { sum, count } = first
  const all = formatMoney({ ...sum, amount: Math.round(sum.amount * count * 100) / 100 })
  return { line: format(words.forUnits, { count, sum: formatMoney(sum), all }), isNamed: named > 0 }
}

interface Charged {
  readonly sum: Money
  readonly count: number
  /** how many words of the question stand before it, behind the sum before */
  readonly words: number
}

/** The sums around a place that go by what the question counts; null where one of them is bounded. */
function chargedIn(book: Book, question: Question, best: Passage): Charged[] | null {
  const { text, money } = book.contract
  const { start, end } = inContext(book.passages, best)
  const stems = question.stems.filter((one) => !one.startsWith('#') && !OF_FIGURES.test(one))
  const found: Charged[] = []
  let from = start
  for (const sum of money) {
    if (sum.start < start || sum.start >= end || sum.amount <= 0) continue
    const before = text.norm.slice(from, sum.start).replace(/^.*[.;] /s, '')
    from = sum.end
    const each = EACH.exec(text.norm.slice(sum.end, sum.end + 110))
    const counts = each === null ? [] : each.slice(1, 3).map((unit) => countOf(question, unit))
    const count = counts.find((one) => one !== null)
    if (count == null || isSupposed(text.norm.slice(best.start, sum.start))) continue
    const until = Math.max(best.end, Math.min(sum.end + NEXT, best.clause.end))
    if (isBound(text.norm.slice(sum.end, until), count)) return null
    // 'Rs. 40 per day, or Rs. 60 per day on a Sunday': which of both it is, the question does not tell
    if (found.length > 0 && OR.test(before)) return null
    const said = new Set(stemsOf(before))
    found.push({ sum, count, words: stems.filter((one) => said.has(one)).length })
  }
  return found
}

const OR = /^(?:\/-)?\)? ?(?:per|\/|an?|each|every) ?[a-z]+[, ]+(?:or|and|to|but)? ?(?:at )?$/

/** How many of a unit the question names; null where none, or only one. */
function countOf({ english }: Question, unit: string | undefined): number | null {
  if (unit === undefined || OF_THE_TERM.test(unit)) return null
  const one = unit.replace(/(?:ies|es|s)$/, '').slice(0, 12)
  const counted = new RegExp(
    String.raw`\b(${NUMBER}) (?:(?:extra|more|additional|full|late|other|new) )?${one}[a-z]{0,4}\b${NOT_FOR_THEM}`,
    'g',
  )
  const [first, second] = [...english.matchAll(counted)]
  const count = first === undefined || second !== undefined ? null : parseNumber(first[1]!)
  return count !== null && count > 1 ? count : null
}

function isBound(behind: string, count: number): boolean {
  const most = new RegExp(MOST).exec(behind)
  const limit = most === null ? null : parseNumber(/(\S+) $/.exec(most[0])![1]!)
  const unit = EACH.exec(behind)?.[1] ?? ''
  if (limit !== null && most !== null && behind.slice(most.index + most[0].length).startsWith(unit.slice(0, 4)))
    return count > limit
  return BOUND.test(behind)
}
