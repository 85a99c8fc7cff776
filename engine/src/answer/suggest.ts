import type { ClauseType, UnifiedAnalysis } from '@karar/schema'

export interface Suggestion {
  readonly question: string
  readonly language: 'en' | 'hi'
}

/** Most suggestions, and how many of them are in Hindi. */
const MOST = 8
const IN_HINDI = 3

const TENANTS = new Set(['lease_agreement', 'leave_and_licence_agreement'])
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
  const notice = analysis.key_facts.notice.length > 0
  const english = [
    'Should I sign this contract?',
    'What are the main risks in this contract?',
    ...(worst === undefined ? [] : [`What does clause ${worst.clause_number} mean for me?`]),
    ...(has('termination', 'notice_period', 'lock_in') ? ['How can I end this contract early?'] : []),
    ...(has('security_deposit') && home ? ['Do I get my deposit back?'] : []),
    ...(has('intellectual_property') ? ['Who owns the work?'] : []),
    ...(has('rent_escalation', 'price_change') ? ['Can they change the price?'] : []),
    ...(has('payment', 'compensation') && !home ? ['When do I get paid?'] : []),
    'How can I improve this agreement?',
    ...(hasDuties(analysis) ? ['What must I do?'] : []),
  ]
  const hindi = [
    'क्या मुझे यह अनुबंध साइन करना चाहिए?',
    ...(notice ? ['नोटिस की अवधि कितनी है?'] : []),
    ...(home && has('rent_escalation') ? ['किराया कितना बढ़ेगा?'] : []),
    ...(home && has('security_deposit') ? ['क्या जमा राशि वापस मिलेगी?'] : []),
    ...(has('payment', 'compensation') && !home ? [job ? 'वेतन कब मिलेगा?' : 'पैसा कब मिलेगा?'] : []),
    'इस अनुबंध में मुख्य जोखिम क्या हैं?',
  ]
  const chosen = hindi.slice(0, IN_HINDI)
  return [
    ...english.slice(0, MOST - chosen.length).map((question): Suggestion => ({ question, language: 'en' })),
    ...chosen.map((question): Suggestion => ({ question, language: 'hi' })),
  ]
}

/** Whether the reader, or where nobody is the reader anybody, has a duty that can be told. */
const hasDuties = ({ obligations, perspective: { party } }: UnifiedAnalysis): boolean =>
  obligations.some((duty) => party === null || duty.party === party)
