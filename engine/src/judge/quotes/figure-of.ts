import type { Figure } from '../../categories/shape/card.ts'
import type { Span } from '../../grammar/normalize.ts'
import { formatMoney, type Money } from '../../grammar/numbers.ts'
import { ratesIn } from '../../grammar/rates.ts'
import { words } from '../../language/en.ts'
import { type Arguments, format } from '../../language/message.ts'
import type { Contract } from '../../understand/contract.ts'
import { moneyIn, periodsIn } from '../../understand/reading/reading.ts'
import { exitOf, type Weighing } from '../weight/exit-of.ts'
import { townsIn } from '../weight/own-town.ts'

/** How far from a figure the words may stand that say what it is. */
const NEAR = 60

/**
 * What a title names of a passage, as arguments of its message: the sum, time or rate that it is about, said as a person
 * would ('₹2,50,000', '90 days', '24 per cent a year'), the town, the thing, or how soon each side can leave. Only where
 * exactly one stands there: a title must not pick the wrong one.
 *
 * @param hit where the passage stands, and on whom it weighs
 */
export function figureOf(contract: Contract, figure: Figure, hit: Weighing): Arguments | null {
  if (figure.kind === 'exit') return exitOf(contract, hit)
  const said = new Set(candidates(contract, figure, hit.span))
  return said.size === 1 ? { figure: [...said][0]! } : null
}

function candidates(contract: Contract, figure: Exclude<Figure, { kind: 'exit' }>, span: Span): string[] {
  if (figure.kind === 'town') return townsIn(contract, span)
  const words = contract.text.norm
  if (figure.kind === 'thing')
    return Object.entries(figure.things).flatMap(([thing, told]) =>
      told.test(words.slice(span.start, span.end)) ? [thing] : [],
    )
  const isMeant = ({ start, end }: Span): boolean =>
    figure.near.test(words.slice(Math.max(span.start, start - NEAR), Math.min(span.end, end + NEAR)))
  return spell(contract, figure, span, isMeant)
}

/** '₹500 a day': a sum that falls due again and again is not said as if it fell due once. */
function withTime(contract: Contract, sum: Money): string {
  const unit = /^[/ -]{0,3}(?:per|a|each|every|for (?:each|every)) (hour|day|week|month|quarter|year)\b/.exec(
    contract.text.norm.slice(sum.end, sum.end + 24),
  )?.[1]
  return unit === undefined ? formatMoney(sum) : format(words.sumPer, { sum: formatMoney(sum), unit })
}

function spell(
  contract: Contract,
  { kind, overDays = 0 }: Extract<Figure, { near: RegExp }>,
  span: Span,
  isMeant: (place: Span) => boolean,
): string[] {
  if (kind === 'money')
    return moneyIn(contract, span)
      .filter((sum) => sum.amount > 0 && isMeant(sum))
      .map((sum) => withTime(contract, sum))
  if (kind === 'period')
    return periodsIn(contract, span)
      .filter((period) => period.amount > 0 && period.days > overDays && isMeant(period))
      .map(({ amount, unit }) => format(words.periods, { count: amount, unit }))
  return ratesIn(contract.text.norm.slice(span.start, span.end))
    .map((rate) => ({ ...rate, start: rate.start + span.start, end: rate.end + span.start }))
    .filter((rate) => rate.stated && isMeant(rate))
    .map(({ yearly }) => format(words.yearlyRate, { yearly }))
}
