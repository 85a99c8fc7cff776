import { type FoundDate, findDates } from '../../grammar/dates.ts'
import { type Contract, once } from '../contract.ts'
import { lawsChosen } from './governing-law.ts'

/** How far into a document the day of its making may stand, and how far a bare day of a letter's head. */
const OPENING = 4000
const LETTER_HEAD = 400

/** 'made at Pune on this', 'and have settled as follows on' */
const MADE =
  /\b(?:made|executed|entered into|entered|signed|concluded|settled|accepted|drawn up|agreed)\b(?:(?! with effect)[^.;]){0,70}$/
/** 'Date:', 'Date of execution -', 'Agreement date:', '3 Date' in a table */
const DATE_LINE =
  /(?:\b(?:agreement|execution|order|contract|deed|signing|issue) date|\bdate(?: of (?:the |this )?(?:agreement|execution|order|contract|deed|signing|issue|letter))?) ?[:.-]{0,2} ?$/
/** 'LICENCE AGREEMENT dated' */
const DATED = /\bdated,?(?: (?:this|the|on|as of))* $/
/** 'This contract is dated' */
const OWN_DATED =
  /\bthis (?:\w+ )?(?:agreement|contract|deed|indenture|letter|lease|licen[cs]e|memorandum|order) (?:is )?dated (?:the )?$/
/** Another paper than this one: its day is not the day of the agreement. */
const OTHER_PAPER =
  /\b(?:notes?|quotation|offer|proposal|resolution|attorney|invoice|tender|certificate|plans?|e-?mail|notice|partition|will|application|cheque|draft|regist\w+|approval|file|no|nos|stamp|purchased|valuer|report|complaint|order form|letter|decree|suit|born|incorporated|return\w*|copy|by|until|till|before|after|last|from)\b[^;]{0,40}$/

/** Place, in a list of dates in order, of the day on which the agreement was made; -1 where the opening tells none. */
export function agreementDate(norm: string, dates: readonly FoundDate[]): number {
  let best = -1
  let most = 0
  for (const [index, date] of dates.entries()) {
    if (date.start >= OPENING) break
    if (date.iso === null) continue
    const weight = weightOf(norm.slice(Math.max(0, date.start - 110), date.start), date.start)
    if (weight > most) {
      best = index
      most = weight
    }
  }
  return best
}

/** 'Whereas A and B entered into a Development Services Agreement on': another agreement than this one. */
const EARLIER_AGREEMENT =
  /\b(?:whereas|previously|earlier|prior|pursuant|already|had)\b[^.;]{0,100}\b(?:entered into|executed|signed|concluded) (?:an?|the|that|certain|another)(?: [\w&-]+){1,6} (?:agreements?|contracts?|deeds?|memorand\w+)\b[^.;]{0,30}$/

/** 'Reference is made to that certain Licence Agreement dated as of': what is amended, and not the amendment */
const REFERRED_TO =
  /\b(?:reference is (?:hereby )?made to|that certain)\b[^.;]{0,100}\b(?:agreement|contract|deed|lease|memorandum)\b[^.;]{0,40}$/
/** 'Event: 28.11.2026' at the head of an order */
const OF_AN_EVENT = /\b(?:event|function|programme|wedding|check-?in|arrival|journey|travel)(?: date)? ?[:-] ?$/

function weightOf(before: string, at: number): number {
  if (EARLIER_AGREEMENT.test(before) || REFERRED_TO.test(before) || OF_AN_EVENT.test(before)) return 0
  const made = MADE.exec(before)
  if (made !== null && !OTHER_PAPER.test(before.slice(made.index))) return 3
  if (DATE_LINE.test(before) && !/\b(?:birth|effective|start\w*|joining|due|end|expiry) date[^.;]{0,4}$/.test(before))
    return at < 1500 ? 3 : 1
  // 'Amendment No. 1' is this paper, and no number of another
  const near = before.slice(-60).replace(/\b(?:amendment|addendum) (?:no\.?|number) ?\d+/g, '')
  if (OWN_DATED.test(before)) return 3
  if (DATED.test(before)) return at < LETTER_HEAD && !OTHER_PAPER.test(near.replace(DATED, '')) ? 3 : 0
  return at < LETTER_HEAD && !OTHER_PAPER.test(near.slice(-30)) && !EDGE.test(near) && !SPOKEN.test(near) ? 1 : 0
}
const EDGE = /\b(?:effect\w*|commenc\w*|start\w*|begin\w*|updated|revised|changed|force)\b/
/** 'repaid on', 'due by': a day within a sentence, not at the head of a letter. */
const SPOKEN = /\b(?:on|by|in|of|to|for|and|within|upon|is|was)(?: (?:the|or|before))* $/

const AMERICAN =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|united states|usa?)\b/

/** 5/21/2026 can only be 21 May, 21/5/2026 as well: one such date tells how a document writes the others. */
const FIGURES = /(?<![\d/.-])(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/-])/g

/** Whether dates in figures have the month first: where the document itself shows it, else where American law is chosen. */
const hasMonthFirst = (contract: Contract): boolean =>
  once(contract, 'month-first', () => {
    const { norm } = contract.text
    const said = [...norm.matchAll(FIGURES)].map((match) => [Number(match[1]), Number(match[3])] as const)
    if (said.length === 0) return false
    const monthFirst = said.some(([first, second]) => first <= 12 && second > 12 && second <= 31)
    const dayFirst = said.some(([first, second]) => first > 12 && first <= 31 && second <= 12)
    if (monthFirst !== dayFirst) return monthFirst
    return echoed(norm) ?? lawsChosen(contract).some((law) => AMERICAN.test(law))
  })

/** 'signed on 11/1/2001' in a paper of 11 January 2001: the same day in words shows the order; null where neither order is shown. */
function echoed(norm: string): boolean | null {
  const isSpelt = ({ start, end }: FoundDate): boolean => /[a-z]{3}/.test(norm.slice(start, end))
  const dayFirst = findDates(norm)
  const spelt = new Set(dayFirst.filter(isSpelt).map(({ iso }) => iso))
  const agrees = (dates: readonly FoundDate[]): boolean => dates.some((one) => !isSpelt(one) && spelt.has(one.iso))
  const [asDay, asMonth] = [agrees(dayFirst), agrees(findDates(norm, true))]
  return asDay === asMonth ? null : asMonth
}

/** Dates in words of a contract, in its own order of day and month. */
export const datesIn = (contract: Contract, norm: string): FoundDate[] => findDates(norm, hasMonthFirst(contract))
