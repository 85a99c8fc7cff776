import type { ExplainedTerm, LegalIssue, Page } from '@karar/schema'
import { originalSpan } from '../grammar/normalize.ts'
import { pageAt } from '../grammar/pages.ts'
import { legalTermWords } from '../language/legal-terms.ts'
import type { Contract } from '../understand/contract.ts'
import { mayOccur } from '../understand/reading/may-occur.ts'
import { clauseNumberAt } from './clause-number-at.ts'
import { termWordings } from './term-wordings.ts'

/** Most terms worth telling of. */
const MOST = 8

/** Words of lawyers that the contract uses: first those that stand in what is wrong with it, then as they weigh in general. */
export function explainTerms(
  contract: Contract,
  issues: readonly LegalIssue[],
  pages: readonly Page[] | undefined,
): ExplainedTerm[] {
  const { text } = contract
  const quotes = issues.map(({ quote }) => quote.toLowerCase())
  return (Object.keys(termWordings) as (keyof typeof termWordings)[])
    .flatMap((id, rank) => {
      const occurs = termWordings[id]
      const { term, meaning } = legalTermWords[id]
      const match = mayOccur(contract, occurs) ? occurs.exec(text.norm) : null
      if (match === null) return []
      const grave = quotes.findIndex((quote) => occurs.test(quote))
      const inIssue = issues[grave]
      // in the passage that is wrong, where it is in one: there it matters
      const within = inIssue === undefined ? null : occurs.exec(quotes[grave]!)
      const place =
        inIssue === undefined || within === null
          ? originalSpan(text, { start: match.index, end: match.index + match[0].length })
          : { start: inIssue.start + within.index, end: inIssue.start + within.index + within[0].length }
      return [{ term, meaning, place, order: (grave < 0 ? 1000 : grave) * 100 + rank }]
    })
    .sort((a, b) => a.order - b.order)
    .slice(0, MOST)
    .map(({ term, meaning, place }) => ({
      term,
      meaning,
      quote: text.original.slice(place.start, place.end),
      ...place,
      page: pageAt(pages, place.start),
      clause_number: clauseNumberAt(contract, place.start),
    }))
}
