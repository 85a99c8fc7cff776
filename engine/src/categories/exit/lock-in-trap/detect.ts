import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { normsOf } from '../../../understand/reading/norms.ts'
import { isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const PAPER = '(?:agreement|contract|arrangement|deed|engagement|appointment|partnership|franchise|dealership)'
/** What may stand behind it, so that it bars every end: no cause, no way and no other paper is singled out. */
const AT_ALL =
  /(?= ?(?:[.;,:]|$)| (?:at any time|under any circumstances?|in any event|unilaterally|before|during|until|by either)\b| without (?:the )?(?:prior |express |mutual |written ){0,3}(?:consent|permission|agreement)\b| (?:except|but|other than) by (?:an? |the |mutual ){0,2}(?:instrument|agreement|consent|paper|document)\b)/
    .source
const ENDED = '(?:terminated|revoked|cancelled|canceled|rescinded)'
/** 'this Agreement cannot be changed or terminated' */
const NOT_ENDED = new RegExp(
  String.raw`\b${PAPER}\b[^.;:]{0,160}\b(?:cannot|can not|may not|shall not|must not)(?: \w+){0,2} be (?:\w+ (?:or|and|nor) ){0,2}${ENDED}${AT_ALL}`,
)
/** 'the Exhibitor shall not cancel this contract' */
const NOT_TO_END = new RegExp(
  String.raw`\b(?:cannot|can not|may not|shall not|must not)(?: \w+){0,3}? (?:terminate|cancel|revoke|rescind) (?:the|this) ${PAPER}${AT_ALL}`,
)
/** 'remains in force in perpetuity' */
const WITHOUT_END = new RegExp(
  String.raw`\b(?:${PAPER}|term)\b[^.;:]{0,60}\b(?:continues?|runs?|remains?|in force|in effect|valid)(?: \w+){0,4} (?:(?:in|for) perpetuity|perpetually|indefinitely|for ?ever)\b`,
)
/** 'may request termination, subject to approval by the Franchisor', 'cannot request exit' */
const BY_LEAVE =
  /\b(?:may|can) (?:only )?(?:request|seek|apply for|ask for) (?:an? |the |early ){0,2}(?:termination|exit|closure|release|cancellation|withdrawal)\b[^.;]{0,240}\b(?:subject to|only with|upon)\b[^.;]{0,60}\b(?:approval|consent|acceptance|discretion)\b|\b(?:cannot|can not|may not|shall not) (?:request|seek|demand|claim|ask for) (?:an? |the |any |early ){0,2}(?:exit|termination|release|withdrawal)\b/
/** A way out is told in the same breath. */
const WAY_OUT =
  /^(?:the )?termination of\b|\b(?:except|unless|other than|save|until)\b[^.;]{0,80}\b(?:accordance|provided (?:in|herein|for)|cause|breach|default|notice|pursuant|under|upon|this (?:clause|section|paragraph|article))\b|\buntil\b[^.;]{0,80}\b(?:re)?paid\b|\b(?:insurer|insurance polic\w+)\b/
/** 'before the completion of six months' is a lock-in, no contract without an end. */
const FOR_A_TIME =
  /\b(?:before|prior to|minimum|lock-?in|during the (?:first|initial)|until the (?:expiry|completion))\b/

/**
 * A contract that nobody, or not the reader, can end: it runs for ever, or ends only if the other side agrees. Not where the
 * norms of the contract give a way out. The readers know locks of some months, and hardly this.
 */
export const noWayOut: Detector = {
  id: 'no-way-out',
  category: 'lock_in_trap',
  gate: /\b(?:terminat|revok|cancel|rescind|perpet|indefinitely|for ?ever|exit|releas|withdraw|closure)/,
  readWhole: (contract) =>
    contract.clauses
      .filter(({ kind }) => kind === 'clause' || kind === 'schedule')
      .flatMap((clause) => clause.sentences.flatMap((sentence) => hitIn(contract, clause, sentence)))
      .filter((hit, at, all) => at === 0 || hit.variant !== all[at - 1]!.variant)
      .slice(0, 2),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const { text } = sentence
  if (WAY_OUT.test(text)) return []
  const active = NOT_TO_END.exec(text) ?? BY_LEAVE.exec(text)
  if (active === null && !NOT_ENDED.test(text) && !WITHOUT_END.test(text)) return []
  const isByLeave = BY_LEAVE.test(text)
  const who = active === null ? null : subjectAt(contract, sentence, sentence.start + active.index)
  const burdened = isParty(who) ? who : null
  if ((burdened === null ? contract.parties : [burdened]).some((party) => leaves(contract, party))) return []
  const severity = FOR_A_TIME.test(text) && !isByLeave ? 'medium' : 'high'
  const span = { start: sentence.start, end: sentence.end }
  return [
    {
      span,
      clause,
      severity,
      burdened,
      confidence: 0.8,
      absence: true,
      ...(severity === 'high' && { variant: isByLeave ? 'byLeave' : 'noWayOut' }),
    },
  ]
}

/** Whether the norms let a party go by its own will. */
const leaves = (contract: Contract, party: ContractParty): boolean =>
  normsOf(contract).some(({ kind, act, trigger, holder }) => {
    const isIts = holder?.who === 'mutual' || (isParty(holder?.who) && holder.who.index === party.index)
    return isIts && kind === 'power' && trigger === undefined && LEAVES.test(act.lemma)
  })
const LEAVES = /^(?:terminate|cancel|end|determine|discontinue|resign|withdraw|quit|leave)$/
