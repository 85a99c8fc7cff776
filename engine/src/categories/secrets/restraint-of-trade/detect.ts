import type { Contract } from '../../../understand/contract.ts'
import { periodsIn, weakerParty } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

/** 'Non-compete clause: 2 years in territory', 'Non-Compete (12 months)': a row that says no more */
const ROW =
  /\bnon-? ?compet(?:e|ition)(?: (?:clause|period|restriction|obligation|covenant|term))?s?\s*(?:[:|–-]\s*|\((?=\s?\d{1,2}\s?(?:months?|years?)))/g
/** So near behind the words stands the time. */
const NEAR = 30
/** Less is no restraint that anybody feels. */
const LEAST_DAYS = 80
const NOT_AFTER = /\b(?:during|waived|not applicable|none|nil)\b/

/** A ban on competing that a row of a list or a table sets, with its time: no sentence that a reader knows. */
export const nonCompeteRow: Detector = {
  id: 'non-compete-row',
  category: 'restraint_of_trade',
  gate: /non-? ?compet/,
  read: (clause, contract) => rowsIn(contract, clause).slice(0, 1),
}

function rowsIn(contract: Contract, clause: Clause): Hit[] {
  const words = contract.text.norm.slice(clause.norm.start, clause.norm.end)
  return [...words.matchAll(ROW)].flatMap(({ 0: row, index }): Hit[] => {
    const start = clause.norm.start + index
    const from = start + row.length
    const [period] = periodsIn(contract, { start: from, end: from + NEAR })
    if (period === undefined || period.days < LEAST_DAYS) return []
    const end = Math.min(clause.norm.end, period.end + 40)
    const span = { start, end: endOfRow(contract.text.norm, period.end, end) }
    if (NOT_AFTER.test(contract.text.norm.slice(span.start, span.end))) return []
    return [{ span, clause, severity: 'high', burdened: weakerParty(contract), confidence: 0.85 }]
  })
}

/** A row ends with its line, its bullet or its cell. */
function endOfRow(norm: string, from: number, most: number): number {
  const rest = norm.slice(from, most).search(/[\n•|;.]|\s[-–•]\s/)
  return rest < 0 ? Math.max(from, norm.slice(0, most).lastIndexOf(' ')) : from + rest
}
