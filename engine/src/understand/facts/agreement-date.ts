import type { FoundDate } from '../../grammar/dates.ts'

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

function weightOf(before: string, at: number): number {
  if (EARLIER_AGREEMENT.test(before)) return 0
  const made = MADE.exec(before)
  if (made !== null && !OTHER_PAPER.test(before.slice(made.index))) return 3
  if (DATE_LINE.test(before) && !/\b(?:birth|effective|start\w*|joining|due|end|expiry) date[^.;]{0,4}$/.test(before))
    return at < 1500 ? 3 : 1
  const near = before.slice(-60)
  if (OWN_DATED.test(before)) return 3
  if (DATED.test(before)) return at < LETTER_HEAD && !OTHER_PAPER.test(near.replace(DATED, '')) ? 3 : 0
  return at < LETTER_HEAD && !OTHER_PAPER.test(near.slice(-30)) && !EDGE.test(near) && !SPOKEN.test(near) ? 1 : 0
}
const EDGE = /\b(?:effect\w*|commenc\w*|start\w*|begin\w*|updated|revised|changed|force)\b/
/** 'repaid on', 'due by': a day within a sentence, not at the head of a letter. */
const SPOKEN = /\b(?:on|by|in|of|to|for|and|within|upon|is|was)(?: (?:the|or|before))* $/
