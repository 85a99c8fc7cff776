import type { ClauseType, UnifiedAnalysis } from '@karar/schema'
import { words } from '../language/en.ts'
import { type FollowUp, followUpIn } from '../language/follow-ups.ts'

export interface Suggestion {
  readonly question: string
  readonly language: 'en' | 'hi'
}

/** Most suggestions, and how many of them are in Hindi. */
const MOST = 8
const IN_HINDI = 3

const TENANTS = new Set(['lease_agreement', 'leave_and_licence_agreement'])
const PAYS = /\bpays?\b(?! (?:attention|heed))/i
const JOBS = new Set(['employment_agreement'])

/** Questions that this contract can answer well: the standing ones, and those whose clause it has. English first. */
export function suggestQuestions(analysis: UnifiedAnalysis): Suggestion[] {
  const has = (...types: ClauseType[]): boolean =>
    analysis.clause_analyses.some(({ clause_type: type }) => types.includes(type))
  const home = TENANTS.has(analysis.contract_type)
  const job = JOBS.has(analysis.contract_type)
  const worst = analysis.critical_issues.find(
    ({ clause_number: number, severity }) => number !== null && severity !== 'low',
  )
  const notice = analysis.key_facts.notice.some(
    ({ label }) => label !== words.facts.cureTime && label !== words.facts.payTime,
  )
  const paid = isPayer(analysis) ? 'paymentDue' : 'whenPaid'
  const english: FollowUp[] = [
    'sign',
    'risks',
    ...(worst === undefined ? [] : [{ clause: worst.clause_number! }]),
    ...(has('termination', 'notice_period', 'lock_in') ? (['endEarly'] as const) : []),
    ...(has('security_deposit') && home ? (['deposit'] as const) : []),
    ...(has('intellectual_property') ? (['ownWork'] as const) : []),
    ...(has('rent_escalation', 'price_change') ? (['changePrice'] as const) : []),
    ...(has('payment', 'compensation') && !home ? ([paid] as const) : []),
    'improve',
    ...(hasDuties(analysis) ? (['duties'] as const) : []),
  ]
  const hindi: FollowUp[] = [
    'sign',
    ...(notice ? (['notice'] as const) : []),
    ...(home && has('rent_escalation') ? (['rentRise'] as const) : []),
    ...(home && has('security_deposit') ? (['deposit'] as const) : []),
    ...(has('payment', 'compensation') && !home ? ([job ? 'salaryWhen' : paid] as const) : []),
    'risks',
  ]
  const chosen = hindi.slice(0, IN_HINDI)
  const inLanguage =
    (language: Suggestion['language']) =>
    (next: FollowUp): Suggestion => ({ question: followUpIn(next, language), language })
  return [...english.slice(0, MOST - chosen.length).map(inLanguage('en')), ...chosen.map(inLanguage('hi'))]
}

/** Whether the reader has to pay and nobody else does: a hirer is not to be asked when they are paid. */
function isPayer({ obligations, perspective: { party } }: UnifiedAnalysis): boolean {
  const payers = obligations.filter(({ text }) => PAYS.test(text)).map((duty) => duty.party)
  return party !== null && payers.length > 0 && payers.every((payer) => payer === party)
}

/** Whether the reader, or where nobody is the reader anybody, has a duty that can be told. */
const hasDuties = ({ obligations, perspective: { party } }: UnifiedAnalysis): boolean =>
  obligations.some((duty) => party === null || duty.party === party)
