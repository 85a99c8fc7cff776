import type { Span } from '../../../grammar/normalize.ts'
import { words } from '../../../language/en.ts'
import { format } from '../../../language/message.ts'

type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

/** What may stand between a sum and the time that it is paid for: the sum in words, 'only', what is added to it. */
const BETWEEN =
  /^(?:(?: only)?\))?(?: ?\/-)?(?: ?\([^)]{0,140}\))?(?: ?\/-)?(?: only)?(?:,? (?:plus|and|exclusive of|excluding|inclusive of|including) (?:all |applicable |the )?(?:gst|taxes|tds|service tax|cess)(?: (?:as applicable|extra))?)?,?/
const BEHIND =
  /^ ?(?:(?:(?:a|an|per|each|every|for (?:each|every)|\/) ?(?:calendar |english |working )?(?<unit>hour|day|week|month|quarter|year|annum)\b)|(?<often>hourly|daily|weekly|monthly|quarterly|yearly|annually)\b|(?<short>p\. ?[ma]\b|pm\b|pa\b|pcm\b))/
/** 'a fixed monthly fee of', 'annual rent:' right before the sum */
const BEFORE =
  /\b(?<often>hourly|daily|weekly|monthly|quarterly|yearly|annual) (?:[a-z-]+ ){0,2}?(?:fees?|rents?|rental|charges?|retainer|salary|pay|remuneration|compensation|stipend|wages?|maintenance|subscription|royalty|instal?ments?|emi|payments?|ctc|bonus)(?: amount| charges?)?(?: (?:shall be|will be|is|of|at|@))?(?: ?[:=-])? ?(?:an? (?:sum|amount) of )?$/

const ofWord: Readonly<Record<string, Unit>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  annum: 'year',
}

/** Once for all, whatever comes round again stands beside them. */
const ONCE: ReadonlySet<string> = new Set([
  ...[words.facts.deposit, words.facts.cap, words.facts.loan, words.facts.capital],
  ...[words.facts.advance, words.facts.insurance],
])

/**
 * The time for which a sum is paid again: 'Rs. 1,05,000 a month', 'a monthly fee of Rs. 1,05,000', 'Rs. 12,000 p.m.'.
 *
 * @param norm the normalised text
 * @param label what the sum is called: a deposit or a loan beside a monthly rent is given once
 */
export function timeOfSum(norm: string, { start, end }: Span, label: string): Unit | null {
  if (ONCE.has(label)) return null
  const follows = norm.slice(end, end + 220)
  const behind = BEHIND.exec(follows.slice(BETWEEN.exec(follows)?.[0].length ?? 0))?.groups
  if (behind !== undefined) {
    const { unit, often, short } = behind
    if (short !== undefined) return /m/.test(short) ? 'month' : 'year'
    const word = unit ?? often ?? ''
    return ofWord[word] ?? (word as Unit)
  }
  const often = BEFORE.exec(norm.slice(Math.max(0, start - 90), start))?.groups?.often
  return (often !== undefined && ofWord[often]) || null
}

/** '₹1,05,000 a month' */
export const eachTime = (sum: string, unit: Unit | null): string =>
  unit === null ? sum : format(words.facts.eachTime, { sum, unit })

const THINGS = String.raw`pieces?|pcs?|nos?|units?|items?|kgs?|kilos?|kilograms?|quintals?|tonnes?|tons?|mt|grams?|litres?|liters?|ltrs?|metres?|meters?|mtrs?|kms?|kilometres?|kilometers?|sq\.? ?ft\.?|sft|square f(?:oo|ee)t|sq\.? ?m(?:trs?|etres?)?\.?|bags?|box(?:es)?|cartons?|rolls?|sets?|pairs?|plates?|heads?|persons?|guests?|seats?|trips?|loads?|orders?|copies|copy|pages?|words?|bottles?|packets?|sheets?|visits?|tests?|samples?|shipments?|consignments?|parcels?|photos?|photographs?|images?|pictures?|frames?|prints?|reels?|posts?|minutes?|sessions?|classes|class|students?|couples?|rooms?|beds?|tables?|chairs?|vehicles?|cars?|bikes?|users?|licen[cs]es?|employees?|workers?|calls?|sms|messages?|transactions?|bounces?|instances?|acres?|cubic f(?:oo|ee)t|cft|cu\.? ?m(?:trs?|etres?)?\.?|running f(?:oo|ee)t|rft`
/** 'at Rs. 1,450 each', '₹62 per kg', 'Rs. 18/- per sq ft' */
const OF_ONE = new RegExp(
  String.raw`^ ?(?:(?<each>each|apiece|per piece|a piece|\/ ?(?:pc|piece|unit|each))\b|(?:per|\/|for each|for every) ?(?<thing>${THINGS})(?![\p{L}\d]))`,
  'u',
)
/** What a single one of several costs: 'each', or the thing by which it is counted; null where the sum is for the whole. */
export function unitOfSum(norm: string, { end }: Span): string | null {
  const follows = norm.slice(end, end + 220)
  const groups = OF_ONE.exec(follows.slice(BETWEEN.exec(follows)?.[0].length ?? 0))?.groups
  return groups === undefined ? null : groups.each === undefined ? groups.thing!.trim() : 'each'
}

/** '₹1,450 each', '₹62 per kg' */
export const eachOne = (sum: string, unit: string | null): string =>
  unit === null ? sum : format(words.facts.eachOne, { sum, unit })
