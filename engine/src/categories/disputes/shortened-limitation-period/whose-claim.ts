import type { Span } from '../../../grammar/normalize.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { counterpart, isParty } from '../../../understand/reading/reading.ts'

/** 'brought by the Distributor', 'claims by the Buyer', 'any claim against the Supplier': whom alone it binds; null for all. */
export function whoseClaim(contract: Contract, { start, end }: Span): ContractParty | null {
  const { mentions, text } = contract
  const here = mentions.filter((mention) => mention.start >= start && mention.end <= end)
  const behind = (words: RegExp) =>
    here.find((mention) => words.test(text.norm.slice(Math.max(start, mention.start - 32), mention.start)))?.who
  const own = here.find((mention) => OWN.test(text.norm.slice(mention.end, mention.end + 24)))?.who
  const by = behind(BY) ?? own
  if (isParty(by)) return by
  // a claim against one of two is the other's
  const against = behind(AGAINST)
  return isParty(against) ? counterpart(contract, against) : null
}
const BY = /\b(?:brought|filed|instituted|commenced|made|raised|claims?|actions?|suits?) by (?:the )?$/
const AGAINST = /\b(?:claims?|actions?|suits?|proceedings?|complaints?)\b[^.;]{0,16}\bagainst (?:the )?$/
const OWN = /^'s? (?:claims?|actions?|suits?)\b/
