import { type Named, NOT_A_PARTY } from './party-terms.ts'
import { ACTS, byRole, isCalled, NOBODY } from './subjects.ts'

const NOUN = new RegExp(String.raw`\bthe (?:said )?([a-z][a-z-]{3,19}) (?=${ACTS.source.replace(/^\^/, '')})`, 'g')
/** So often somebody acts whom a paper takes for a party. */
const LEAST = 3

/**
 * Who acts by a noun of its own in small letters ('the artisan shall supply') beside the one party that is known by a role alone:
 * old deeds write so, and no list has all trades. Null where several do, or nobody often enough.
 *
 * @param norm the normalised text
 */
export function whoActs(norm: string, known: Named): Named | null {
  const counts = new Map<string, number>()
  for (const [, noun] of norm.slice(0, 60_000).matchAll(NOUN)) counts.set(noun!, (counts.get(noun!) ?? 0) + 1)
  const acting = [...counts].filter(
    ([noun, acts]) => acts >= LEAST && !NOBODY.test(noun) && !NOT_A_PARTY.test(noun) && !isCalled(known, noun),
  )
  const [one, more] = acting
  if (one === undefined || more !== undefined) return null
  const term = one[0].replace(/^./, (letter) => letter.toUpperCase())
  return { name: byRole(term), term, at: 0 }
}
