import type {
  ClauseAnalysis,
  Document,
  DocumentId,
  Insight,
  LegalIssue,
  ListedDocument,
  UnifiedAnalysis,
} from '@karar/schema'

/** Things of the wire as tests need them: whole, and small; what a test is about it gives itself. */

export function aDocument(more: Partial<ListedDocument> = {}): ListedDocument {
  return {
    id: '019a0000-0000-7000-8000-000000000001' as DocumentId,
    original_filename: 'lease.pdf',
    file_size: 84_000,
    mime_type: 'application/pdf',
    page_count: 4,
    upload_time: '2026-11-21T06:30:00.000Z',
    analysis_status: 'completed',
    analysis_error: null,
    safety_score: 32,
    contract_type: 'service_agreement',
    verdict: { color: 'red', text: 'Don’t sign yet.', not_cleared: [] },
    critical_issues_count: 3,
    side: { party: 'Nilgiri Softworks LLP', basis: 'chosen' },
    progress: null,
    matched_text: null,
    ...more,
  }
}

/** A document of somebody else, as an administrator sees it. */
export const othersDocument = (more: Partial<ListedDocument> = {}): Document =>
  aDocument({
    owner: {
      user_id: '019a0000-0000-7000-8000-000000000002',
      user_name: 'Meera Nair',
      user_email: 'meera@example.org',
      company_name: 'Nilgiri Softworks LLP',
    } as NonNullable<Document['owner']>,
    ...more,
  })

export function anIssue(more: Partial<LegalIssue> = {}): LegalIssue {
  return {
    id: 'indemnity-11.2',
    rule_id: 'one_sided_indemnity',
    category: 'one_sided_indemnity',
    title: 'You pay for every loss of the Client',
    short_label: 'One-sided indemnity',
    severity: 'critical',
    description: 'You make good losses that you did not cause.',
    quote: 'The Provider shall indemnify the Client against all losses.',
    start: 100,
    end: 160,
    page: 7,
    clause_id: 'c11.2',
    clause_number: '11.2',
    clause_type: 'indemnity',
    risk_assessment: 'high',
    red_flags: ['No limit'],
    actionable_guidance: 'Ask for a mutual indemnity.',
    improvement_notes: ['Keep records of what you spend.'],
    law: [{ act: 'Indian Contract Act 1872', section: 's. 124', note: 'An indemnity binds you to its words.' }],
    suggested_wording: 'Each party shall indemnify the other.',
    confidence: 0.9,
    ...more,
  }
}

export function aClause(more: Partial<ClauseAnalysis> = {}): ClauseAnalysis {
  return {
    id: 'c3',
    number: '3',
    heading: 'Fees',
    level: 0,
    clause_type: 'payment',
    start: 20,
    end: 60,
    page: 2,
    risk_assessment: 'low',
    red_flags: [],
    improvement_notes: '',
    plain_language: 'The Client pays within thirty days.',
    confidence: 0.8,
    ...more,
  }
}

export function anInsight(more: Partial<Insight> = {}): Insight {
  return {
    id: 'secrets',
    source: 'clause',
    rule_id: 'mutual-confidentiality',
    title: 'Secrets are kept by both sides',
    description: 'The duty binds the other side as it binds you.',
    severity: null,
    clause_type: 'confidentiality',
    quote: 'Each Party shall keep the other’s Confidential Information secret.',
    start: 300,
    end: 360,
    page: 8,
    clause_id: 'c12',
    clause_number: '12.1',
    issue_id: null,
    ...more,
  }
}

export function anAnalysis(more: Partial<UnifiedAnalysis> = {}): UnifiedAnalysis {
  return {
    safety_score: 32,
    contract_type: 'service_agreement',
    contract_type_confidence: 0.9,
    analysis_source: 'attorney_guided',
    perspective: { party: 'Nilgiri Softworks LLP', role: 'Service Provider', basis: 'chosen' },
    verdict: {
      color: 'red',
      text: 'Don’t sign yet.',
      reasoning: 'Clause 11.2 decides.',
      detailed_reasons: [],
      not_cleared: [],
    },
    metrics: { critical_issues_count: 1, missing_clauses_count: 0, total_clauses_analyzed: 1 },
    critical_issues: [anIssue()],
    attorney_recommendations: [],
    key_advantages: [],
    key_risks: [],
    clause_analyses: [],
    missing_clauses: [],
    missing_clause_details: [],
    score_breakdown: [
      { label: 'Start', points: 100 },
      { label: 'Indemnity', points: -68, issue_id: 'indemnity-11.2', score_if_fixed: 90 },
    ],
    parties: [
      { name: 'Orbis Retail Private Limited', role: 'Client', defined_term: 'Client' },
      { name: 'Nilgiri Softworks LLP', role: 'Service Provider', defined_term: 'Provider' },
    ],
    key_facts: { dates: [], term: [], notice: [], money: [], governing_law: [], seat: [] },
    obligations: [],
    voice_suggestions: [],
    language: 'en',
    as_of: '2026-11-21',
    disclaimer: 'Not legal advice.',
    pages_in_doubt: { unread_pages: [], doubtful_pages: [] },
    summary: { points: [], terms: [] },
    ...more,
  }
}
