import type { ContractType } from '@karar/schema'
import type { Span } from '../../../grammar/normalize.ts'
import { formatMoney, parseNumber } from '../../../grammar/numbers.ts'
import { words } from '../../../language/en.ts'
import type { Contract } from '../../contract.ts'

/** The head of a column that says once in which money its figures are: 'Amount (Rs.)', 'Rate in INR' */
const HEAD = /\b(?:amount|total|value|price|rate)s?\b[ :/]{0,3}\(?(?:in )?(?:rs\.?|inr|₹|rupees)(?![a-z])\)?/
/** The last row: the whole of it, with taxes where it tells two. */
const TOTAL =
  /\b((?:grand )?total(?! (?:annual|monthly|cost to|ctc)\b)(?: (?:order |contract |invoice |po |basic |net |gross )?(?:amount|value|price|cost|payable))?|net (?:amount|payable)|order value)\b[^\d;]{0,60}?(?<![\d,.])(\d{1,3}(?:,\d{2,3})+|\d{4,9})(?:\.\d\d)?(?![\d,]*\d| ?%)/g
/** So far below its head a table of goods reaches. */
const REACH = 6000
const LEAST = 1000

const ORDERS: ReadonlySet<ContractType> = new Set<ContractType>([
  'purchase_agreement',
  'supply_agreement',
  'sale_of_goods_agreement',
  'vendor_agreement',
  'service_agreement',
  'maintenance_agreement',
])

/** What an order comes to, where its table says rupees in the head alone: the grand total, else the last. */
export function orderTotal({ type, text }: Contract) {
  const head = ORDERS.has(type) ? HEAD.exec(text.norm) : null
  if (head === null) return []
  const from = head.index + head[0].length
  const totals = [...text.norm.slice(from, from + REACH).matchAll(TOTAL)].flatMap((match) => {
    const amount = parseNumber(match[2]!)
    if (amount === null || amount < LEAST) return []
    const start = from + match.index
    const span: Span = { start, end: start + match[0].length }
    return [{ span, isGrand: match[1]!.startsWith('grand'), amount }]
  })
  const last = totals.findLast(({ isGrand }) => isGrand) ?? totals.at(-1)
  if (last === undefined) return []
  const sum = { amount: last.amount, currency: 'INR' as const }
  return [{ span: last.span, label: words.facts.price, value: formatMoney(sum), ...sum }]
}
