/** How rules read a sentence: who acts, who bears the duty, what is carved out. Shared by every rule, knows none. */
import type { ContractType } from '@karar/schema'
import type { Span } from '../../grammar/normalize.ts'
import type { Money, Period } from '../../grammar/numbers.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import type { Contract } from '../contract.ts'
import { families } from '../kinds/families.ts'
import { lastMentionBefore, type Mention, type Who } from '../parties/mentions.ts'
import { type Side, weakerSides } from '../parties/names/roles.ts'
import type { ContractParty } from '../parties/party.ts'
import type { Clause } from '../segment/clauses.ts'

const PREPOSITION =
  /\b(?:of|to|by|from|with|against|for|between|on|in|upon|under|behalf of|favou?r of|including|any|such|notify|pay|hold|harmless|indemnify|defend|reimburse|release|give|gives|allow|permit|require|enable|entitle|grants?|all)\s(?:the\s|an?\s|any\s|such\s|said\s)?$/
const BREAKS_SUBJECT =
  /[;:]|\b(?:shall|will|must|may|can|agrees?|undertakes?|that|which|who|if|unless|provided|where|when|upon|after|before)\b/

const PASSIVE =
  /\b(?:be|is|are|been|being) (?:\w+ly )?(?!entitled|permitted|allowed|empowered|authori[sz]ed)(?:\w+(?:ed|en)|paid|made|brought|put|borne|held|withheld|sold|payable)\b|\bbecome payable\b/

/** The party that is the subject of the words at `at` (normalised position inside `sentence`). */
export function subjectAt(contract: Contract, sentence: Sentence, at: number): Who {
  const own = subjectIn(contract, sentence.start, at)
  if (own !== undefined) return own
  return sentence.leadSpan.end > sentence.leadSpan.start
    ? (subjectIn(contract, sentence.leadSpan.start, sentence.leadSpan.end) ?? null)
    : null
}

function subjectIn(contract: Contract, from: number, at: number): Who | undefined {
  const { mentions, text } = contract
  let fallback: Mention | undefined
  for (let index = lastMentionBefore(mentions, at); index >= 0; index--) {
    const mention = mentions[index]!
    if (mention.start < from) break
    if (text.norm.startsWith("'s", mention.end) || text.norm.startsWith("' ", mention.end)) continue
    const between = text.norm.slice(mention.end, at)
    // 'to the account of the Dealer alone, who shall keep': the relative clause makes it the subject.
    if (/^(?: alone| only)?, who $/.test(between)) return mention.who
    if (isObject(contract, index, from)) continue
    if (!BREAKS_SUBJECT.test(between)) return mention.who
    fallback ??= mention
  }
  return fallback?.who
}

/** 'loss caused to the Owner or the Licensee': both stand behind the preposition, however many are joined. */
function isObject({ mentions, text }: Contract, index: number, from: number): boolean {
  for (let at = index; at >= 0 && mentions[at]!.start >= from && index - at < 6; at--) {
    const mention = mentions[at]!
    if (PREPOSITION.test(text.norm.slice(Math.max(from, mention.start - 24), mention.start))) return true
    const before = mentions[at - 1]
    if (before === undefined || !/^,? ?(?:and|or|and\/or) (?:the )?$/.test(text.norm.slice(before.end, mention.start)))
      return false
  }
  return false
}

/** The party behind 'by' after a passive verb: 'may be terminated by the Company'. */
export function agentAfter(contract: Contract, sentence: Sentence, at: number): Who {
  const { text, mentions } = contract
  const window = text.norm.slice(at, Math.min(sentence.end, at + 140))
  for (const by of window.matchAll(/\bby (?:the |an? |either |each |any )?(?:said )?/g)) {
    const near = at + by.index
    const index = lastMentionBefore(mentions, near + by[0].length + 2)
    // 'by the Funds and/or Nationwide': the party may stand second.
    const second = mentions[index + 1]
    if (
      second !== undefined &&
      second.start >= near &&
      second.start < sentence.end &&
      /^by (?:the )?[\w ]{2,24} (?:and|or|and\/or) (?:the |by )?$/.test(text.norm.slice(near, second.start))
    )
      return second.who
    for (const candidate of [mentions[index], mentions[index + 1]]) {
      if (candidate !== undefined && candidate.start >= near && candidate.start <= near + by[0].length + 2)
        return candidate.who
    }
  }
  return null
}

/**
 * Who does what `verb` says. `verb` is matched on the sentence with its lead-in; passive forms ('be terminated by X')
 * give the agent, active ones the subject. Undefined where the verb does not occur.
 */
export function whoDoes(contract: Contract, sentence: Sentence, verb: RegExp): Who | undefined {
  const match = verb.exec(sentence.text)
  if (match === null) {
    const inLead = sentence.lead === '' ? null : verb.exec(sentence.lead)
    if (inLead === null) return undefined
    return subjectIn(contract, sentence.leadSpan.start, sentence.leadSpan.start + inLead.index) ?? null
  }
  const at = sentence.start + match.index
  const before = contract.text.norm.slice(Math.max(sentence.start, at - 20), at)
  const passive = /\b(?:be|is|are|been|being|was|were)\s+(?:\w+ly\s+)?$/.test(before) || PASSIVE.test(match[0])
  if (passive) {
    const agent = agentAfter(contract, sentence, at)
    if (agent !== null) return agent
  }
  return subjectAt(contract, sentence, at)
}

/** Everybody who does what `verb` says in the sentence: 'the Client shall ..., and the Consultant shall ...' names two. */
export function allWhoDo(contract: Contract, sentence: Sentence, verb: RegExp): Who[] {
  const matches = [...sentence.text.matchAll(new RegExp(verb, 'g'))]
  const first = whoDoes(contract, sentence, verb)
  const later = matches.slice(1).map((match) => subjectAt(contract, sentence, sentence.start + match.index))
  return first === undefined ? later : [first, ...later]
}

/** The other party of a two-sided contract; null where there are more, or where `who` is not one of them. */
export function counterpart(contract: Contract, who: Who): ContractParty | null {
  if (who === null || who === 'mutual') return null
  const others = contract.parties.filter((party) => party.index !== who.index)
  if (others.length === 1) return others[0]!
  // A guarantor or a confirming party stands beside the bargain, not across it.
  const main = others.filter((party) => party.side !== 'guarantor' && party.side !== who.side)
  return main.length === 1 ? main[0]! : null
}

export const isParty = (who: Who | undefined): who is ContractParty =>
  who !== null && who !== undefined && who !== 'mutual'

/** The party on the first of `sides` that the contract has. */
export function partyOn(contract: Contract, ...sides: Side[]): ContractParty | null {
  for (const side of sides) {
    const party = contract.parties.find((candidate) => candidate.side === side)
    if (party !== undefined) return party
  }
  return null
}

/** The side that usually signs what the other wrote; null where the contract does not tell. */
export function weakerParty(contract: Contract): ContractParty | null {
  if (
    contract.type === 'software_as_a_service_agreement' ||
    contract.type === 'terms_of_service' ||
    contract.type === 'privacy_policy'
  ) {
    const signs = partyOn(contract, 'user', 'customer', 'licensee')
    // whoever carries or sells for a platform signs its terms
    return signs ?? (partyOn(contract, 'platform') === null ? null : partyOn(contract, 'supplier', 'agent', 'seller'))
  }
  // whoever hires a machine is a customer as often as a tenant
  if (isOneOf(contract, families.premises)) return partyOn(contract, 'tenant', 'customer', ...weakerSides)
  return partyOn(contract, ...weakerSides)
}

/** Who works under a contract: the employee, else the side that signs it, as 'you' of an offer letter does. */
export const whoWorks = (contract: Contract): ContractParty | null =>
  partyOn(contract, 'employee') ?? weakerParty(contract)

/** True where the sentence speaks of both sides alike: 'neither party', 'each party', 'mutually', 'either party'. */
export const isMutual = (words: string): boolean =>
  /\b(?:neither (?:of the )?part(?:y|ies)|each (?:of the )?part(?:y|ies)|either (?:of the )?part(?:y|ies)|both (?:of the )?parties|mutual(?:ly)?|each other|one another|the other party|any party|no party)\b/.test(
    words,
  )

/** True where `at` lies within about six words behind a negation: 'shall not be liable without limit'. */
export function isNegated(words: string, at: number): boolean {
  const before = words.slice(Math.max(0, at - 48), at)
  return /\b(?:not|no|never|neither|nor|nothing|without prejudice to)\b(?:\W+\w+){0,6}\W*$/.test(before)
}

export function periodsIn(contract: Contract, span: Span): Period[] {
  return within(contract.periods, span)
}
export function moneyIn(contract: Contract, span: Span): Money[] {
  return within(contract.money, span)
}
/** Of what stands in order, that which begins in the span. */
export function within<T extends Span>(sorted: readonly T[], span: Span): T[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.start < span.start) low = middle + 1
    else high = middle
  }
  const found: T[] = []
  while (low < sorted.length && sorted[low]!.start < span.end) found.push(sorted[low++]!)
  return found
}

export const isOneOf = (contract: Contract, types: readonly ContractType[]): boolean => types.includes(contract.type)

/** Recitals, the naming of parties and definitions describe; they bind nobody. */
export const onlyDescribes = (clause: Clause, sentence: Sentence): boolean =>
  clause.kind === 'recitals' ||
  clause.kind === 'parties' ||
  /^(?:the (?:term|expression|word)s? )?[("]*[^.;,]{0,80}?["\s](?:means?|shall mean|refers? to|(?:shall )?ha(?:s|ve) the meaning)\b/.test(
    sentence.text,
  )
