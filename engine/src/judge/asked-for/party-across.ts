import { escaped } from '../../grammar/escaped.ts'
import { isPerson } from '../../grammar/norms/who.ts'
import type { Contract } from '../../understand/contract.ts'
import { oppositeOf, type Side, sideOf } from '../../understand/parties/names/roles.ts'
import type { ContractParty } from '../../understand/parties/party.ts'

/** Fewer places than these where the text has a word make nobody a party; a name stands once in a letterhead. */
const LEAST_SPOKEN = 2

/**
 * Whom a reader asked for, where the contract knows one party and the text speaks of this one too: 'the Caretaker' across
 * from the Paying Guest. Cards of the one that is known would be told to the wrong side. It stands behind the parties of
 * the contract, none of whose words are its own: what binds and lets the other is read, what it does itself is not.
 * Where nobody is known, a business is across from those whom its paper speaks to. Nobody where several are known: which
 * of them it is across from would be a guess.
 */
export function partyAcross(contract: Contract, wanted: string): ContractParty | null {
  const [known, ...more] = contract.parties
  if (more.length > 0) return null
  const word = wanted.toLowerCase().replace(/^the /, '').trim()
  if (known === undefined) return isBusiness(wanted, word) ? strangerOf(contract, wanted, word, 'platform') : null
  const places = contract.text.norm.split(new RegExp(String.raw`(?<![a-z0-9])${escaped(word)}(?![a-z0-9])`)).length - 1
  const isName = / /.test(word) || /\p{Ll}\p{Lu}/u.test(wanted)
  if (word.length < 3 || places < (isName ? 1 : LEAST_SPOKEN)) return null
  const own = sideOf(wanted)
  return strangerOf(contract, wanted, word, own === 'unknown' || own === 'company' ? oppositeOf(known.side) : own)
}

/**
 * One of several sorts of people whom a business speaks to in one paper: 'the Franchisee' of terms for students and franchisees, that are
 * read for the student. What is said to the student is not said to the franchisee. Only a word that the text explains or
 * tells to act by itself, and that is no word of either party.
 */
export function partyBeside(contract: Contract, wanted: string): ContractParty | null {
  const { parties, text } = contract
  const [one, other, ...more] = parties
  const word = wanted.toLowerCase().replace(/^the /, '').trim()
  const side = sideOf(word)
  if (one === undefined || other === undefined || more.length > 0 || / /.test(word) || !SIGNS.has(side)) return null
  const business = [one, other].filter((party) => isWriting(party))
  const signer = [one, other].find((party) => !business.includes(party))
  if (business.length !== 1 || signer === undefined || sideOf(signer.definedTerm ?? '') === side) return null
  const own = escaped(word)
  const isExplained = new RegExp(
    String.raw`"${own}s?" (?:refers? to|means?|is|are)\b|\bterms apply to [^.]{0,80}\b${own}s?\b`,
  )
  const acts = new RegExp(String.raw`\b${own}s? (?:shall|must|may|will|agrees?|undertakes?|is|are)\b`, 'g')
  const isTold = isExplained.test(text.norm) && (text.norm.match(acts)?.length ?? 0) >= LEAST_SPOKEN
  return isTold ? strangerOf(contract, wanted, word, side) : null
}
const SIGNS = new Set<Side>([
  'user',
  'customer',
  'buyer',
  'tenant',
  'borrower',
  'employee',
  'agent',
  'licensee',
  'supplier',
])
const isWriting = ({ name, definedTerm, side }: ContractParty): boolean =>
  definedTerm === null || name === 'We' || side === 'platform' || side === 'company'

/** Who stands behind the parties of the contract, none of whose words are its own. */
export const strangerOf = ({ parties }: Contract, name: string, word: string, side: Side): ContractParty => ({
  ...{ index: parties.length, name, definedTerm: null, role: null, side },
  aliases: [word],
})

/** 'Kaveri Tours', 'the car hire', 'the supplier': no word for somebody who signs. */
function isBusiness(wanted: string, word: string): boolean {
  const noun = word.split(' ').at(-1)!
  const side = sideOf(noun)
  if (side === 'unknown') return /\p{Lu}.* \p{Lu}|\p{Ll}\p{Lu}/u.test(wanted) || !isPerson(noun)
  return ['supplier', 'platform', 'seller', 'landlord', 'lender', 'company'].includes(side)
}
