import type { Span } from '../../../grammar/normalize.ts'
import { formatMoney, parseNumber } from '../../../grammar/numbers.ts'
import { words } from '../../../language/en.ts'
import type { Contract } from '../../contract.ts'
import { eachTime } from './each-time.ts'

/** The head of a table whose column says once in which money its figures are: 'Amount (in Rs.)' */
const HEAD =
  /\b(?:amount|per month|monthly|annual|rs|inr)\b[^\n.;]{0,20}\((?:amount )?(?:in )?(?:rs\.?|inr|₹|rupees)\)|\(in (?:rs\.?|inr|₹|rupees)\)/
const FIGURE = String.raw`(?<![\d,.])(\d{1,3}(?:,\d{2,3})+|\d{4,8})(?![\d,]*\d)(?:\.00)?`
const WHOLE = new RegExp(
  String.raw`\b(?:total (?:annual )?(?:cost to (?:the )?company|ctc)|(?:annual )?(?:ctc|cost to (?:the )?company))\b[^\d\n]{0,24}?${FIGURE}`,
)
const MONTHLY = new RegExp(
  String.raw`\bgross (?:monthly (?:salary|pay|wages?)|(?:salary|pay) per month)\b[^\d\n]{0,24}?${FIGURE}`,
)
/** So far below its head a table of pay reaches. */
const REACH = 2500

/** A row with the place where it stands, normalised. */
interface PayRow {
  readonly span: Span
  readonly label: string
  readonly value: string
  readonly amount: number
  readonly currency: 'INR'
}

/** The pay that stands in the rows of a table, where no row says rupees: 'Gross Monthly Salary  25,000'. */
export function fromPayTable(contract: Contract): PayRow[] {
  if (contract.type !== 'employment_agreement') return []
  const { norm } = contract.text
  const head = HEAD.exec(norm)
  if (head === null) return []
  const table = norm.slice(head.index, head.index + REACH)
  return (
    [
      [MONTHLY, 'month'],
      [WHOLE, null],
    ] as const
  ).flatMap(([row, unit]) => {
    const match = row.exec(table)
    const amount = match === null ? null : parseNumber(match[1]!)
    if (match === null || amount === null || amount < 1000) return []
    const start = head.index + match.index
    const sum = { amount, currency: 'INR' as const }
    return [
      {
        span: { start, end: start + match[0].length },
        label: words.facts.salary,
        value: eachTime(formatMoney(sum), unit),
        ...sum,
      },
    ]
  })
}
