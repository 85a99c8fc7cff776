import type {
  ClauseAnalysis,
  Insight,
  LegalIssue,
  MissingClause,
  ModelReading,
  NotClearedReason,
  PagesInDoubt,
  UnifiedAnalysis,
} from '@karar/schema'
import { isSure, pagesInDoubt } from '@karar/schema'
import { believed, leftInDoubt } from './detect/encoder/believed.ts'
import { clauseAnalyses, toldClauses } from './explain/clause-analyses.ts'
import { recommendations, voiceSuggestions } from './explain/recommendations.ts'
import { summarize } from './explain/summary.ts'
import { readTogether } from './explain/together/read-together.ts'
import { foundIn } from './found.ts'
import { pageAt } from './grammar/pages.ts'
import { hasManyRemarks, notCleared } from './judge/clearance.ts'
import { notDenied, notQuoted } from './judge/contradictions.ts'
import { type Coverage, coverageOf } from './judge/coverage/coverage.ts'
import { insightOf } from './judge/insights.ts'
import { judgeFindings, withoutAbsences } from './judge/issues.ts'
import { chooseReader } from './judge/perspective.ts'
import { findProtections } from './judge/protections.ts'
import { type ScoreInput, scoreContract } from './judge/score.ts'
import { layOver } from './judge/second.ts'
import { callParty, inTitleCase } from './judge/told.ts'
import { verdictOf } from './judge/verdict.ts'
import { asPlainlySaid } from './judge/weight/plainly.ts'
import { asRepeated } from './judge/weight/repeated.ts'
import { words } from './language/en.ts'
import { format } from './language/message.ts'
import { pagesNamed } from './language/pages.ts'
import { typeName } from './language/type-name.ts'
import { lawCheckedOn } from './law/law-table.ts'
import { findMissing, withMissedBySecond } from './missing/find-missing.ts'
import type { AnalyzeOptions } from './types.ts'
import { type Contract, understand } from './understand/contract.ts'
import { findKeyFacts } from './understand/facts/key-facts.ts'
import { findObligations } from './understand/facts/obligations.ts'

/**
 * Reads a contract and says what signing it would mean. Pure and deterministic: the same text, day, pages and party give
 * the same analysis. Never throws, whatever the text; time is linear in its length. Every quote is a verbatim slice.
 *
 * @param text the document's one text
 * @param options the day whose law to state, the pages, who reads, and what the encoder read
 */
export function analyze(text: string, options: AnalyzeOptions): UnifiedAnalysis {
  const contract = understand(text, options.day)
  const reader = chooseReader(contract, options)
  const doubt = pagesInDoubt(options.pages ?? [])
  const whole = doubt.unread_pages.length + doubt.doubtful_pages.length === 0
  const { findings: borneOut, read } = foundIn(contract, reader.party, options)
  const said = asPlainlySaid(contract, reader.party, believed(contract, borneOut, read, reader.party))
  const found = asRepeated(contract, said, read, reader.party)
  const findings = whole ? found : withoutAbsences(found)
  const known = judgeFindings(contract, findings, reader.party, options.pages)
  const coverage = coverageOf(contract)
  const view = { reader: reader.party, pages: options.pages }
  const protections = coverage.sufficient ? findProtections(contract, view) : []
  const { second } = options
  const all =
    second === undefined
      ? known.issues
      : layOver(contract, second, known, { reader: reader.party, pages: options.pages, whole })
  const issues = all.filter(isSure)
  const facts = findKeyFacts(contract, options.pages)
  const missing =
    coverage.sufficient && whole
      ? notQuoted(withMissedBySecond(contract, facts, findMissing(contract, facts, reader.party), second), issues)
      : []
  const advantages = notDenied([...known.favours, ...protections], all)
  const held = notCleared(contract, reader, facts, {
    wanted: options.party,
    inDoubt: leftInDoubt(found, read, reader.party) || hasManyRemarks(all),
  })
  const { score, lines, uncapped } = scoreContract({
    issues,
    missing,
    credits: advantages.map((advantage) => advantage.title),
    coverage: heldBack(coverage, doubt),
    ceiling: ceilingOf(doubt, held),
  })
  const obligations = findObligations(contract)
  const told = coverage.sufficient ? contract : ofNoKind(contract)
  return {
    safety_score: score,
    contract_type: told.type,
    contract_type_confidence: contract.typeConfidence,
    analysis_source: words.source,
    perspective: { party: reader.party?.name ?? null, role: roleOf(reader.party?.role ?? null), basis: reader.basis },
    verdict: verdictOf({ score, uncapped, issues, missing, coverage, doubt, held }),
    metrics: {
      critical_issues_count: issues.filter((issue) => issue.severity === 'critical' || issue.severity === 'high')
        .length,
      missing_clauses_count: missing.filter(({ too_little: isThere }) => isThere !== true).length,
      total_clauses_analyzed: toldClauses(contract).length,
    },
    critical_issues: all.map((issue) => withRead(contract, issue)),
    attorney_recommendations: recommendations(issues, missing),
    key_advantages: advantages,
    key_risks: risksOf(issues, missing),
    clause_analyses: inPlainWords(clauseAnalyses(told, { issues, facts, pages: options.pages }), second),
    missing_clauses: missing.map((clause) => clause.clause_type),
    missing_clause_details: missing,
    score_breakdown: lines,
    parties: contract.parties.map(({ name, role, definedTerm }) => ({
      name,
      role: calm(role),
      defined_term: role === null ? definedTerm : calm(definedTerm),
    })),
    key_facts: facts,
    obligations,
    voice_suggestions: voiceSuggestions(issues),
    language: coverage.english ? 'en' : 'und',
    as_of: options.day,
    law_checked_on: lawCheckedOn(options.day),
    disclaimer: words.disclaimer,
    pages_in_doubt: doubt,
    ...toMachines(contract, options.pages),
    summary: coverage.sufficient
      ? summarize(contract, { ...view, issues, facts, obligations, call: (party) => callParty(party) ?? party.name })
      : { points: [], terms: [] },
  }
}

/** How sure the kind of a text must be for it to be told where the text could not be judged. */
const SURE_OF_KIND = 0.9

/** A text that was not recognised as a contract is called none of a kind, unless its title says so; nor are its passages. */
const ofNoKind = (contract: Contract): Contract =>
  contract.typeConfidence >= SURE_OF_KIND ? contract : { ...contract, type: 'general_contract' }

/** What is said to machines, as it stands: it was not judged, and whoever signs is to know that it is there. */
function toMachines({ text, toMachines }: Contract, pages: AnalyzeOptions['pages']): Partial<UnifiedAnalysis> {
  if (toMachines.length === 0) return {}
  return {
    said_to_machines: toMachines.slice(0, MOST_TO_MACHINES).map(({ start, end }) => ({
      ...{ quote: text.original.slice(start, end), start, end, page: pageAt(pages, start) },
    })),
  }
}
const MOST_TO_MACHINES = 50

/** Points that an unread page holds back: with one, no contract counts as low risk, whatever speaks for it. */
const FOR_UNREAD_PAGES = 31

/** What the score may not count on: a text that could not be judged, pages that nobody has read. */
function heldBack({ sufficient, english }: Coverage, { unread_pages: unread }: PagesInDoubt): ScoreInput['coverage'] {
  if (!sufficient) return { label: english ? words.score.littleRecognised : words.score.notEnglish, points: 50 }
  return unread.length === 0
    ? null
    : { label: format(words.score.unread, pagesNamed(unread)), points: FOR_UNREAD_PAGES }
}

/**
 * The edge of low risk: while a page is read badly, or something keeps the contract from being cleared, it does not count
 * as that, and no point more is held back.
 */
const BELOW_LOW_RISK = 74

function ceilingOf(
  { doubtful_pages: doubtful }: PagesInDoubt,
  held: readonly NotClearedReason[],
): ScoreInput['ceiling'] {
  if (doubtful.length > 0) return { label: format(words.score.doubtful, pagesNamed(doubtful)), score: BELOW_LOW_RISK }
  return held.length === 0 ? null : { label: words.score.notCleared, score: BELOW_LOW_RISK }
}

/** Beside what the engine says of a clause, what a model says of it. */
function inPlainWords(clauses: ClauseAnalysis[], second: ModelReading | undefined): ClauseAnalysis[] {
  if (second === undefined) return clauses
  const lines = new Map(second.plain.map(({ clause, says }) => [clause, says]))
  return clauses.map((clause) => {
    const says = lines.get(clause.id) ?? ''
    return says === '' ? clause : { ...clause, plain_by_model: says }
  })
}

/** What a finding is to be read with first, behind it what its card notes. */
function withRead(contract: Contract, issue: LegalIssue): LegalIssue {
  const [first, ...more] = readTogether(contract, issue)
  return first === undefined ? issue : { ...issue, improvement_notes: [first, ...issue.improvement_notes, ...more] }
}

/** Risks worst first, each told once however many clauses hold it: the issues above low, then what is missing and must not be. */
function risksOf(issues: readonly LegalIssue[], missing: readonly MissingClause[]): Insight[] {
  const grave = issues.filter((issue) => issue.severity !== 'low')
  const fromIssues = [...Map.groupBy(grave, ({ title }) => title).values()].map(([first]) => insightOf(first!))
  const fromMissing = missing
    .filter((clause) => clause.importance === 'critical')
    .map(
      ({ clause_type, reason }): Insight => ({
        id: `missing-${clause_type}`,
        source: 'missing_clause',
        rule_id: 'missing-clause',
        title: format(words.insights.missingRisk, { clause: typeName(clause_type) }),
        description: reason,
        severity: 'medium',
        clause_type,
        quote: null,
        start: null,
        end: null,
        page: null,
        clause_id: null,
        clause_number: null,
        issue_id: null,
      }),
    )
  return [...fromIssues, ...fromMissing]
}

/** Roles are shown as 'Licensee' also where the paper shouts them. */
const calm = (role: string | null): string | null =>
  role === null ? null : /^(?:you|we|us)$/i.test(role) ? role.toLowerCase() : inTitleCase(role)

/** 'The you' is no role to be called by. */
const roleOf = (role: string | null): string | null => (/^(?:you|we|us)$/i.test(role ?? '') ? null : calm(role))
