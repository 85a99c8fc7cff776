import type { Contract } from '../../contract.ts'
import { lastMentionBefore, type Who } from '../../facts/mentions.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Span } from '../../text/normalize.ts'
import type { Period } from '../../text/numbers.ts'
import type { Sentence } from '../../text/sentences.ts'
import { agentAfter, discretionOf, isParty, mentionAt, partyOn, periodsIn, subjectAt } from '../reading.ts'

/** A sentence by which somebody may end the contract. */
export interface ExitRight {
  readonly clause: Clause
  readonly sentence: Sentence
  readonly match: RegExpExecArray
  readonly who: Who
  /** needs a ground: breach, insolvency, a listed event */
  readonly forCause: boolean
  /** says in words that no ground is needed */
  readonly atWill: boolean
  /** days of notice; 0 for 'immediately' or 'without notice'; null where the sentence is silent */
  readonly notice: number | null
  readonly period: Period | null
}

const ENDS = String.raw`(?:terminate|cancel|determine|rescind|discontinue|dispense with|put an end to|bring to an end|bring(?=[^.;]{0,40} to an end)|end(?= (?:this|the|his|her|your|its|my) )|revoke|close(?= (?:your|the|my) account)|call off|short-?close|wind up|quit|resign|withdraw(?= (?:the|this) )|pull out of)`
const THING = String.raw`(?:agreement|contract|employment|services?|lease|licen[cs]e|engagement|arrangement|deed|appointment|tenancy|subscription|account|franchise|partnership|distributorship|dealership|agency|retainer|relationship|order|sow)`
const GAP = String.raw`(?:(?!\b(?:may|shall|can|will)\b)[^.;]){0,110}?`
/** 'may terminate', 'shall be entitled to end this Agreement', 'may be terminated by', 'reserves the right to cancel'. */
const TERMINATES = new RegExp(
  String.raw`\b(?:may resign|may leave|(?:shall|must|will|is|are) (?:be )?(?:(?:required|obliged|have|expected) to )?(?:give|serve|provide)(?:(?!\b(?:may|shall|can|will)\b)[^.;]){0,50}\bnotice(?: period)?\b(?= period|[^.;]{0,40}\b(?:before|prior to) (?:leaving|resign|quitting))|shall be lawful for (?:(?!\b(?:may|shall|can|will)\b)[^.;]){0,50} to (?=terminate|determine|cancel)\w+|(?:is|are) liable to be (?:terminated|dispensed with|discontinued)|(?:may|can) be put an end to|(?:may|can) be brought to an end|(?:may|can) be dispensed with|(?:may|can|be (?:at liberty|entitled|free) to) (?:ask|require|call upon|direct) (?:the )?\w+ to (?:vacate|leave|quit)\b|(?:shall|must|will|may) (?:give|serve)(?:(?!\b(?:may|shall|can|will)\b)[^.;]){0,90}\bnotice\b${GAP}\b(?:resign|terminat\w+|leav\w+|vacat\w+)|terminable|(?:may|can|shall (?:be (?:entitled|free|at liberty)|have (?:the|a|an)? ?(?:\w+ ){0,3}?(?:right|option|liberty|power|discretion)) to|(?:is|are|be) (?:entitled|free|at liberty) to|(?:shall be|is) open to (?:the )?\w+(?: \w+)? to|reserves? (?:to itself )?(?:the|its) (?:\w+ ){0,2}?(?:right|liberty|option) (?:to|of (?=\w+ing\b))|has (?:the|a) (?:\w+ ){0,3}?(?:right|option|power) to|(?:right|option|liberty|power) to|will be able to)\b${GAP}\b(?:(?:terminat|cancel|discontinu|determin|end)(?:l?ing)\b(?=[^.;]{0,40}\b${THING})|be (?:terminat|cancell|determin|end|rescind|revok|discontinu)ed\b|terminate\b|${ENDS}\b(?=[^.;]{0,60}\b${THING})))`,
)
/** Grounds that must exist first. */
const CAUSE =
  /\b(?:if|where|when|should|in case|in the event|on the occurrence|upon (?:the )?(?:occurrence|breach|failure|default|material|insolvency|happening|receipt)|for (?:material |good |just |any material )?(?:breach|cause|reason|default|misconduct|a change|change of control|non-?payment|reasons? of)|for (?:the )?(?:following|misconduct)|due to|by reason of|on (?:account|the ground)s?|on any of the following|material breach|breaches|defaults?|fails?|insolven\w+|bankrupt\w*|winding|force majeure|misconduct|fraud|unless|in (?:any )?such (?:an )?(?:event|case)|in which (?:case|event)|upon (?:a|an|any|such|its|the other) |pursuant to|following (?:the|such|any)|any attempt|unable|ceases?|is not|as (?:set forth|provided|specified) in|in accordance with|under (?:section|clause|article)|referred to)\b/
const AT_WILL =
  /\b(?:without (?:any )?(?:cause|reason)|without (?:(?:being (?:required|obliged|bound)|any obligation) to )?(?:assign|giv|stat|show|ascrib|furnish|cit|specify|disclos|attribut|offer|explain|record)(?:e|ing)? (?:any |a |the |its )?(?:reasons?|cause|grounds?|explanation|why)|for convenience|at will\b|(?:at|in) (?:its|his|her|their|the|our|your)?[^.;]{0,30}?(?:sole |absolute |own |full )?(?:and absolute )?(?:discretion|convenience|pleasure)|for any (?:reason|or no reason)|for any (?:\w+ )?reason|no reason|with or without (?:cause|reason)|(?:as and )?(?:as|when) (?:it|he|she) (?:thinks|deems|feels|likes|pleases|wants)(?: (?:fit|proper|like)\b)?|whenever (?:it|he|she|they|we|the \w+) (?:\w+ )?(?:wish|like|want|choose|please|deem|think)\w*|at any (?:time|moment|point|stage)|on any day|at (?:its|his|her|their|our) (?:own )?will\b|whenever (?:it|he|she|they|the \w+) (?:likes?|pleases?|wants?)|at the pleasure of|(?:so|as) (?:desires?|wish(?:es)?|chooses?|pleases?)|sole judge)\b/
const PROBATION = /\bprobation/
const IMMEDIATE =
  /\b(?:immediately|forthwith|with immediate effect|without (?:any |prior |giving |further )*notice|with no notice|summarily|effective immediately|instantly|at once|then and there)\b/

const known = new WeakMap<Contract, readonly ExitRight[]>()
/** All rights to end the contract, in order. Kept once a contract. */
export function exitRights(contract: Contract): readonly ExitRight[] {
  const kept = known.get(contract)
  if (kept !== undefined) return kept
  const found = contract.clauses.flatMap((clause) =>
    clause.kind !== 'recitals' &&
    /termin|cancel|close|determin|resign|notice|end |rescind|revoke|discontinue|dispense|vacate|bring |call off|wind up|quit|withdraw/.test(
      clause.text,
    )
      ? clause.sentences.flatMap((sentence) => readRight(sentence, clause, contract))
      : [],
  )
  known.set(contract, found)
  return found
}

/** 'The Client shall be entitled to: ... (b) terminate this Agreement': the power stands in the lead. */
const POWER_LEAD =
  /\b(?:may|can|(?:shall be|is|are) (?:entitled|free|at liberty) to|(?:right|option|power|liberty)(?:s)?(?: to)?)\b[^.;]{0,40}$/
const ITEM = new RegExp(String.raw`^(?:\(?\w{1,4}[.)] ?)?(?:to )?(?:immediately |forthwith |summarily )?${ENDS}\b`)
const TERMINATES_EACH = new RegExp(TERMINATES, 'g')

/** One sentence may give a right to each side: 'the Employee may resign on ...; the Employer may terminate on ...'. */
function readRight(sentence: Sentence, clause: Clause, contract: Contract): ExitRight[] {
  if (PROBATION.test(sentence.full)) return []
  const matches = [...sentence.text.matchAll(TERMINATES_EACH)]
  if (matches.length === 0 && POWER_LEAD.test(sentence.lead)) {
    const item = ITEM.exec(sentence.text)
    if (item === null) return []
    // A list of remedies seldom repeats its ground: only an item that needs none, or has a notice, is a free exit.
    return readPart(sentence, clause, contract, item, sentence).filter(
      ({ atWill, notice }) => atWill || (notice ?? 0) > 0,
    )
  }
  return matches.flatMap((match, index) => {
    const from = index === 0 ? 0 : match.index
    const to = matches[index + 1]?.index ?? sentence.text.length
    return readPart(sentence, clause, contract, match, { start: sentence.start + from, end: sentence.start + to })
  })
}

function readPart(
  sentence: Sentence,
  clause: Clause,
  contract: Contract,
  match: RegExpExecArray,
  part: Span,
): ExitRight[] {
  const words = sentence.text.slice(part.start - sentence.start, part.end - sentence.start)
  const before = sentence.text.slice(0, match.index)
  // 'X's right to terminate shall expire' speaks of a right given elsewhere.
  if (/^(?:right|option|power) to/.test(match[0]) && /(?:'s?|its|their|such|any|this) $/.test(before)) return []
  if (/\b(?:not|no|neither|nor)\b/.test(match[0]) || /\b(?:not|neither|no)\b[^.;]{0,40}$/.test(before)) return []
  if (!endsThis(sentence.text, match)) return []
  const full = part.start === sentence.start && sentence.lead !== '' ? `${sentence.lead} ${words}` : words
  const forCause =
    !OR_AT_WILL.test(full) &&
    (CAUSE.test(full.replace(NO_CAUSE, '')) || (/:\s*$/.test(words) && !WILL_FIRST.test(words)))
  const period = noticePeriod(part, contract)
  const own = match.index - (part.start - sentence.start)
  return [
    {
      clause,
      sentence,
      match,
      who: holderAt(contract, sentence, match) ?? discretionOf(contract, sentence) ?? null,
      forCause,
      atWill: AT_WILL.test(words) && (!forCause || WILL_FIRST.test(words.slice(own, own + match[0].length + 70))),
      notice: period !== null ? period.days : IMMEDIATE.test(words) ? 0 : null,
      period,
    },
  ]
}

function holderAt(contract: Contract, sentence: Sentence, match: RegExpExecArray): Who {
  const at = sentence.start + match.index
  const open = match[0].indexOf('open to ')
  if (open >= 0) return mentionAt(contract, at + open + 'open to '.length)
  const lawful = match[0].indexOf('lawful for ')
  if (lawful >= 0) return mentionAt(contract, at + lawful + 'lawful for '.length)
  if (/\b(?:be (?!required|entitled|obliged|permitted|expected)(?:\w+ed|brought|put)|terminable)\b/.test(match[0])) {
    const agent = agentAfter(contract, sentence, at)
    // 'Your services may be terminated': nobody is named, and only the employer can mean itself.
    return agent ?? (contract.type === 'employment_agreement' ? partyOn(contract, 'employer') : null)
  }
  const before = sentence.text.slice(0, match.index)
  if (/\b(?:either|each of)\b[^.;]{0,70}\b(?:or|and)\b[^.;]{0,50}$/.test(before)) return 'mutual'
  const last = lastMentionBefore(contract.mentions, at)
  const [other, mine] = [contract.mentions[last - 1], contract.mentions[last]]
  if (other !== undefined && mine !== undefined && other.who !== mine.who && mine.start >= sentence.start) {
    if (/^,? (?:or|and) (?:the )?$/.test(contract.text.norm.slice(other.end, mine.start))) return 'mutual'
  }
  // 'Tarang or its Distributor may': somebody stands beside the party.
  if (mine !== undefined && /^,? (?:or|and) (?:the |its )?\w[\w ]{1,30} $/.test(contract.text.norm.slice(mine.end, at)))
    return 'mutual'
  return subjectAt(contract, sentence, at)
}
const NO_CAUSE =
  /\bfor any (?:\w+ )?reason[^.;,]{0,30}|\bwith or without cause|\bwithout (?:any )?cause|\b(?:if|(?:as and )?when(?:ever)?) (?:it|he|she|they|the \w+) (?:so )?(?:deems?|thinks?|desires?|wish(?:es)?|decides?|chooses?|likes?|pleases?|wants?)/g
/** 'should the Dealer fail ..., or should the Company so desire': the ground is one way, the mere wish another. */
const OR_AT_WILL =
  /\bor (?:should|if|when(?:ever)?|where)\b[^.;,]{0,40}\b(?:desires?|wish(?:es)?|chooses?|pleases?|thinks? (?:it )?(?:fit|proper)|deems? (?:it )?(?:fit|proper))\b/
const WILL_FIRST =
  /\bwithout (?:any )?(?:cause|reason)|\bwithout (?:being \w+ to )?(?:assign|giv|stat|ascrib|furnish|cit|specify|disclos)(?:e|ing)?\b|\bfor (?:its )?convenience|\bfor any (?:\w+ )?(?:reason|or no reason)|\bno reason|\bat will\b/

/** Whether it is this contract that ends, not an order, a right or somebody else's agreement. */
function endsThis(words: string, match: RegExpExecArray): boolean {
  const after = words.slice(match.index + match[0].length)
  if (/\b(?:resign|leave|notice|vacate?|quit)\b/.test(match[0])) return true
  if (/\bas $/.test(words.slice(0, match.index))) return false
  if (/\b(?:be \w+ed|terminable)$/.test(match[0]))
    return new RegExp(String.raw`(?:\b${THING}|\b(?:it|same|employee|employment) )[^.;]{0,90}$`).test(
      words.slice(0, match.index),
    )
  return OBJECT.test(after)
}
const OBJECT =
  /^(?: or (?:cancel|suspend|end|rescind|determine)| and (?:cancel|end))? ?(?:,|\.|;|:|$|this|these|the (?:\w+ )?(?:agreement|lease|licen[cs]e|employment|engagement|contract|services?|arrangement|deed|tenancy|appointment|subscription|franchise|consultancy|partnership|distributorship|dealership|agency|retainer|relationship|same)\b|(?:the |an? )?(?:[\w-]+ )?[\w-]+'s? (?:employment|engagement|services?|appointment|account|subscription|tenancy)|(?:his|her|your|my) (?:employment|services?|account|engagement|appointment|access|subscription)|employment|the (?:employee|consultant)\b|at (?:any|its|the|will)|on |upon |by |with |without |immediately|forthwith|for (?:any|convenience|no)|in its|earlier|such (?:agreement|employment|lease)|hereof)/

/** The period that is a notice: 'on 30 days' notice', 'notice of thirty (30) days'; not a cure period, not a term. */
function noticePeriod(sentence: Span, contract: Contract): Period | null {
  const { norm } = contract.text
  for (const period of periodsIn(contract, sentence)) {
    const after = norm.slice(period.end, Math.min(sentence.end, period.end + 45))
    const before = norm.slice(Math.max(sentence.start, period.start - 60), period.start)
    if (/^'?s?'? ?(?:\w+ ){0,4}notice\b/.test(after) || /^'?s?'? in advance/.test(after)) return period
    if (/\bnotice\b[^.;]{0,50}$/.test(before) && !/\b(?:within|fails?|cure|remed)\b/.test(before)) return period
  }
  return null
}

export const heldBy = (right: ExitRight, party: ContractParty): boolean =>
  right.who === 'mutual' || (isParty(right.who) && right.who.index === party.index)

/** Needs no ground: said so, or no ground is named. */
export const isFree = (right: ExitRight): boolean => right.atWill || (!right.forCause && right.notice !== null)
