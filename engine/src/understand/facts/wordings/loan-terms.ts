import { parseNumber } from '../../../grammar/numbers.ts'
import type { DayTerm } from './term-days.ts'

const INSTALMENTS =
  /\b(\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,5})?)(?: ?\((\d{1,3}|[a-z]{3,9}(?:[- ][a-z]{3,5})?)\))? (?:(?:equal|equated|consecutive|successive) ){0,2}(?:(monthly|quarterly) instal|emis\b)/
/** A loan repaid in thirty-six monthly instalments runs for thirty-six months; two of them unpaid are a default. */
export function byInstalments(text: string): DayTerm | null {
  const match = INSTALMENTS.exec(text)
  const count = match === null ? null : (parseNumber(match[2] ?? match[1]!) ?? parseNumber(match[1]!))
  if (match === null || count === null || count < 4) return null
  if (/\b(?:default\w*|unpaid|miss\w*|fails?|failure|overdue)\b/.test(text.slice(0, match.index))) return null
  // A holiday before the first instalment makes the loan longer than its instalments.
  if (/^(?:after that|thereafter|then)\b/.test(text)) return null
  const months = match[3] === 'quarterly' ? count * 3 : count
  return { start: match.index, end: match.index + match[0].length, months }
}
