import type { SecondReading } from '@karar/schema'

type Part = 'added' | 'confirmed' | 'doubted' | 'missing' | 'dropped' | 'leftOut'

/**
 * What a second reading brought, in one sentence without its full stop; what there is none of is left out, but for findings.
 *
 * @param say the words for one figure
 */
export function summaryOf(
  { added, confirmed, doubted, missing, dropped, left_out }: SecondReading,
  say: (part: Part, count: number) => string,
): string {
  const told: [Part, number][] = [
    ['added', added],
    ['confirmed', confirmed],
    ['doubted', doubted],
    ['missing', missing],
  ]
  const aside: [Part, number][] = [
    ['dropped', dropped],
    ['leftOut', left_out],
  ]
  const sayAll = (parts: [Part, number][]) =>
    parts.filter(([part, count]) => part === 'added' || count > 0).map(([part, count]) => say(part, count))
  return [sayAll(told).join(', '), ...sayAll(aside)].join('; ')
}
