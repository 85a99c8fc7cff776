import type { KeyFacts } from '@karar/schema'
import { parseNumber } from '../../../grammar/numbers.ts'
import type { Sentence } from '../../../grammar/sentences.ts'
import { words } from '../../../language/en.ts'
import { format } from '../../../language/message.ts'
import type { Contract } from '../../contract.ts'
import { type Ground, quoted } from '../grounding.ts'

export const isLoan = ({ type }: Contract): boolean => type === 'loan_agreement'

const INSTALMENTS =
  /\b(\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,5})?)(?: ?\((\d{1,3}|[a-z]{3,9}(?:[- ][a-z]{3,5})?)\))? (?:(?:equal|equated|consecutive|successive) ){0,2}(?:(monthly|quarterly) instal|emis\b)/
/** A loan repaid in thirty-six monthly instalments runs for thirty-six months; two of them unpaid are a default. */
export function instalments(contract: Contract, sentence: Sentence, ground: Ground): KeyFacts['term'] {
  if (!isLoan(contract)) return []
  const match = INSTALMENTS.exec(sentence.text)
  const count = match === null ? null : (parseNumber(match[2] ?? match[1]!) ?? parseNumber(match[1]!))
  if (match === null || count === null || count < 4) return []
  if (/\b(?:default\w*|unpaid|miss\w*|fails?|failure|overdue)\b/.test(sentence.text.slice(0, match.index))) return []
  // A holiday before the first instalment makes the loan longer than its instalments.
  if (/^(?:after that|thereafter|then)\b/.test(sentence.text)) return []
  const months = match[3] === 'quarterly' ? count * 3 : count
  const start = sentence.start + match.index
  return [
    {
      ...ground(quoted(sentence, { start, end: start + match[0].length })),
      label: words.facts.term,
      value: format(words.periods, { count: months, unit: 'month' }),
      months,
    },
  ]
}
