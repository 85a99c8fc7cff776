import type { KeyFacts } from '@karar/schema'
import type { Contract } from '../../understand/contract.ts'

/** Fewer words on the last line are a name, a heading or the number of a page. */
const LEAST_WORDS = 8
/** Names, titles and places of those who sign have capitals; of the words of a clause most have none. */
const LEAST_IN_SMALL = 0.7
/** A line after which more of its sentence comes. */
const GOES_ON = /(?:[a-z,:–—-]|\bRs\.?)$/

/**
 * Whether the text seems to be the beginning of a contract alone, as when one page was photographed and the others were
 * not. Where disputes go stands near the end: of 460 contracts written for the measures, all 60 that may be called low
 * risk say so; of their first pages and halves that may, 376 in number and often of contracts that are nothing like it,
 * ten. Whoever is to judge the rest has to have seen it.
 */
export const isEndMissing = (contract: Contract, facts: Pick<KeyFacts, 'governing_law' | 'seat'>): boolean =>
  !saysWhereDisputesGo(contract, facts) || stopsInSentence(contract)

const saysWhereDisputesGo = (
  { clauses }: Contract,
  { governing_law, seat }: Pick<KeyFacts, 'governing_law' | 'seat'>,
) =>
  governing_law.length > 0 ||
  seat.length > 0 ||
  clauses.some(({ type }) => type === 'governing_law' || type === 'dispute_resolution')

function stopsInSentence({ text, clauses }: Contract): boolean {
  if (clauses.some(({ kind }) => kind === 'signature' || kind === 'schedule')) return false
  const original = text.original.trimEnd()
  const last = original.slice(original.lastIndexOf('\n') + 1).trim()
  const words = last.split(/\s+/)
  const small = words.filter((word) => /^[a-z(]/.test(word)).length
  return words.length >= LEAST_WORDS && small >= words.length * LEAST_IN_SMALL && GOES_ON.test(last)
}
