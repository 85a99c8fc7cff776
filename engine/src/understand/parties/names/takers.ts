import type { NormalText } from '../../../grammar/normalize.ts'
import type { Named } from './party-terms.ts'
import { sideOf } from './roles.ts'
import { byRole } from './subjects.ts'

/** What a paper offers by its first words, and what whoever takes it is called. */
const TAKERS: readonly (readonly [offer: RegExp, term: string])[] = [
  [/\bfranchise\b/, 'Franchisee'],
  [/\bdealership\b/, 'Dealer'],
  [/\bdistributorship\b/, 'Distributor'],
  [/\bmembership\b/, 'Member'],
]
/** So far into a text it says what it is about. */
const HEAD = 260

/** Terms of a business that names itself alone: who takes what it offers, by what such people are called. */
export function takerOf({ norm }: NormalText, known: Named): Named | null {
  const side = sideOf(known.term)
  if (side !== 'company' && side !== 'platform' && side !== 'unknown') return null
  const term = TAKERS.find(([offer]) => offer.test(norm.slice(0, HEAD)))?.[1]
  if (term === undefined) return null
  return { name: byRole(term), term, at: 0, also: /\byou\b/.test(norm) ? ['you'] : [] }
}
