import type { Insight, LegalIssue, Page, RiskLevel, Severity } from '@karar/schema'
import { severities } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import type { Finding, Hit } from '../categories/shape/detector.ts'
import { originalSpan, type Span } from '../grammar/normalize.ts'
import { pageAt } from '../grammar/pages.ts'
import { words } from '../language/en.ts'
import { format } from '../language/message.ts'
import type { Contract } from '../understand/contract.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { sameCamp } from '../understand/reading/camps.ts'
import { isParty } from '../understand/reading/reading.ts'
import { withoutFooters } from '../understand/segment/footers.ts'
import { asQuoted } from './quotes/quoted.ts'
import { hasFavour, toldOf, toldOfPassage } from './told.ts'
import { rankOf, toldOnce } from './weight/one-harm.ts'

/**
 * Findings that hold even where a page is unread or badly read: those that something is there, not that it is nowhere. A
 * clause that is harsh by its own words stays, and is told by them alone.
 */
export const withoutAbsences = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ absence, hit }) => !absence && !hit.absence).map(toldAlone)

function toldAlone(finding: Finding): Finding {
  const { hit, category } = finding
  // Another page may give the other side the same.
  const severity = cards[category].evenHanded && worse(hit.severity, 'medium') < 0 ? 'medium' : hit.severity
  return { ...finding, hit: { ...hit, severity } }
}

const worse = (a: Severity, b: Severity): number => severities.indexOf(a) - severities.indexOf(b)
const riskOf = (severity: Severity): RiskLevel =>
  severity === 'critical' || severity === 'high' ? 'high' : severity === 'medium' ? 'medium' : 'low'

/** Whether the reader is the one whom a clause gives the power that others bear. */
const holds = ({ by }: Hit, reader: ContractParty | null): boolean =>
  by !== undefined && reader !== null && by.index === reader.index

/** How a finding weighs for the one who reads: as a risk of some severity, or as an advantage. */
function weigh(finding: Finding, reader: ContractParty | null): Severity | 'favour' | null {
  const { hit } = finding
  const asFavour = hasFavour(finding) ? 'favour' : null
  if (holds(hit, reader)) return hit.forBeneficiary ?? asFavour
  if (!isTheOthers(hit, reader)) return hit.severity
  return hit.forBeneficiary ?? asFavour
}

/** Whether the clause weighs on somebody who does not stand with the reader. */
const isTheOthers = ({ burdened }: Hit, reader: ContractParty | null): boolean =>
  reader !== null && isParty(burdened) && burdened.index !== reader.index && !sameCamp(burdened, reader)

export interface Judged {
  readonly issues: LegalIssue[]
  readonly favours: Insight[]
}

/** Turns findings into issues as the reader should see them, worst first, one for the same words and category. */
export function judgeFindings(
  contract: Contract,
  findings: readonly Finding[],
  reader: ContractParty | null,
  pages: readonly Page[] | undefined,
): Judged {
  const issues: LegalIssue[] = []
  const favours: Insight[] = []
  const ids = new Set<string>()
  const taken: { category: string; start: number; end: number; quoted: Span }[] = []
  const weighed = findings
    .map((finding) => ({ finding, weight: weigh(finding, reader) }))
    .filter((entry) => entry.weight !== null)
    .sort(
      (a, b) =>
        asked(a.finding) - asked(b.finding) ||
        Number(a.finding.untold ?? false) - Number(b.finding.untold ?? false) ||
        rankOf(a.weight) - rankOf(b.weight) ||
        a.finding.hit.span.start - b.finding.hit.span.start ||
        (a.finding.source < b.finding.source ? -1 : 1),
    )
  for (const { finding, weight } of toldOnce(weighed)) {
    const { category, source, hit, unsure, untold } = finding
    const place = originalSpan(contract.text, hit.span)
    if (place.end <= place.start) continue
    const quoted = withoutFooters(contract.text.original, originalSpan(contract.text, asQuoted(hit)))
    const isTold = (other: (typeof taken)[number]): boolean =>
      // what no card fits says nothing more of words that another one has
      (untold === true && other.quoted.start <= quoted.start && quoted.end <= other.quoted.end) ||
      (other.category === category &&
        ((place.start < other.end && other.start < place.end) ||
          // two parts of one sentence that would be quoted whole both times
          (quoted.start === other.quoted.start && quoted.end === other.quoted.end)))
    if (taken.some(isTold)) continue
    taken.push({ category, ...place, quoted })
    const shared = {
      id: uniqueId(ids, source, hit.clause.number ?? hit.clause.id),
      rule_id: source,
      quote: contract.text.original.slice(quoted.start, quoted.end),
      ...quoted,
      page: pageAt(pages, quoted.start),
      clause_id: hit.clause.id,
      clause_number: hit.clause.number,
      clause_type: hit.clause.type,
    }
    const told = untold ? toldOfPassage(finding) : toldOf(contract, finding, reader)
    if (weight === 'favour') {
      const { title, harm } = told.favour!
      favours.push({ ...shared, source: 'clause', title, description: harm, severity: null, issue_id: null })
      continue
    }
    const severity = weight as Severity
    const asks = unsure === true && untold !== true
    const own = holds(hit, reader) || isTheOthers(hit, reader) ? (told.favour ?? told) : told
    issues.push({
      ...shared,
      category,
      title: asks ? format(words.toCheck.title, { title: own.title }) : own.title,
      short_label: told.short,
      severity,
      description: asks ? format(words.toCheck.harm, { harm: own.harm }) : own.harm,
      risk_assessment: riskOf(severity),
      red_flags: [],
      actionable_guidance: told.ask,
      improvement_notes: told.notes,
      law: told.law,
      suggested_wording: told.wording,
      confidence: hit.confidence,
      ...(unsure && { unsure }),
    })
  }
  return { issues: issues.sort(worstFirst), favours }
}

/** Worst first, in the order of the text; questions to check behind all else. */
export const worstFirst = (a: LegalIssue, b: LegalIssue): number =>
  asked(a) - asked(b) || worse(a.severity, b.severity) || a.start - b.start

/** What is told as a question stands behind what is told. */
const asked = ({ unsure }: { readonly unsure?: true | undefined }): number => (unsure === true ? 1 : 0)

function uniqueId(taken: Set<string>, rule: string, clause: string): string {
  const base = `${rule}-${clause
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
