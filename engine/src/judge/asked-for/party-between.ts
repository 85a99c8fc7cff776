import { escaped } from '../../grammar/escaped.ts'
import type { Contract } from '../../understand/contract.ts'
import { sideOf } from '../../understand/parties/names/roles.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { strangerOf } from './party-across.ts'

/** What somebody is who brings two together. */
const GO_BETWEEN = '(?:mediator|broker|facilitator|intermediary|middleman|go-between)'
/** Between whom: both words are told. */
const BETWEEN = String.raw`\bbetween (?:the |an? )?(\w+) and (?:the |an? )?(\w+)\b`

/**
 * Who brought two together and is neither: 'Orbis Realty Pvt. Ltd. acts solely as a facilitator between the Owner and the
 * Tenant'. What the paper asks of those two is not asked of it. Nobody where the words tell of others than the two parties:
 * a site that calls itself a go-between may be a party itself.
 */
export function partyBetween(contract: Contract, wanted: string): ContractParty | null {
  const { parties, text } = contract
  const words = wanted
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (parties.length !== 2 || words.join('').length < LEAST_LETTERS) return null
  const said = new RegExp(
    String.raw`(?<![\w-])${words.map(escaped).join('[^a-z0-9]{1,3}')}(?!\w)[^;\n]{0,60}?\b(?:acts?|acting|is|as)\b[^.;\n]{0,30}\b${GO_BETWEEN}\b[^.;\n]{0,40}${BETWEEN}`,
  ).exec(text.norm)
  if (said === null || isBound(text.norm, words)) return null
  const [one, other] = said.slice(1).map((word) => parties.find((party) => isCalled(party, word!)))
  // of two roles one may be told by another word than the paper's own: the Owner is the one left beside the Tenant
  if (one === other || (one === undefined && sideOf(said[1]!) !== 'unknown')) return null
  if (other === undefined && sideOf(said[2]!) !== 'unknown') return null
  return strangerOf(contract, wanted, wanted.toLowerCase(), 'agent')
}
const LEAST_LETTERS = 5

/** Of whom the paper asks something, or whom it fines, is between the two and a party for all that. */
const isBound = (norm: string, words: readonly string[]): boolean =>
  new RegExp(
    String.raw`(?:(?<![\w-])${words.map(escaped).join('[^a-z0-9]{1,3}')}|\b(?:the|a|an|such|said) ${GO_BETWEEN}),?(?:[^.;\n,]|\b(?:pvt|ltd|co)\.){0,40}\b(?:shall(?! not)|must(?! not)|undertakes?|agrees?|indemnif\w+|is liable|be liable to|pays?)\b`,
  ).test(norm)

/** By its own word, or another for the same side. */
const isCalled = ({ aliases, side }: ContractParty, word: string): boolean =>
  aliases.includes(word) || (side !== 'unknown' && sideOf(word) === side)
