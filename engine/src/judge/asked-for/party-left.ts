import { isPerson } from '../../grammar/norms/who.ts'
import type { Contract } from '../../understand/contract.ts'
import { type Side, sideOf } from '../../understand/parties/names/roles.ts'
import { isBusinessWord } from '../../understand/parties/names/strangers.ts'
import type { ContractParty } from '../../understand/parties/party.ts'

/** Who takes what the paper of another offers, by the side that its own words or the bargain give. */
const TAKES = new Set<Side>(['user', 'customer', 'buyer', 'tenant', 'borrower', 'employee'])

/**
 * Whom a name means that the text has and gives to nobody: of two parties the one who is left, where the other is known
 * not to bear it. 'Orbis Comsec' is not Kaveri Traders, but 'the Company' beside it; 'BlueStar', at whose address the site
 * stands, is no name of the 'You' who signs, but of the company across. Whoever reads is one of the two. Nobody where the
 * text does not have the name, or has it for somebody who may stand beside both.
 *
 * @param wanted the name that the reader gave
 */
export function partyLeft(contract: Contract, wanted: string): ContractParty | null {
  const [one, two, ...more] = contract.parties
  if (one === undefined || two === undefined || more.length > 0 || !isTold(contract, wanted)) return null
  for (const [party, other] of [
    [one, two],
    [two, one],
  ] as const) {
    if (!isNameless(other)) {
      // the company beside somebody with a name of his own, or by its own brand across from whom it speaks to
      if (isNameless(party) && isBusiness(party) && !sharesAWord(other, wanted)) return party
      if (isNameless(party) && !isBusiness(party) && ownsBrand(contract, wanted, other)) return other
      continue
    }
    if (isBusiness(other)) continue
    if (isNameless(party) ? isBusiness(party) : isAddressed(other) && isBrand(contract, wanted)) return party
  }
  return signerAcross(contract, [one, two])
}

/** Of two who are known by their roles alone, the one across from whoever takes what is offered. */
function signerAcross(contract: Contract, both: readonly [ContractParty, ContractParty]): ContractParty | null {
  if (!both.every(isNameless)) return null
  const [signer, ...others] = both.filter((party) => isSigner(contract, party))
  return signer === undefined || others.length > 0 ? null : both.find((party) => party !== signer)!
}

const FORMS = /\b(?:the|private|pvt|limited|ltd|llp|inc|m\/s|mr|mrs|ms|co|company)\b\.?/g
const plain = (name: string): string => name.toLowerCase().replace(FORMS, ' ')
const squashed = (name: string): string => name.toLowerCase().replace(/[^a-z0-9\u0900-\u097f]+/g, '')

/** So long a name stands in a text for itself, however its words are parted. */
const LEAST_LETTERS = 6
/** So often a short name in capitals is told: 'MCF may', 'a fee to MCF'. */
const LEAST_PLACES = 3

/** The text has the name: 'PRIMEHOMES' for Prime Homes, 'MCF' for MCF Camp. */
function isTold({ text }: Contract, wanted: string): boolean {
  const words = wanted.trim().split(/\s+/)
  if (isWord(words.at(-1)!)) return false
  const name = squashed(plain(wanted))
  if (name.length >= LEAST_LETTERS && squashed(text.norm).includes(name)) return true
  const short = /^\p{Lu}{3,6}$/u.test(words[0]!) ? words[0]! : null
  return short !== null && text.original.split(new RegExp(String.raw`\b${short}\b`)).length > LEAST_PLACES
}

/** A word for what somebody is, and no name: 'Tourist', 'Dealer'; names of one word have a capital inside, or mean nothing. */
const isWord = (wanted: string): boolean =>
  !/\p{Ll}\p{Lu}|^\p{Lu}{3,}$/u.test(wanted) && (isPerson(wanted.toLowerCase()) || sideOf(wanted) !== 'unknown')

const isNameless = ({ name, role }: ContractParty): boolean =>
  /^(?:you|we|i)$|^the [\w/-]+(?: \w+)?$/i.test(name) ||
  (role !== null && name.toLowerCase() === role.toLowerCase()) ||
  (isPerson(name.toLowerCase().split(' ').at(-1)!) && !isBusinessWord(name))

/** 'The Company', 'the Developer': who wrote the paper, and no 'we', by which those who sign may speak. */
const isBusiness = ({ name }: ContractParty): boolean =>
  isBusinessWord(name) || /^the (?:developer|promoter|provider|firm)$/i.test(name)
const isAddressed = ({ name }: ContractParty): boolean => /^you$/i.test(name)

/** The name is told as one under which somebody does business: its address on the net, 'under the brand BlueStar'. */
function isBrand({ text }: Contract, wanted: string): boolean {
  const name = squashed(plain(wanted))
  return new RegExp(
    String.raw`(?:\bwww\.|@|\/\/)${name}\.[a-z]|\b(?:brand|trade) ?(?:name)? ?["':]? ?${name}\b|\b(?:operat|trad|do)ing (?:business )?(?:as|under) (?:\w+ ){0,3}["']?${name}\b`,
  ).test(text.norm)
}

/**
 * The firm whose paper speaks for a brand, as its letterhead tells: 'Neer Foods Private Limited' over the terms of 'Sodaji'.
 * Not whom the paper is addressed to: that one fills in the form of the brand.
 */
function ownsBrand({ text }: Contract, wanted: string, { name }: ContractParty): boolean {
  if (!LEGAL_FORM.test(wanted) || LEGAL_FORM.test(name) || !/^\p{Lu}[\p{L}\d&-]+(?: \p{Lu}[\p{L}\d&-]+)?$/u.test(name))
    return false
  const said = text.norm.replace(/[^a-z0-9]+/g, ' ')
  const firm = wanted
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return said.includes(firm) && !new RegExp(String.raw`\b(?:to|dear|attn|attention|messrs|m s) ${firm}`).test(said)
}
const LEGAL_FORM = /\b(?:private|pvt|limited|ltd|llp|inc)\b/i

/** The Guest; 'we' only where the paper says that those who sign it are we. */
const isSigner = (contract: Contract, party: ContractParty): boolean =>
  /^(?:you|i)$/i.test(party.name) ||
  (TAKES.has(party.side) && !isBusiness(party) && (!/^we$/i.test(party.name) || declares(contract)))

const declares = ({ text }: Contract): boolean => /\bwe,? (?:_{3,}|the undersigned|hereby|do hereby)/.test(text.norm)

const sharesAWord = ({ name, aliases }: ContractParty, wanted: string): boolean => {
  const own = new Set([name, ...aliases].flatMap((each) => plain(each).split(/[^a-z0-9]+/)))
  return plain(wanted)
    .split(/[^a-z0-9]+/)
    .some((word) => word.length > 2 && own.has(word))
}
