import type { UnifiedAnalysis } from '@karar/schema'
import type { AnnotatedContract } from './annotated.ts'

interface Counted {
  readonly right: number
  readonly there: number
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:the|mr|mrs|ms|m\/s|shri|smt|private|pvt|limited|ltd|llp)\b\.?/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const like = (a: string, b: string): boolean => plain(a).includes(plain(b)) || plain(b).includes(plain(a))

/** Parties and facts of the annotations that the analysis gives as well. */
export function factsOf(
  contract: AnnotatedContract & { readonly parties?: unknown },
  analysis: UnifiedAnalysis,
): { parties: Counted; facts: Counted } {
  const wanted = (contract.parties ?? []) as readonly { name: string }[]
  const { key_facts: found } = analysis
  const { facts } = contract
  const checks: boolean[] = []
  const check = (truth: unknown, holds: () => boolean): void => {
    if (truth !== null && truth !== undefined) checks.push(holds())
  }
  check(facts.agreement_date, () => found.dates.some(({ iso }) => iso === facts.agreement_date))
  check(facts.term_months, () =>
    found.term.some(({ months }) => months !== null && Math.abs(months - facts.term_months!) < 0.6),
  )
  check(facts.notice_days, () =>
    found.notice.some(({ days }) => days !== null && Math.abs(days - facts.notice_days!) <= 1),
  )
  check(facts.governing_law, () => found.governing_law.some(({ value }) => like(value, facts.governing_law!)))
  check(facts.court, () => found.seat.some(({ kind, value }) => kind === 'court' && like(value, facts.court!)))
  check(facts.arbitration_seat, () =>
    found.seat.some(({ kind, value }) => kind === 'arbitration_seat' && like(value, facts.arbitration_seat!)),
  )
  for (const amount of facts.amounts) checks.push(found.money.some((money) => money.amount === amount))
  return {
    parties: {
      right: wanted.filter(({ name }) => analysis.parties.some((party) => like(party.name, name))).length,
      there: wanted.length,
    },
    facts: { right: checks.filter(Boolean).length, there: checks.length },
  }
}
