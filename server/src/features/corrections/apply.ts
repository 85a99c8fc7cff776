import type { Correction, Fact, FactKind, KeyFacts } from '@karar/schema'
import { formatDay } from '../../lib/text/format-day.ts'

/** A correction as it is kept. */
export interface KeptCorrection extends Correction {
  id: string
  kind: FactKind
  start: number
  quote: string
  readLabel: string
  readValue: string
  correctedAt: Date
}

/** The facts with what was put right by hand in its place. A correction of what is no longer read rests. */
export function applyCorrections(facts: KeyFacts, corrections: readonly KeptCorrection[]): KeyFacts {
  if (corrections.length === 0) return facts
  const of = <T extends Fact>(kind: FactKind, figures: (value: string, fact: T) => Partial<T>) => {
    const list = facts[kind] as unknown as readonly T[]
    const kept = matchCorrections(kind, list, corrections)
    return list.map((fact, index) => {
      const correction = kept.get(index)
      if (!correction) return fact
      const { label, value, correctedAt } = correction
      const as_read = { label: fact.label, value: fact.value, corrected_at: correctedAt.toISOString() }
      return { ...fact, label, value, ...figures(value, fact), as_read }
    })
  }
  const words = () => ({})
  return {
    dates: of<KeyFacts['dates'][number]>('dates', (iso) => ({ iso, value: formatDay(iso) })),
    term: of<KeyFacts['term'][number]>('term', (value) => ({ months: monthsOf(value) })),
    notice: of<KeyFacts['notice'][number]>('notice', (value) => ({ days: daysOf(value) })),
    money: of<KeyFacts['money'][number]>('money', (value, { currency }) => sumOf(value, currency)),
    governing_law: of<Fact>('governing_law', words),
    seat: of<KeyFacts['seat'][number]>('seat', words),
  }
}

/**
 * Which correction is of which fact: the one of the same words at the same place. Where the text was read otherwise since,
 * the one of the same words, as far as these are there once.
 *
 * @returns by the fact's place in its list
 */
export function matchCorrections(
  kind: FactKind,
  facts: readonly Fact[],
  corrections: readonly KeptCorrection[],
): Map<number, KeptCorrection> {
  const matched = new Map<number, KeptCorrection>()
  for (const one of corrections) {
    if (one.kind !== kind) continue
    const alike = facts.flatMap((fact, index) =>
      fact.quote === one.quote && fact.label === one.readLabel && fact.value === one.readValue ? [index] : [],
    )
    const there = alike.find((index) => facts[index]?.start === one.start)
    const index = there ?? (alike.length === 1 ? alike[0] : undefined)
    if (index !== undefined) matched.set(index, one)
  }
  return matched
}

const unitMonths = { day: 0, week: 0, month: 1, year: 12 } as const
const unitDays = { day: 1, week: 7, month: 30, year: 365 } as const
const period = /^(\d{1,4}(?:\.\d+)?) (day|week|month|year)s?$/i

/** What was typed as one period; null where it says more or something else. */
function periodOf(value: string, lengths: Record<keyof typeof unitDays, number>): number | null {
  const [, count, unit] = period.exec(value) ?? []
  const length = unit === undefined ? 0 : lengths[unit.toLowerCase() as keyof typeof unitDays]
  return length === 0 ? null : Number(count) * length
}
const monthsOf = (value: string) => periodOf(value, unitMonths)
const daysOf = (value: string) => periodOf(value, unitDays)

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const sum =
  /^(?:₹|rs\.?|inr|us\$|\$|€|£)?\s*(\d[\d,]{0,20}(?:\.\d{1,2})?)(?:\/-)?(?: (?:an?|per) (?:hour|day|week|month|quarter|year))?$/i

/** A figure alone is a sum in the currency that the fact had; anything else stands as it was typed. */
function sumOf(value: string, currency: string | null) {
  const figure = sum.exec(value)?.[1]?.replaceAll(',', '')
  if (figure === undefined) return { amount: null }
  const bare = /^\d[^a-z]*$/i.test(value) && (currency ?? 'INR') === 'INR'
  return { amount: Number(figure), ...(bare && { value: `₹${rupees.format(Number(figure))}` }) }
}
