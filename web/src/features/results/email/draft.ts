import {
  type Card,
  type ClauseAnalysis,
  cardsOf,
  type LegalIssue,
  ownName,
  titleCase,
  type UnifiedAnalysis,
} from '@karar/schema'
import type { TFunction } from 'i18next'
import { clauseName } from '../../../lib/text/clause-name.ts'
import { shorten } from '../../../lib/text/shorten.ts'

export const tones = ['friendly', 'firm', 'formal'] as const
export type Tone = (typeof tones)[number]

export interface Draft {
  subject: string
  body: string
}

interface Asked {
  analysis: Pick<UnifiedAnalysis, 'critical_issues' | 'clause_analyses' | 'parties' | 'perspective'>
  /** ids of the findings that the reader ticked */
  chosen: ReadonlySet<string>
  tone: Tone
  /** what the other side knows the contract by */
  contract: string
  /** who signs the e-mail; unknown while it loads */
  from: { name: string; company: string } | null
}

/** characters of the contract's words that stand for a number which a clause has not got */
const longestQuote = 90

/**
 * The e-mail that asks the other side for what the ticked findings need, each with the clause, its title and the wording
 * asked for. It says nothing of harm, law or score: those are the reader's. Every sentence comes from the words of `email`.
 */
export function draftEmail(t: TFunction<'email'>, { analysis, chosen, tone, contract, from }: Asked): Draft {
  const cards = cardsOf(analysis.critical_issues.filter(({ id }) => chosen.has(id)))
  const count = cards.length
  const points = cards.map((card, index) => {
    const place = placesOf(t, card, analysis.clause_analyses)
    const { suggested_wording: wording, category } = card[0]
    if (wording) return t('point', { index: index + 1, place, wording })
    return t(category === 'unsigned_or_incomplete_document' ? 'pointBlank' : 'pointOpen', { index: index + 1, place })
  })
  const to = otherSide(analysis)
  return {
    subject: t(`${tone}.subject`, { contract, count }),
    body: [
      to === null ? t(`${tone}.greeting`) : t(`${tone}.greetingTo`, { to }),
      t(`${tone}.opening`, { contract, count }),
      ...points,
      t(`${tone}.closing`, { count }),
      from === null ? t(`${tone}.end`) : t(`${tone}.endFrom`, from),
    ].join('\n\n'),
  }
}

/**
 * The one party that the reader is not, by its name; null where there are several, where the reader's own side is not known,
 * or where the contract calls the other by its role alone: nobody is greeted as 'The Licensor'.
 */
function otherSide({ parties, perspective }: Asked['analysis']): string | null {
  const others = parties.filter(({ name }) => name !== perspective.party)
  const name = perspective.party !== null && others.length === 1 ? others[0]?.name : undefined
  return name === undefined || /^(?:The \p{Lu}|(?:You|We|Us)$)/u.test(name) ? null : name
}

/** 'Clause 11.2 (Indemnity)', 'Clauses 3.3 and 3.4 (Services)'; words of the clause where it has no number. */
function placesOf(t: TFunction<'email'>, card: Card, clauses: readonly ClauseAnalysis[]): string {
  const title = titleOf(card[0], clauses)
  const numbers = [...new Set(card.flatMap(({ clause_number }) => clause_number ?? []))]
  if (numbers.length === 0) return t('placeByWords', { title, words: shorten(card[0].quote, longestQuote) })
  return numbers.some(ownName)
    ? t('placeNamed', { names: numbers.map(clauseName), title })
    : t('place', { count: numbers.length, numbers, title })
}

/** The heading under which a finding stands, its own clause's or that of the clause around it; else the kind of clause. */
export function titleOf(
  { clause_id, clause_type }: Pick<LegalIssue, 'clause_id' | 'clause_type'>,
  clauses: readonly ClauseAnalysis[],
): string {
  const at = clauses.findIndex(({ id }) => id === clause_id)
  let level = Number.POSITIVE_INFINITY
  for (const clause of clauses.slice(0, at + 1).toReversed()) {
    if (clause.level >= level) continue
    if (clause.heading) return clause.heading
    level = clause.level
  }
  return titleCase(clause_type)
}
