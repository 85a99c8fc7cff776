import { z } from 'zod'
import { KnownSeverity, NamedCategory, NamedClauseType, NamedContractType } from './reading/newer-words.ts'
import { KnownReason } from './reading/not-cleared.ts'
import { PagesInDoubt } from './reading/reading.ts'
import { Origin, SecondOpinion } from './second-reading/opinion.ts'
import { Summary } from './summary.ts'

/** A place in the document's one text: UTF-16 code units, half-open [start, end). */
const offset = z.int().nonnegative()

export const LawReference = z.object({
  act: z.string().meta({ description: 'Act or judgment, with year' }),
  section: z.string().meta({ description: "Section, e.g. 's. 27'; empty for a judgment" }),
  note: z.string().meta({ description: 'What it says about this clause, in one sentence' }),
  in_force_from: z.iso.date().optional().meta({
    description: 'First day in force, where that lies after the day of the analysis: announced, and not yet law',
  }),
  for_comparison: z.literal(true).optional().meta({
    description: 'Another law governs the contract: this is what Indian law would say',
  }),
})
export type LawReference = z.infer<typeof LawReference>

export const RiskLevel = z.enum(['high', 'medium', 'low'])
export type RiskLevel = z.infer<typeof RiskLevel>
const KnownRisk = RiskLevel.catch('high')

/** A finding of the playbook, standing on the contract's own words. */
export const LegalIssue = z.object({
  id: z.string().meta({ description: 'Stable within an analysis; the address of the finding on the results page' }),
  rule_id: z.string(),
  category: NamedCategory,
  title: z.string().meta({ description: 'What happens to the reader, in one line' }),
  short_label: z.string().meta({ description: 'Two or three words, for the score ruler' }),
  severity: KnownSeverity,
  description: z.string().meta({ description: 'Why it hurts the reader, in plain language' }),
  quote: z.string().meta({ description: 'Verbatim slice of the document text at [start, end)' }),
  start: offset,
  end: offset,
  page: z.int().positive(),
  clause_id: z.string().nullable(),
  clause_number: z.string().nullable(),
  clause_type: NamedClauseType,
  risk_assessment: KnownRisk,
  red_flags: z.array(z.string()),
  actionable_guidance: z.string().meta({ description: 'What to ask for, in one sentence' }),
  improvement_notes: z.array(z.string()),
  law: z.array(LawReference),
  suggested_wording: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  unsure: z.literal(true).optional().meta({
    description:
      'Likely not so, or told by its passage alone: a question to check, of severity low, after all others; it costs no points',
  }),
  origin: Origin.optional().meta({ description: 'absent where no second reading was laid over: the playbook' }),
  second_opinion: SecondOpinion.optional(),
})
export type LegalIssue = z.infer<typeof LegalIssue>

export const ClauseAnalysis = z.object({
  id: z.string(),
  number: z.string().nullable(),
  heading: z.string().nullable(),
  level: z.int().nonnegative().meta({ description: '0 for a top clause, 1 for its sub-clause, and so on' }),
  clause_type: NamedClauseType,
  start: offset,
  end: offset,
  page: z.int().positive(),
  risk_assessment: KnownRisk,
  red_flags: z.array(z.string()),
  improvement_notes: z.string(),
  plain_language: z.string(),
  confidence: z.number().min(0).max(1),
  part_of: z.string().optional().meta({
    description:
      'Set where this is a sentence of the clause of that id, which speaks of a matter that has no clause of its own',
  }),
  plain_by_model: z.string().optional().meta({ description: 'What a language model says of it in plain words' }),
})
export type ClauseAnalysis = z.infer<typeof ClauseAnalysis>

/** An advantage or a risk. From a clause: grounded. From a missing clause: quote and place are null. */
export const Insight = z.object({
  id: z.string(),
  source: z.enum(['clause', 'missing_clause']).catch('clause'),
  rule_id: z.string(),
  title: z.string(),
  description: z.string(),
  severity: KnownSeverity.nullable(),
  clause_type: NamedClauseType,
  quote: z.string().nullable(),
  start: offset.nullable(),
  end: offset.nullable(),
  page: z.int().positive().nullable(),
  clause_id: z.string().nullable(),
  clause_number: z.string().nullable(),
  issue_id: z.string().nullable(),
})
export type Insight = z.infer<typeof Insight>

export const MissingClause = z.object({
  clause_type: NamedClauseType,
  importance: z.enum(['critical', 'important', 'nice_to_have']).catch('important'),
  reason: z.string(),
  suggested_wording: z.string().nullable(),
  origin: Origin.optional().meta({ description: 'model: only the second reading misses it, and it costs no points' }),
  too_little: z.boolean().optional().meta({
    description: 'The contract speaks of it, but likely does too little for this side; it costs no points',
  }),
})
export type MissingClause = z.infer<typeof MissingClause>

export const ScoreLine = z.object({
  label: z.string(),
  points: z.int(),
  issue_id: z.string().optional(),
  severity: KnownSeverity.optional(),
  clause_type: NamedClauseType.optional().meta({ description: 'Set where the points are lost by a missing clause' }),
  score_if_fixed: z.int().min(0).max(100).optional().meta({
    description: 'The score recalculated with this and every line above it put right',
  }),
})
export type ScoreLine = z.infer<typeof ScoreLine>

export const Party = z.object({
  name: z.string(),
  role: z.string().nullable(),
  defined_term: z.string().nullable(),
})
export type Party = z.infer<typeof Party>

/** A fact as Karar read it, before the owner put another name or figure in its place. */
export const FactAsRead = z.object({ label: z.string(), value: z.string(), corrected_at: z.iso.datetime() })
export type FactAsRead = z.infer<typeof FactAsRead>

/** A fact with the words that state it. */
const Fact = z.object({
  label: z.string(),
  value: z.string(),
  quote: z.string(),
  start: offset,
  end: offset,
  page: z.int().positive(),
  as_read: FactAsRead.optional().meta({
    description: 'What Karar read, where the owner corrected it by hand: label and value are the owner’s own then',
  }),
})
export type Fact = z.infer<typeof Fact>

export const KeyFacts = z.object({
  dates: z.array(Fact.extend({ iso: z.iso.date().nullable() })),
  term: z.array(Fact.extend({ months: z.number().nullable() })),
  notice: z.array(Fact.extend({ days: z.number().nullable(), party: z.string().nullable() })),
  money: z.array(Fact.extend({ amount: z.number().nullable(), currency: z.string().nullable() })),
  governing_law: z.array(Fact),
  seat: z.array(Fact.extend({ kind: z.enum(['court', 'arbitration_seat']).catch('court') })),
})
export type KeyFacts = z.infer<typeof KeyFacts>

export const Obligation = z.object({
  party: z.string(),
  text: z.string().meta({ description: 'Verbatim slice at [start, end)' }),
  due: z.string().nullable(),
  start: offset,
  end: offset,
})
export type Obligation = z.infer<typeof Obligation>

export const Verdict = z.object({
  color: z.enum(['green', 'yellow', 'red']).catch('red'),
  text: z.string(),
  reasoning: z.string(),
  detailed_reasons: z.array(z.string()),
  not_cleared: z.array(KnownReason).optional().meta({
    description:
      'Few known patterns were found, and these reasons keep that from meaning low risk; empty where the verdict needs no such reasons. Absent with a low risk: an older engine found it, and today’s is to be asked',
  }),
})
export type Verdict = z.infer<typeof Verdict>

/** Whose side the analysis is read from, and how that was decided. */
export const Perspective = z.object({
  party: z.string().nullable(),
  role: z.string().nullable(),
  basis: z.enum(['chosen', 'company', 'weaker_party', 'none']).catch('none'),
})
export type Perspective = z.infer<typeof Perspective>

export const UnifiedAnalysis = z.object({
  safety_score: z.int().min(0).max(100),
  contract_type: NamedContractType,
  contract_type_confidence: z.number().min(0).max(1),
  analysis_source: z.string(),
  perspective: Perspective,
  verdict: Verdict,
  metrics: z.object({
    critical_issues_count: z.int().nonnegative().meta({ description: 'Issues of severity critical and high' }),
    missing_clauses_count: z.int().nonnegative(),
    total_clauses_analyzed: z.int().nonnegative(),
  }),
  critical_issues: z.array(LegalIssue).meta({ description: 'Issues of every severity, worst first' }),
  attorney_recommendations: z.array(z.string()),
  key_advantages: z.array(Insight),
  key_risks: z.array(Insight),
  clause_analyses: z.array(ClauseAnalysis),
  missing_clauses: z.array(NamedClauseType),
  missing_clause_details: z.array(MissingClause),
  score_breakdown: z.array(ScoreLine).meta({ description: 'Adds up to safety_score' }),
  parties: z.array(Party),
  key_facts: KeyFacts,
  obligations: z.array(Obligation),
  voice_suggestions: z.array(z.string()),
  language: z.string().meta({ description: "BCP 47 tag of the document's language, e.g. 'en'" }),
  as_of: z.iso.date().meta({ description: 'The day whose law the analysis states' }),
  law_checked_on: z.iso.date().optional().meta({
    description: 'The day on which the law that Karar knows was last checked; absent in an analysis of an older engine',
  }),
  disclaimer: z.string(),
  pages_in_doubt: PagesInDoubt.default({ unread_pages: [], doubtful_pages: [] }).meta({
    description: 'While there are any, nothing is claimed to be missing',
  }),
  said_to_machines: z
    .array(
      z.object({
        quote: z.string().meta({ description: 'Verbatim slice of the document text at [start, end)' }),
        ...{ start: offset, end: offset, page: z.int().positive() },
      }),
    )
    .optional()
    .meta({
      description:
        'Sentences that speak to a machine and not to a party; absent where there are none. Those that bind nobody were not judged',
    }),
  summary: Summary.default({ points: [], terms: [] }),
})
export type UnifiedAnalysis = z.infer<typeof UnifiedAnalysis>

export const PositionData = z.object({
  user_party: z.string(),
  negotiation_power: z.number().min(0).max(100),
  position_strength: z.number().min(0).max(100),
  negotiation_power_description: z.string(),
  key_advantages: z.array(Insight),
  key_risks: z.array(Insight),
  recommendations: z.array(z.string()),
  consistency_note: z.string(),
})
export type PositionData = z.infer<typeof PositionData>

export const AnalysisSource = z.enum(['attorney_guided', 'ai_assisted']).catch('ai_assisted')

export const UnifiedAnalysisResponse = z.object({
  available: z.boolean(),
  message: z.string(),
  unified_analysis: UnifiedAnalysis.nullable(),
  position_data: PositionData.nullable(),
  metadata: z.object({
    source: AnalysisSource,
    engine_version: z.string().nullable(),
    superseded: z.boolean().optional().meta({ description: 'A newer engine than that reads here by now' }),
    analyzed_at: z.iso.datetime().nullable(),
    warnings: z.array(z.string()),
    ungrounded_dropped: z.int().nonnegative(),
  }),
})
export type UnifiedAnalysisResponse = z.infer<typeof UnifiedAnalysisResponse>

/** Score bands of the specification: 75 and above low risk, 40 to 74 medium, below 40 high. */
export const scoreBands = { low: 75, medium: 40 } as const
export function scoreBand(score: number): 'low' | 'medium' | 'high' {
  return score >= scoreBands.low ? 'low' : score >= scoreBands.medium ? 'medium' : 'high'
}

/** How a verdict is to be named beside its score: its band, or why the band alone would say too much. */
export type Standing = 'low' | 'medium' | 'high' | 'not_cleared' | 'older_reading' | 'not_judged'

/**
 * The band of a score as it may be told: a contract that was not cleared is not called by its band, and a low risk of an
 * older engine than the one that reads now is told as an older reading.
 *
 * @param score 0 to 100
 */
export function standingOf(score: number, { not_cleared }: Pick<Verdict, 'not_cleared'>): Standing {
  const band = scoreBand(score)
  if (not_cleared === undefined) return band === 'low' ? 'older_reading' : band
  return not_cleared.length > 0 ? 'not_cleared' : band
}

/**
 * Divides guidance that begins with 'Ask for', 'Ask to' or 'Ask that' into this lead and the rest, so that a label need
 * not say it twice. Guidance of another shape comes back whole, with an empty lead.
 */
export function askParts(guidance: string): { lead: string; rest: string } {
  const match = /^(Ask (?:for|to|that)) (.)/.exec(guidance)
  return match === null
    ? { lead: '', rest: guidance }
    : { lead: match[1]!, rest: match[2]!.toUpperCase() + guidance.slice(match[0].length) }
}
