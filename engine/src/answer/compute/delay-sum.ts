import { findPeriods, formatMoney, parseNumber } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { cite } from '../book/cite.ts'
import type { Passage } from '../book/passages.ts'
import { isSupposed } from '../book/supposed.ts'
import type { Answerer } from '../say/reply.ts'
import { capital, passageAt, plain } from './figures.ts'
import { sumIn } from './late-interest.ts'
import { reckoned } from './reckoning.ts'

const ASKS =
  /\b(?:penalt\w*|liquidated|fine|deduct\w*|damages|charged?|cut)\b.{0,60}\b(?:late|delay\w*|per (?:day|week)|a (?:day|week)|each (?:day|week)|days?|weeks?)\b|\b(?:late|delay\w*)\b.{0,60}\b(?:penalt\w*|liquidated|fine|deduct\w*|damages|charged?|how much)\b/
/** Of money that comes late it is interest that is asked for, and another reckoner has it. */
const OF_MONEY = /\b(?:interest|emi|instal\w*|invoice)\b/
const OF_RENT = /\b(?:rent|pay late|paid late|late payment)\b/
/** What is asked of a charge, and not how much it is. */
const OF_ELSE = /\b(?:complain\w*|disput\w*|object\w*|wrong\w*|mistake|within (?:how|what))\b/

const PERCENT = String.raw`(?:(\d{1,2}(?:\.\d+)?|1\/2|\u00bd) ?(?:%|per ?cent\.?)|(half|one|two|three|five|ten)(?: \(\d{1,2}(?:\.\d+)?%?\))? per ?cent\.?)`
/** 'two per cent of the whole Project Fee for each day of delay': a share of a sum that goes by the day or the week. */
const EACH = new RegExp(
  String.raw`${PERCENT} (?:\([^)]{1,30}\) )?of (?:the )?(?:whole |total |entire |full )?([a-z][a-z -]{2,40}?)(?: of [a-z' -]{3,40}?)? (?:for (?:each|every)|per|a)(?: completed| full)? (day|week)\b`,
)
/** The same the other way round: 'the price is reduced by half of one per cent for each complete week'. */
const REDUCED = new RegExp(
  String.raw`\b([a-z][a-z -]{2,30}?) (?:is|shall be|will be|stands?) reduced by (half of )?${PERCENT} for (?:each|every)(?: complete[d]?| full)? (day|week)\b`,
)
/** 'At 1/2% per week or part thereof on the value of the goods delayed'. */
const BY_TIME = new RegExp(
  String.raw`${PERCENT} (?:\([^)]{1,30}\) )?(?:per|for (?:each|every)|a) (day|week)( or (?:a )?part (?:thereof|of it|of a (?:day|week)),?)? (?:on|of) (?:the )?([a-z][a-z -]{2,60})`,
)
const MOST_PERCENT = new RegExp(
  String.raw`\b(?:maximum|at most|not (?:to )?exceed\w*|up ?to|upto|limit(?:ed)? (?:of|to)|cap(?:ped)? (?:of|at)|subject to)[^.;]{0,40}?${PERCENT}`,
)
/** Bounds of what one day or week costs, in the same sentence or the next. */
const BOUND =
  /\b(?:minimum|maximum|at least|at most|not exceeding)\b[^.;%]{0,30}\d[^.;%]{0,20}\b(?:per|a|each) (?:day|week)\b/
const NEXT = 160
const percentOf = (digits: string | undefined, said: string | undefined): number =>
  said === 'half' || digits === '1/2' || digits === '\u00bd' ? 0.5 : (parseNumber(digits ?? said!) ?? 0)

/** 'How much penalty for 10 days of delay?': a share of a sum that the contract names, for each day or week. */
export const delaySum: Answerer = (book, { english, text }) => {
  if (!ASKS.test(english) || OF_MONEY.test(english) || OF_ELSE.test(english)) return null
  for (const passage of book.passages) {
    const each = eachIn(passage.words)
    if (each === null || !/\b(?:delay\w*|late|fail\w*)\b/.test(passage.words)) continue
    const base = sumIn(text) ?? sumNamed(book, each.what)
    if (base === null || (OF_RENT.test(english) && !/\b(?:rent|fee)/.test(each.what))) return null
    // 'a minimum of ₹200 and a maximum of ₹1,000 per day': the share alone does not tell it
    if (BOUND.test(book.contract.text.norm.slice(passage.start, passage.end + NEXT))) return null
    const most = MOST_PERCENT.exec(passage.words.slice(each.end))
    return told(book, passage, {
      ...each,
      base,
      days: (findPeriods(text)[0] ?? findPeriods(english)[0])?.days ?? null,
      most: most === null ? null : percentOf(most[1], most[2]),
    })
  }
  return null
}

interface Each {
  readonly percent: number
  readonly what: string
  readonly unit: 'day' | 'week'
  /** a week that has begun counts as a whole one */
  readonly begun?: true
  /** where it ends in its passage */
  readonly end: number
}

function eachIn(words: string): Each | null {
  const each = EACH.exec(words)
  if (each !== null) {
    const [all, digits, said, what, unit] = each
    return { percent: percentOf(digits, said), what: what!, unit: unit as Each['unit'], end: each.index + all.length }
  }
  const reduced = REDUCED.exec(words)
  if (reduced === null) return byTimeIn(words)
  const [all, before, half, digits, said, unit] = reduced
  const what = before!.replace(/^.*\b(?:the|of|by) /, '')
  const percent = percentOf(digits, said) * (half === undefined ? 1 : 0.5)
  return { percent, what, unit: unit as Each['unit'], end: reduced.index + all.length }
}

function byTimeIn(words: string): Each | null {
  const found = BY_TIME.exec(words)
  if (found === null) return null
  const [all, digits, said, unit, begun, what] = found
  return {
    percent: percentOf(digits, said),
    what: what!.replace(/ (?:will|shall|is|may|to|by|for|from|and|or)\b.*$/, ''),
    unit: unit as Each['unit'],
    end: found.index + all.length,
    ...(begun !== undefined && { begun: true as const }),
  }
}

interface Delay {
  readonly percent: number
  readonly unit: 'day' | 'week'
  readonly base: { readonly amount: number; readonly currency: string; readonly passage?: Passage }
  readonly what: string
  readonly days: number | null
  readonly begun?: true
  readonly most: number | null
}

function told(book: Book, passage: Passage, { percent, unit, base, what, days, begun, most }: Delay) {
  const shareOf = (share: number): string =>
    formatMoney({ amount: Math.round(base.amount * share) / 100, currency: base.currency })
  // a week that has begun is not counted where the clause, which stands below, does not say so
  const weeks = begun === true ? Math.ceil : Math.floor
  const count = days === null ? 1 : unit === 'week' ? weeks(days / 7) : Math.round(days)
  const capped = most !== null && percent * count > most ? most : percent * count
  return reckoned({
    what: format(words.forDelay, { count, unit }),
    value: shareOf(capped),
    steps: [
      [capital(what), formatMoney(base)],
      [
        format(words.eachDelay, { unit }),
        format(words.share, { sum: formatMoney(base), percent: plain(percent), result: shareOf(percent) }),
      ],
      [
        format(words.forDelay, { count, unit }),
        format(words.times, { count, sum: shareOf(percent), all: shareOf(percent * count) }),
      ],
      ...(most === null ? [] : [[words.atMost, shareOf(most)] as [string, string]]),
    ],
    assumed: [unit !== 'week' ? words.everyDay : begun === true ? words.begunWeeks : words.fullWeeks],
    citations: [cite(book, passage), base.passage === undefined ? null : cite(book, base.passage)],
    followUps: ['penalty', 'liability'],
  })
}

/** The sum of what the contract calls so: behind its name, in a definition, a clause or a table. */
export function sumNamed(book: Book, what: string): Delay['base'] | null {
  const { text, money } = book.contract
  const name = what.trim().replace(/[^a-z -]/g, '')
  if (name.length < 3) return null
  for (const sum of money) {
    const before = text.norm.slice(Math.max(0, sum.start - 90), sum.start)
    const at = before.lastIndexOf(name)
    if (sum.amount <= 0 || at < 0 || isSupposed(text.norm.slice(Math.max(0, sum.start - 110), sum.start))) continue
    const between = before.slice(at + name.length)
    if (/[;]|\b(?:and|or|plus|less|not|each|instal\w*)\b|\. (?=[a-z])/.test(between)) continue
    const passage = passageAt(book, sum.start)
    return { amount: sum.amount, currency: sum.currency, ...(passage !== null && { passage }) }
  }
  return null
}
