import type { Severity } from '@karar/schema'
import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { describe } from '../../../understand/facts/notices.ts'
import type { Who } from '../../../understand/parties/mentions.ts'
import type { Side } from '../../../understand/parties/roles.ts'
import { acrossFrom, agentAfter, isParty, periodsIn, subjectAt } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const RENEWS =
  /\b(?:renew(?:s|ed|al)?|extend(?:s|ed)?|rolls? (?:over|on|into)|continues? for|(?:further|another|successive|additional|fresh) (?:term|period|year)s?)\b/
/** 'unless the Customer gives', 'unless you tell us' */
const UNLESS_SOMEBODY =
  /\b(?:unless|save where|except where)\b[^.;]{0,80}?\b(?:gives?|has given|serves?|has served|sends?|notif(?:y|ies)|has notified|informs?|has informed|intimates?|objects?|declines?|tells?|writes?|opts? out|issues?|provides?|delivers?)\b/
/** 'unless ninety days' notice is given by the Customer' */
const UNLESS_GIVEN =
  /\b(?:unless|save where|except where)\b[^.;]{0,80}?\b(?:is|are|has been|shall be|been) (?:given|served|sent|issued|delivered|received)\b(?=[^.;]{0,20}\b(?:by|from)\b)/
/** the end of a notice, a breach or a fault: no renewal that somebody has to stop */
const OF_AN_END = /\b(?:breach|default|terminated?|terminates)\b/

/** Whoever is paid gains by each renewal. */
const PAID: ReadonlySet<Side> = new Set<Side>([
  'supplier',
  'landlord',
  'licensor',
  'lender',
  'platform',
  'processor',
  'employee',
])
/** From so many days before the end on, the last day for a word is missed easily; up to a month is usual. */
const LONG = 60
const USUAL = 31

/**
 * Who has to act so that a renewal does not come about. It is a trap for whoever must, if they pay; and where one side alone
 * can stop it, the other one is bound for as long as that side likes. What both may stop is left to the reader of passages.
 */
export const whoStopsRenewal: Detector = {
  id: 'who-stops-renewal',
  category: 'auto_renewal_trap',
  gate: /\b(?:unless|save where|except where)\b/,
  read(clause, contract) {
    if (clause.kind === 'recitals') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 2)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const given = UNLESS_GIVEN.exec(sentence.text)
  const match = given ?? UNLESS_SOMEBODY.exec(sentence.text)
  if (match === null || OF_AN_END.test(match[0])) return []
  const renews = RENEWS.exec(sentence.text.slice(0, match.index))
  if (renews === null) return []
  const actor = actorOf(contract, sentence, match, given !== null)
  const other = acrossFrom(contract, actor)
  if (!isParty(actor) || other === null) return []
  const condition = { start: sentence.start + match.index, end: sentence.end }
  const notice = periodsIn(contract, condition)[0]
  const term = periodsIn(contract, { start: sentence.start + renews.index, end: condition.start }).at(-1)
  const shared = {
    span: tellingPart(sentence, match),
    clause,
    confidence: 0.85,
    values: {
      notice: notice === undefined ? 'none' : describe(notice),
      term: term === undefined ? 'none' : describe(term),
    },
  }
  const own: Hit = {
    ...shared,
    severity: severityFor(actor.side, notice?.days),
    burdened: actor,
    variant: 'yoursToStop',
  }
  if (PAID.has(other.side)) return [own]
  return [own, { ...shared, severity: 'high', burdened: other, variant: 'theirsToStop' }]
}

function actorOf(contract: Contract, sentence: Sentence, match: RegExpExecArray, isPassive: boolean): Who {
  const verb = match.index + match[0].length - 1
  return isPassive
    ? agentAfter(contract, sentence, sentence.start + match.index)
    : subjectAt(contract, sentence, sentence.start + verb)
}

function severityFor(side: Side, days: number | undefined): Severity {
  if (PAID.has(side)) return 'low'
  if (days !== undefined && days >= LONG) return 'high'
  return days !== undefined && days <= USUAL ? 'low' : 'medium'
}
