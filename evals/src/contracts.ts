import { analyze, readMeaning } from '@karar/engine'
import {
  type LegalIssue,
  type ModelReading,
  type Severity,
  scoreBand,
  severities,
  type UnifiedAnalysis,
} from '@karar/schema'
import { type AnnotatedContract, DAY, type Marked, type MarkedIssue, readAnnotated, setNames } from './annotated.ts'
import { factsOf } from './facts.ts'
import { percent, table } from './tables.ts'

interface Place {
  readonly start: number
  readonly end: number
}

/** What the engine made of one contract, against its annotations. */
export interface Judged {
  readonly contract: AnnotatedContract
  readonly analysis: UnifiedAnalysis
  /** by severity: issues that are there, found in their place, found anywhere in the contract */
  readonly issues: Readonly<Record<Severity, { there: number; inPlace: number; anywhere: number }>>
  readonly falseHigh: LegalIssue[]
  readonly decoysHit: Marked[]
  readonly missingFound: number
  readonly missingExtra: number
  readonly ungrounded: number
}

const placeOf = (text: string, quote: string | null): Place | null => {
  const start = quote === null ? -1 : text.indexOf(quote)
  return start < 0 ? null : { start, end: start + quote!.length }
}
const overlap = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end
const isGrave = (severity: Severity): boolean => severity === 'critical' || severity === 'high'

/** Reads one contract, with what a model said of it where it was asked. */
export async function judge(contract: AnnotatedContract, second?: ModelReading): Promise<Judged> {
  const { text } = contract
  const analysis = analyze(text, {
    day: DAY,
    party: contract.reader,
    readings: await readMeaning(text, DAY),
    ...(second && { second }),
  })
  const found = analysis.critical_issues
  const fits = (issue: LegalIssue, marked: MarkedIssue): boolean =>
    issue.category === marked.category || marked.also?.includes(issue.category) === true
  const issues = Object.fromEntries(
    severities.map((severity) => [severity, { there: 0, inPlace: 0, anywhere: 0 }]),
  ) as Record<Severity, { there: number; inPlace: number; anywhere: number }>
  for (const marked of contract.issues) {
    const place = placeOf(text, marked.quote)
    const tally = issues[marked.severity]
    tally.there++
    if (found.some((issue) => fits(issue, marked))) tally.anywhere++
    if (found.some((issue) => fits(issue, marked) && (place === null || overlap(issue, place)))) tally.inPlace++
  }
  const falseHigh = found.filter(
    (issue) =>
      isGrave(issue.severity) &&
      !contract.issues.some((marked) => {
        const place = placeOf(text, marked.quote)
        return place === null ? fits(issue, marked) : overlap(issue, place)
      }),
  )
  const decoysHit = contract.decoys.filter(({ category, quote }) => {
    const place = placeOf(text, quote)
    return place !== null && found.some((issue) => issue.category === category && overlap(issue, place))
  })
  const claimed = analysis.missing_clause_details.filter(({ importance }) => importance !== 'nice_to_have')
  const wanted = new Set(contract.missing.map(({ clause_type }) => clause_type))
  return {
    contract,
    analysis,
    issues,
    falseHigh,
    decoysHit,
    missingFound: claimed.filter(({ clause_type }) => wanted.has(clause_type)).length,
    missingExtra: claimed.filter(({ clause_type }) => !wanted.has(clause_type)).length,
    ungrounded: found.filter(({ start, end, quote }) => text.slice(start, end) !== quote).length,
  }
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${percent(part / whole)} (${part}/${whole})`
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The figures of one set of contracts, by name. */
export function column(judged: readonly Judged[]): Record<string, string> {
  const total = (wanted: readonly Severity[], key: 'there' | 'inPlace' | 'anywhere'): number =>
    sum(judged.flatMap(({ issues }) => wanted.map((severity) => issues[severity][key])))
  const recall = (wanted: readonly Severity[], key: 'inPlace' | 'anywhere'): string =>
    share(total(wanted, key), total(wanted, 'there'))
  const grave = ['critical', 'high'] as const
  const facts = judged.map(({ contract, analysis }) => factsOf(contract, analysis))
  const fair = judged.filter(({ contract }) => contract.fair)
  return {
    contracts: `${judged.length}, ${fair.length} of them fair`,
    'critical issues found in their place': recall(['critical'], 'inPlace'),
    'critical and high found in their place': recall(grave, 'inPlace'),
    'critical and high found in the contract': recall(grave, 'anywhere'),
    'all issues found in their place': recall(severities, 'inPlace'),
    'all issues found in the contract': recall(severities, 'anywhere'),
    'false high alarms a contract': (sum(judged.map(({ falseHigh }) => falseHigh.length)) / judged.length).toFixed(2),
    'the same, fair contracts': (sum(fair.map(({ falseHigh }) => falseHigh.length)) / Math.max(1, fair.length)).toFixed(
      2,
    ),
    'decoys hit': share(
      sum(judged.map(({ decoysHit }) => decoysHit.length)),
      sum(judged.map(({ contract }) => contract.decoys.length)),
    ),
    'ungrounded quotes': String(sum(judged.map(({ ungrounded }) => ungrounded))),
    'contract type': share(
      judged.filter(({ contract, analysis }) => analysis.contract_type === contract.contract_type).length,
      judged.length,
    ),
    'risk band': share(
      judged.filter(({ contract, analysis }) => scoreBand(analysis.safety_score) === contract.band).length,
      judged.length,
    ),
    'missing clauses found': share(
      sum(judged.map(({ missingFound }) => missingFound)),
      sum(judged.map(({ contract }) => contract.missing.length)),
    ),
    'missing clauses claimed besides, a contract': (
      sum(judged.map(({ missingExtra }) => missingExtra)) / judged.length
    ).toFixed(2),
    'parties found': share(
      sum(facts.map(({ parties }) => parties.right)),
      sum(facts.map(({ parties }) => parties.there)),
    ),
    'facts found': share(sum(facts.map(({ facts: own }) => own.right)), sum(facts.map(({ facts: own }) => own.there))),
  }
}

/** Issues, decoys, kinds, bands, missing clauses and facts on contracts that lawyers' notes come with. */
export async function measureContracts(): Promise<string> {
  const sets = []
  for (const set of setNames) {
    const judged: Judged[] = []
    for (const contract of readAnnotated(set)) judged.push(await judge(contract))
    sets.push({ set, judged })
  }
  const columns = sets.map(({ judged }) => column(judged))
  const summary = table(
    ['', ...sets.map(({ set }) => set)],
    Object.keys(columns[0]!).map((row) => [row, ...columns.map((own) => own[row]!)]),
  )
  const each = table(
    ['contract', 'set', 'type', 'score', 'band', 'wanted', 'grave found', 'false high', 'decoys'],
    sets.flatMap(({ set, judged }) =>
      judged.map(({ contract, analysis, issues, falseHigh, decoysHit }) => [
        contract.name,
        set,
        analysis.contract_type === contract.contract_type ? 'right' : analysis.contract_type,
        analysis.safety_score,
        scoreBand(analysis.safety_score),
        contract.band,
        `${issues.critical.inPlace + issues.high.inPlace}/${issues.critical.there + issues.high.there}`,
        falseHigh.length,
        decoysHit.length,
      ]),
    ),
  )
  return `${summary}\n\n${each}`
}
