import {
  type ClauseType,
  type ContractType,
  type Insight,
  type IssueCategory,
  type LawReference,
  type LegalIssue,
  type PositionData,
  titleCase,
  type UnifiedAnalysis,
} from '@karar/schema'
import { words } from './words.ts'

/** What a finding of each category contradicts: a protection of these kinds elsewhere in the contract (rule ids). */
const denies: Partial<Record<IssueCategory, readonly string[]>> = {
  unlimited_liability: ['mutual-liability-cap', 'mutual-indirect-loss'],
  one_sided_liability_cap: ['mutual-liability-cap', 'mutual-indirect-loss'],
  one_sided_indemnity: ['mutual-indemnity'],
  one_sided_termination: ['mutual-termination'],
  lock_in_trap: ['mutual-termination'],
  overbroad_confidentiality: ['mutual-confidentiality'],
  unilateral_arbitrator: ['joint-arbitrator'],
  unilateral_amendment: ['written-amendment'],
  unilateral_price_change: ['written-amendment'],
  late_or_conditional_payment: ['prompt-payment'],
  msme_payment_delay: ['prompt-payment'],
  one_sided_force_majeure: ['mutual-force-majeure'],
  withheld_or_forfeited_money: ['deposit-refund'],
  one_sided_assignment: ['consent-to-assign'],
}

/** The clause without which a finding of the category could not quote anything. */
const quotes: Partial<Record<IssueCategory, ClauseType>> = {
  one_sided_liability_cap: 'limitation_of_liability',
  one_sided_indemnity: 'indemnity',
  one_sided_termination: 'termination',
  auto_renewal_trap: 'renewal',
  late_or_conditional_payment: 'payment',
  unilateral_arbitrator: 'dispute_resolution',
  overbroad_confidentiality: 'confidentiality',
  one_sided_assignment: 'assignment',
  one_sided_force_majeure: 'force_majeure',
  unilateral_amendment: 'amendment',
}

interface Field {
  act: RegExp
  section?: RegExp
  /** the kinds of contract that this law is about */
  of: readonly ContractType[]
}

const premises: readonly ContractType[] = ['lease_agreement', 'leave_and_licence_agreement', 'settlement_agreement']
const work: readonly ContractType[] = [
  'employment_agreement',
  'consultancy_agreement',
  'service_agreement',
  'master_service_agreement',
  'agency_agreement',
  'outsourcing_agreement',
  'settlement_agreement',
]
const fields: readonly Field[] = [
  { act: /Rent Control|Tenancy/, of: premises },
  // sections 105 to 117 are those on leases; others are on sale, mortgage and claims
  { act: /^Transfer of Property/, section: /\b1(?:0[5-9]|1[0-7])\b/, of: premises },
  {
    act: /Shops and Establishments|Industrial (?:Relations|Disputes)|Gratuity|Payment of (?:Bonus|Wages)|Maternity|Code on (?:Wages|Social)|Factories|Provident|Occupational Safety/,
    of: work,
  },
]

/** From this on it is certain enough what kind of contract it is, from 0 to 1. */
const sureOfKind = 0.5

/**
 * The last gate: of two statements that contradict each other only the graver is told. An advantage goes where a critical
 * or high finding is about the same words, or where a finding says the opposite of it; a law on another kind of contract
 * goes from its finding; a clause is not called missing while a finding quotes it. The score stays what it was: its lines
 * keep their points and lose only the words that would contradict.
 */
export function withoutContradictions(analysis: UnifiedAnalysis): UnifiedAnalysis {
  const { critical_issues: issues } = analysis
  const advantages = analysis.key_advantages.filter((one) => !isDenied(one, issues))
  const denied = analysis.key_advantages.filter((one) => !advantages.includes(one))
  const quoted = quotedClauses(issues)
  const there = analysis.missing_clauses.filter((type) => quoted.has(type))
  const isThere = (type: ClauseType | undefined) => type !== undefined && there.includes(type)
  const reasons = analysis.missing_clause_details.filter(({ clause_type }) => isThere(clause_type))
  return {
    ...analysis,
    critical_issues: issues.map((issue) => ({ ...issue, law: issue.law.filter((law) => isOfKind(law, analysis)) })),
    key_advantages: advantages,
    key_risks: analysis.key_risks.filter((risk) => risk.source === 'clause' || !isThere(risk.clause_type)),
    missing_clauses: analysis.missing_clauses.filter((type) => !isThere(type)),
    missing_clause_details: analysis.missing_clause_details.filter(({ clause_type }) => !isThere(clause_type)),
    metrics: {
      ...analysis.metrics,
      missing_clauses_count: analysis.metrics.missing_clauses_count - there.length,
    },
    attorney_recommendations: analysis.attorney_recommendations.filter(
      (advice) => !reasons.some(({ reason }) => advice.endsWith(reason)),
    ),
    verdict: { ...analysis.verdict, ...withoutNames(analysis.verdict, there.map(titleCase)) },
    score_breakdown: analysis.score_breakdown.map((line) => {
      if (line.issue_id === undefined && isThere(line.clause_type)) {
        const { clause_type: type, ...rest } = line
        return { ...rest, label: words.contradiction.weakClause(titleCase(type ?? 'general')) }
      }
      const isCredit = denied.some(({ title }) => line.points > 0 && line.label.endsWith(title))
      return isCredit ? { ...line, label: words.contradiction.outweighed } : line
    }),
  }
}

/** The same for where a party stands: what its analysis no longer tells, it does not tell either. */
export function positionWithin(position: PositionData, { key_advantages, key_risks }: UnifiedAnalysis): PositionData {
  const told = new Set([...key_advantages, ...key_risks].map(({ id }) => id))
  const isTold = ({ id, source }: Insight) => source === 'clause' || told.has(id)
  const kept = new Set(key_advantages.map(({ id }) => id))
  return {
    ...position,
    key_advantages: position.key_advantages.filter(({ id }) => kept.has(id)),
    key_risks: position.key_risks.filter(isTold),
  }
}

function isDenied({ start, end, rule_id }: Insight, issues: readonly LegalIssue[]): boolean {
  return issues.some((issue) => {
    const isGrave = issue.severity === 'critical' || issue.severity === 'high'
    const isSamePassage = start !== null && end !== null && start < issue.end && issue.start < end
    return (isGrave && isSamePassage) || denies[issue.category]?.includes(rule_id) === true
  })
}

const quotedClauses = (issues: readonly LegalIssue[]): ReadonlySet<ClauseType> =>
  new Set(issues.flatMap(({ category, clause_type }) => [clause_type, quotes[category] ?? clause_type]))

function isOfKind({ act, section }: LawReference, { contract_type, contract_type_confidence }: UnifiedAnalysis) {
  if (contract_type === 'general_contract' || contract_type_confidence < sureOfKind) return true
  const field = fields.find((one) => one.act.test(act) && (one.section?.test(section) ?? true))
  return field === undefined || field.of.includes(contract_type)
}

/** Takes names out of the lists of what is missing in a verdict's sentences; a sentence that named nothing else goes. */
function withoutNames({ reasoning, detailed_reasons }: UnifiedAnalysis['verdict'], names: readonly string[]) {
  const cut = (sentence: string): string =>
    names.reduce((so, name) => {
      const [before, rest] = so.split(/(?<=: )/)
      if (rest === undefined || !rest.split(/, |\.$/).includes(name)) return so
      const left = rest.split(/, |\.$/).filter((one) => one !== name && one !== '')
      return left.length > 0 ? `${before}${left.join(', ')}.` : ''
    }, sentence)
  const sentences = (text: string) => text.split(/(?<=\.) (?=\p{Lu})/u)
  return {
    reasoning: sentences(reasoning).map(cut).filter(Boolean).join(' '),
    detailed_reasons: detailed_reasons.map(cut).filter(Boolean),
  }
}
