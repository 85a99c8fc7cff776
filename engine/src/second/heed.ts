import type { IssueCategory, ModelReading, SecondOpinion, Severity } from '@karar/schema'
import { severities } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import type { Finding } from '../categories/shape/detector.ts'
import { usualSeverity } from '../categories/shape/families.ts'
import type { Span } from '../grammar/normalize.ts'
import { touch } from '../grammar/spans.ts'
import type { ProvisionId } from '../law/provisions.ts'
import type { Contract } from '../understand/contract.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import type { Clause } from '../understand/segment/clauses.ts'
import { knownLaw } from './law-known.ts'
import { openPlaces } from './locate.ts'

/** A claim of the model whose words stand in the document. */
export interface Heard {
  readonly finding: Finding
  readonly opinion: SecondOpinion
  /** provisions that it named and the table knows, in force on the day */
  readonly law: readonly ProvisionId[]
}

/** So much of a clause is quoted where a model copies whole pages. */
const LONGEST = 900
/** More claims than this are no reading. */
const MOST = 400

/**
 * The claims of a model as findings of the playbook: placed in the document, told by the card of their category, and weighed
 * no heavier than that card weighs. What stands nowhere, or is of a category that this kind of contract cannot raise, goes.
 */
export function heed(contract: Contract, reading: ModelReading, reader: ContractParty | null): Heard[] {
  const places = openPlaces(contract.text)
  const heard: Heard[] = []
  for (const { category, severity, quote, why, law } of reading.issues.slice(0, MOST)) {
    const card = cards[category]
    if (card.kinds !== undefined && !card.kinds.includes(contract.type)) continue
    const found = places.find(quote)
    const span = found === null ? null : shortened(found)
    const clause = span === null ? undefined : clauseAt(contract, span)
    if (span === null || clause === undefined) continue
    if (heard.some((one) => one.finding.category === category && touch(one.finding.hit.span, span))) continue
    const cited = law.map((name) => ({ name, id: knownLaw(name, contract.day) }))
    heard.push({
      finding: {
        category,
        source: `second-${category.replaceAll('_', '-')}`,
        hit: {
          span,
          clause,
          severity: milder(severity, usualSeverity(card.severity, contract.type)),
          burdened: reader,
          confidence: 0.6,
          ...(card.isLack && { absence: true as const }),
        },
      },
      opinion: {
        says: why === '' ? null : why,
        doubt: null,
        law: cited.map(({ name, id }) => ({ cited: name, known: id !== null })),
      },
      law: cited.flatMap(({ id }) => id ?? []),
    })
  }
  return heard
}

/** Whether two findings are one worry: the same category at one place, or one theme in mostly the same words. */
export function isSame(
  a: { readonly category: IssueCategory } & Span,
  b: { readonly category: IssueCategory } & Span,
): boolean {
  if (a.category === b.category) return touch(a, b)
  if (cards[a.category].theme !== cards[b.category].theme) return false
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared >= 0.6 * Math.min(a.end - a.start, b.end - b.start)
}

const shortened = ({ start, end }: Span): Span => ({ start, end: Math.min(end, start + LONGEST) })
const milder = (a: Severity, b: Severity): Severity => (severities.indexOf(a) > severities.indexOf(b) ? a : b)

/** The innermost clause that the words begin in. */
const clauseAt = (contract: Contract, { start }: Span): Clause | undefined =>
  contract.clauses.findLast(({ norm }) => norm.start <= start && start < norm.end) ??
  contract.clauses.findLast(({ norm }) => norm.start <= start)
