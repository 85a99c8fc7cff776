import type { NormalText } from '../../../grammar/normalize.ts'
import type { Named } from './party-terms.ts'
import type { Side } from './roles.ts'

const IS_ORDER = /^[^.;]{0,200}\b(?:purchase|work|supply) order\b/
/** Sides that follow from 'you' and 'we' alone. */
const OPEN: ReadonlySet<Side> = new Set<Side>(['user', 'platform', 'unknown', 'company'])
/** Who asks a house for its hall, its stall or its plot: across from him it has a word for itself that tells no side. */
const APPLIES = /^(?:the )?(?:applicant|allottee|entrant|awardee)$/i
const isAddressed = ({ term, also = [] }: Named): boolean => [term, ...also].some((word) => /^you$/i.test(word))

/**
 * An order is written by who buys to who delivers: 'you' of it are no user of anything, but the supplier. And an agency
 * beside one who works for it hires, whatever it supplies to others, as does the host whose guests a caterer feeds.
 */
export function asOrdered({ norm }: NormalText, named: readonly Named[], sides: Side[]): Side[] {
  const isFed = named.some(({ term }) => /^(?:the )?caterer$/i.test(term))
  const agency = named.findIndex(
    ({ term }) => /^(?:the )?agency$/i.test(term) || (/^(?:the )?host$/i.test(term) && isFed),
  )
  if (named.length === 2 && agency >= 0 && sides.every((side) => side === 'supplier'))
    return sides.map((side, at) => (at === agency ? 'customer' : side))
  const applies = named.map(({ term }) => APPLIES.test(term))
  if (named.length === 2 && applies.filter(Boolean).length === 1 && sides.every((side) => OPEN.has(side)))
    return applies.map((is) => (is ? 'customer' : 'supplier'))
  const addressed = named.map(isAddressed)
  if (named.length !== 2 || addressed.filter(Boolean).length !== 1 || !IS_ORDER.test(norm)) return sides
  return sides.every((side) => OPEN.has(side)) ? addressed.map((is) => (is ? 'supplier' : 'customer')) : sides
}
