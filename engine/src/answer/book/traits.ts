import type { Contract } from '../../understand/contract.ts'
import { typeShares } from '../../understand/kinds/clause-kinds.ts'
import { moneyIn, periodsIn } from '../../understand/reading/reading.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { stemsOf } from '../question/words-of.ts'
import { type Ranking, rank } from './bm25.ts'
import type { Passage } from './passages.ts'

/** What is known of the passages of a contract before anything is asked. All lists are in the order of the passages. */
export interface Traits {
  /** how likely the clause of a passage, and the passage by itself, is of each type, in the order of `clauseTypes` */
  readonly clauseTypes: readonly Float32Array[]
  readonly ownTypes: readonly Float32Array[]
  /** how surely the contract has a clause of each type, and a clause or passage */
  readonly held: Float32Array
  readonly heldAnywhere: Float32Array
  readonly headings: Ranking
  readonly letters: Ranking
  readonly money: readonly boolean[]
  readonly periods: readonly boolean[]
  readonly shares: readonly boolean[]
  readonly operative: readonly boolean[]
}

const OPERATIVE = /\b(?:shall|must|may|will|cannot|entitled|agrees?|undertakes?|liable|not be)\b/
const SHARE = /\d ?(?:%|per ?cent)/

export function traitsOf(contract: Contract, passages: readonly Passage[]): Traits {
  const byClause = new Map<Clause, Float32Array>()
  const clauseTypes = passages.map(({ clause }) => {
    let shares = byClause.get(clause)
    if (shares === undefined) {
      shares = typeShares(wordsOf(clause, clause.text))
      byClause.set(clause, shares)
    }
    return shares
  })
  // A clause of one passage is that passage.
  const ownTypes = passages.map(({ clause, words }, index) =>
    passages[index - 1]?.clause !== clause && passages[index + 1]?.clause !== clause
      ? clauseTypes[index]!
      : typeShares(wordsOf(clause, words)),
  )
  return {
    clauseTypes,
    ownTypes,
    held: mostOf(clauseTypes),
    heldAnywhere: mostOf([...clauseTypes, ...ownTypes]),
    headings: rank(
      passages.map(({ clause }) => counted(stemsOf([...clause.path, clause.heading ?? ''].join(' ').toLowerCase()))),
    ),
    letters: rank(passages.map(({ words }) => counted(piecesOf(words)))),
    money: passages.map((passage) => moneyIn(contract, passage).length > 0),
    periods: passages.map((passage) => periodsIn(contract, passage).length > 0),
    shares: passages.map(({ words }) => SHARE.test(words)),
    operative: passages.map(({ words }) => OPERATIVE.test(words)),
  }
}

/** The most of each type among some shares. */
function mostOf(all: readonly Float32Array[]): Float32Array {
  const most = new Float32Array(all[0]?.length ?? 0)
  for (const shares of all) for (let id = 0; id < most.length; id++) most[id] = Math.max(most[id]!, shares[id]!)
  return most
}

const wordsOf = ({ heading, path }: Clause, text: string) => ({
  text,
  heading: heading?.toLowerCase() ?? '',
  above: path.at(-1)?.toLowerCase() ?? '',
})

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The beginnings of telling words: five letters meet over most endings, and over many errors of typing. */
const PIECE = 5
export const piecesOf = (text: string): string[] => stemsOf(text).map((stem) => stem.slice(0, PIECE))
