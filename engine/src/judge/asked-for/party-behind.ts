import { escaped } from '../../grammar/escaped.ts'
import type { Contract } from '../../understand/contract.ts'
import type { Side } from '../../understand/parties/names/roles.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isParty } from '../../understand/reading/reading.ts'

/** What a business is called by, between a word for owning or running it and its name. */
const CALLED = String.raw`(?:[^.;]{0,60}?\b(?:known as|named|called|titled|styled|branded(?: as)?|name(?: and style)?(?: of)?|brand|style of|title of))?`
/** 'representing', 'proprietor of', 'trading as', 'who runs the hostel known as': right before the name of the business. */
const STANDS_FOR = new RegExp(
  String.raw`(?:\b(?:representing|(?:trad|do)ing (?:business )?(?:as|under)|carrying on (?:\w+ ){0,2}(?:business|trade|practice)\b[^.;]{0,30}\b(?:as|under|of|called|at)|(?:proprietor|proprietrix|proprietress|owner|co-owner|partner|operator|founder|promoter)s?(?:,? (?:and|\/|&|or) ?(?:\/?\w+ ){1,4}?(?:of)?| of)|(?:owns|runs|operates|manages|owning|running|operating|managing)(?: (?:and|&) \w+)?)|\b(?:d\/b\/a|t\/a|prop(?:rietor)?\.? ?:?))${CALLED}(?: (?:the|its|his|her|their|a|an|of|m\/s\.?|business|firm|brand|studio|hotel|hostel|shop|app|website|site|platform))* ?["'(]*$`,
)
/** 'the Owner's app, ': whose it is stands right before it. */
const BELONGS =
  /'s? (?:own |official |mobile )*(?:app|application|website|site|platform|portal|brand|studio|hotel|hostel|shop|store|business)s?,? ["'(]*$/
/** ', a unit of', ', owned and run by', ' (proprietor: ': behind the name of the business, before whom it belongs to. */
const BELONGS_TO =
  /^["')]*,? ?\(?(?:(?:which|that) is )?(?:(?:an? |the )?(?:[\w-]+ ){0,3}(?:unit|brand|division|venture|enterprise|initiative|concern|proprietorship|firm|trade ?name|business)(?: name)? (?:of|owned by|run by|belonging to)|(?:wholly )?(?:owned|operated|run|managed|promoted|represented)(?:,? (?:and|&|or|\/) ?\w+)? (?:herein )?(?:by|through)|(?:through|by) its (?:sole )?(?:proprietor|proprietrix|owner|partner)|(?:sole )?prop(?:rietor|rietrix)?\.? ?:?|a proprietorship of)(?: (?:the|its|his|her|sole|proprietor|proprietrix|owner|partner|messrs|m\/s\.?|mr\.?|mrs\.?|ms\.?|shri|smt\.?))*,? ?$/

/** So far around a name its owner may be told. */
const NEAR = 160
/** Places of a name that are looked at. */
const MOST = 40
const SENTENCE_ENDS = /[a-z0-9)]{2}(?<!\b(?:mr|mrs|ms|dr|smt|shri|sri|no|ltd|pvt|co))\.\s/

/**
 * The party whose business a name is, as the contract says: 'Mr. Asha Rao, hereinafter "the Owner", representing Kaveri
 * Residency', 'the Owner runs the hostel known as', 'Orbis Bakes, a unit of'. A paper of two that is headed by the name belongs
 * to the one across from its signer. Nobody where the contract says nothing of the name, or gives it to several.
 *
 * @param wanted the name that the reader gave
 */
export function partyBehind(contract: Contract, wanted: string): ContractParty | null {
  const words = wanted
    .toLowerCase()
    .replace(/^(?:the|m\/s\.?|messrs) /, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.join('').length < LEAST_LETTERS || !/\p{Lu}/u.test(wanted)) return null
  const { norm } = contract.text
  const name = new RegExp(String.raw`(?<![\w-])${words.map(escaped).join('[^a-z0-9]{1,3}')}(?!\w)`, 'g')
  const places = [...norm.matchAll(name)].slice(0, MOST)
  const owners = new Set(
    places.flatMap(({ index, 0: said }) => ownerAt(contract, index, index + said.length)).filter((one) => one !== null),
  )
  if (owners.size > 1) return null
  return [...owners][0] ?? byLetterhead(contract, words)
}
const LEAST_LETTERS = 4

function ownerAt({ text, mentions }: Contract, start: number, end: number): (ContractParty | null)[] {
  const before = text.norm.slice(Math.max(0, start - NEAR), start)
  const link = STANDS_FOR.exec(before) ?? BELONGS.exec(before)
  const owners: (ContractParty | null)[] = []
  if (link !== null) {
    const at = start - before.length + link.index
    const own = mentions.findLast((one) => one.end <= at + 1 && isParty(one.who))
    const between = own === undefined ? '' : text.norm.slice(own.end, at)
    if (own !== undefined && isParty(own.who) && between.length <= NEAR && !SENTENCE_ENDS.test(between))
      owners.push(SPEAKS_FOR_OTHERS.has(own.who.side) ? null : own.who)
  }
  const next = mentions.find((one) => one.start >= end && isParty(one.who))
  if (next !== undefined && isParty(next.who) && next.start - end <= NEAR) {
    const between = text.norm.slice(end, next.start)
    if (BELONGS_TO.test(between)) owners.push(next.who)
  }
  return owners
}
/** Who represents a name that is not their own business. */
const SPEAKS_FOR_OTHERS: ReadonlySet<Side> = new Set<Side>(['agent', 'employee'])

/** Who signs what somebody else has drawn up. */
const SIGNERS: ReadonlySet<Side> = new Set<Side>([
  ...(['user', 'customer', 'buyer', 'tenant', 'borrower', 'employee', 'guarantor'] as const),
])
/** 'KAVERI RESIDENCY' on a line of its own above everything. */
function byLetterhead({ text, parties }: Contract, words: readonly string[]): ContractParty | null {
  const head = text.original.trimStart().split('\n')[0]!.toLowerCase()
  const isHead =
    head
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join() === words.join()
  const [signer, ...signers] = parties.filter(({ side }) => SIGNERS.has(side))
  if (!isHead || parties.length !== 2 || signer === undefined || signers.length > 0) return null
  return parties.find((party) => party !== signer)!
}
