import type { Insight, LegalIssue, ModelReading, Page, SecondOpinion } from '@karar/schema'
import { isSure } from '@karar/schema'
import { originalSpan } from '../grammar/normalize.ts'
import { type Heard, heed, isSame } from '../second/heed.ts'
import type { Contract } from '../understand/contract.ts'
import { lawFor } from '../understand/home/law-for.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { type Judged, judgeFindings, withoutAbsences, worstFirst } from './issues.ts'

interface View {
  readonly reader: ContractParty | null
  readonly pages: readonly Page[] | undefined
  /** no page is unread: what is nowhere may be said to be nowhere */
  readonly whole: boolean
}

/**
 * The issues of the playbook with what a model that read the same contract says of them, and those that it alone has. Nothing
 * of the playbook goes or changes its weight: a doubt is told beside the finding that it is about.
 */
export function layOver(contract: Contract, reading: ModelReading, known: Judged, view: View): LegalIssue[] {
  const heard = heed(contract, reading, view.reader)
  const opinions = new Map<string, SecondOpinion>()
  const confirmed = new Set<string>()
  const alone: Heard[] = []
  for (const one of heard) {
    const place = { category: one.finding.category, ...originalSpan(contract.text, one.finding.hit.span) }
    const same = known.issues.find((issue) => isSure(issue) && isSame(issue, place))
    if (same !== undefined) {
      confirmed.add(same.id)
      if (!opinions.has(same.id)) opinions.set(same.id, one.opinion)
    } else if (!known.favours.some((favour) => isAt(favour, place))) alone.push(one)
  }
  for (const { finding, agrees, why } of reading.doubts) {
    if (!known.issues.some(({ id }) => id === finding) || confirmed.has(finding)) continue
    if (agrees) confirmed.add(finding)
    else if (why !== '') opinions.set(finding, { says: null, doubt: why, law: [] })
  }
  const own = known.issues.map((issue): LegalIssue => {
    const opinion = opinions.get(issue.id)
    const isDoubted = opinion?.doubt != null && confirmed.has(issue.id)
    return {
      ...issue,
      origin: confirmed.has(issue.id) ? 'both' : 'playbook',
      ...(opinion !== undefined && !isDoubted && { second_opinion: opinion }),
    }
  })
  const added = addedBy(contract, alone, view)
  // what was a question to check, and a model finds by itself, is one no longer
  const left = own.filter((issue) => isSure(issue) || !added.some((one) => isSame(issue, one)))
  return [...left, ...added].sort(worstFirst)
}

function addedBy(contract: Contract, alone: readonly Heard[], { reader, pages, whole }: View): LegalIssue[] {
  const findings = alone.map(({ finding }) => finding)
  const { issues } = judgeFindings(contract, whole ? findings : withoutAbsences(findings), reader, pages)
  return issues.map((issue): LegalIssue => {
    const heard = alone.find(
      ({ finding }) =>
        finding.category === issue.category && originalSpan(contract.text, finding.hit.span).start === issue.start,
    )
    const named = heard === undefined ? [] : lawFor(heard.law, contract)
    const has = (act: string, section: string): boolean =>
      issue.law.some((law) => law.act === act && law.section === section)
    return {
      ...issue,
      law: [...issue.law, ...(heard?.law.length ? named.filter(({ act, section }) => !has(act, section)) : [])],
      origin: 'model',
      ...(heard !== undefined && { second_opinion: heard.opinion }),
    }
  })
}

/** An advantage that was found in these very words: what the rules read for certain outweighs what a model claims. */
function isAt({ start, end }: Insight, place: { readonly start: number; readonly end: number }): boolean {
  if (start === null || end === null) return false
  return Math.min(end, place.end) - Math.max(start, place.start) >= 0.6 * Math.min(end - start, place.end - place.start)
}
