import type { Figure } from '../categories/shape/card.ts'
import type { Span } from '../grammar/normalize.ts'
import { formatMoney, type Money } from '../grammar/numbers.ts'
import { ratesIn } from '../grammar/rates.ts'
import { words } from '../language/en.ts'
import { format } from '../language/message.ts'
import type { Contract } from '../understand/contract.ts'
import { moneyIn, periodsIn } from '../understand/reading/reading.ts'

/** How far from a figure the words may stand that say what it is. */
const NEAR = 60

/**
 * The sum, time or rate that a passage is about, said as a person would: '₹2,50,000', '90 days', '24 per cent a year'.
 * Only where exactly one figure of the kind stands beside the words that the card names: a title must not pick the wrong one.
 *
 * @param span the quoted words, in the normalised text
 */
export function figureOf(contract: Contract, { kind, near }: Figure, span: Span): string | null {
  const isMeant = ({ start, end }: Span): boolean =>
    near.test(contract.text.norm.slice(Math.max(span.start, start - NEAR), Math.min(span.end, end + NEAR)))
  const said = new Set(spell(contract, kind, span, isMeant))
  return said.size === 1 ? [...said][0]! : null
}

/** '₹500 a day': a sum that falls due again and again is not said as if it fell due once. */
function withTime(contract: Contract, sum: Money): string {
  const unit = /^[/ -]{0,3}(?:per|a|each|every|for (?:each|every)) (hour|day|week|month|quarter|year)\b/.exec(
    contract.text.norm.slice(sum.end, sum.end + 24),
  )?.[1]
  return unit === undefined ? formatMoney(sum) : format(words.sumPer, { sum: formatMoney(sum), unit })
}

function spell(contract: Contract, kind: Figure['kind'], span: Span, isMeant: (place: Span) => boolean): string[] {
  if (kind === 'money')
    return moneyIn(contract, span)
      .filter((sum) => sum.amount > 0 && isMeant(sum))
      .map((sum) => withTime(contract, sum))
  if (kind === 'period')
    return periodsIn(contract, span)
      .filter((period) => period.amount > 0 && isMeant(period))
      .map(({ amount, unit }) => format(words.periods, { count: amount, unit }))
  return ratesIn(contract.text.norm.slice(span.start, span.end))
    .map((rate) => ({ ...rate, start: rate.start + span.start, end: rate.end + span.start }))
    .filter((rate) => rate.stated && isMeant(rate))
    .map(({ yearly }) => format(words.yearlyRate, { yearly }))
}
