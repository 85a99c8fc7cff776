import type { Page, UnifiedAnalysis } from '@karar/schema'
import { setApart } from '@karar/schema'
import { analyze } from '../../analyze.ts'
import { type Row, rowsOf } from '../../grammar/rows.ts'
import { chooseReader } from '../../judge/perspective.ts'
import type { AnalyzeOptions } from '../../types.ts'
import { type Contract, understand } from '../../understand/contract.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { counterpart } from '../../understand/reading/reading.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { type Ranking, rank } from './bm25.ts'
import { type Passage, passagesOf, weighStems } from './passages.ts'
import { type Traits, traitsOf } from './traits.ts'

/** A contract opened for questions: read once, asked often. */
export interface Book {
  readonly contract: Contract
  /** without what is told as a question to check */
  readonly analysis: UnifiedAnalysis
  readonly pages: readonly Page[] | undefined
  /** ISO day on which the question is asked */
  readonly day: string
  readonly reader: ContractParty | null
  /** the one across the bargain; null where there are more, or nobody is the reader */
  readonly other: ContractParty | null
  readonly passages: readonly Passage[]
  /** its lines of particulars: 'Security deposit: ₹9,500' */
  readonly rows: readonly Row[]
  readonly ranking: Ranking
  readonly traits: Traits
}

/** @param options as for `analyze`, and the analysis that was stored, where there is one */
export function openBook(text: string, options: AnalyzeOptions & { analysis?: UnifiedAnalysis }): Book {
  const { analysis: stored, ...plain } = options
  const analysis = stored ?? analyze(text, plain)
  const contract = understand(text, options.day)
  const party = analysis.perspective.party
  const reader = party === null ? null : chooseReader(contract, { party }).party
  const passages = passagesOf(contract)
  return {
    contract,
    analysis: setApart(analysis).sure,
    pages: options.pages,
    day: options.day,
    reader,
    other: counterpart(contract, reader),
    passages,
    rows: rowsOf(contract.text),
    ranking: rank(passages.map((passage) => weighStems(contract, passage))),
    traits: traitsOf(contract, passages),
  }
}

/** The clause at an original position. */
export function clauseAt({ contract: { clauses } }: Book, at: number): Clause | null {
  let low = 0
  let high = clauses.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (clauses[middle]!.start <= at) low = middle
    else high = middle - 1
  }
  const found = clauses[low]
  return found !== undefined && found.start <= at ? found : null
}
