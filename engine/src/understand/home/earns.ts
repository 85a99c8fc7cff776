import { type Contract, once } from '../contract.ts'
import type { ContractParty } from '../parties/party.ts'

/** Who earns by a contract, by what such people are called: business partners and people who work, also under 'terms of service'. */
const EARNS =
  /\b(?:(?:delivery|driver|service|channel|business|restaurant|store|outlet|franchise|brand|hotel|lending|content|sales|logistics|referral|affiliate) ?(?:partner|agent|executive|associate)|partner|vendor|merchant|seller|supplier|retailer|dealer|distributor|stockist|franchisee|tutor|teacher|instructor|trainer|mentor|freelancer|consultant|contractor|service provider|professional|creator|artist|author|influencer|performer|agent|point of sales? person|posp|trainee|intern|employee|candidate|volunteer|driver|captain|technician|host|carrier|transporter)s?\b/
/** How far into a text it says for whom it is. */
const OPENING = 500

/**
 * Whether a party earns by the contract, and is no consumer under it: a rider who delivers, a seller on a platform. A
 * party that is only addressed ('you') is what the opening says the terms are for.
 */
export function earns(contract: Contract, party: ContractParty): boolean {
  return once(contract, `earns-${party.index}`, () => {
    const { name, role, definedTerm, aliases, side } = party
    if (['supplier', 'employee', 'agent', 'seller', 'licensor', 'landlord', 'lender', 'platform'].includes(side))
      return true
    if ([name, role ?? '', definedTerm ?? '', ...aliases].some((called) => EARNS.test(called.toLowerCase())))
      return true
    return side === 'user' && FOR.test(contract.text.norm.slice(0, OPENING))
  })
}
/** 'delivery partner agreement', 'terms for sellers' */
const FOR = new RegExp(
  `${EARNS.source} (?:agreement|terms|contract|policy|programme|program)|\\b(?:agreement|terms(?: (?:of|and) \\w+)*|contract|policy) (?:for|of|with) (?:our |the |all )?${EARNS.source}`,
)
