import type { Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import { type Contract, once } from '../../understand/contract.ts'
import type { Clause } from '../../understand/segment/clauses.ts'

/** How words that name another clause stand to it. */
export type Relation = 'yields' | 'overrides' | 'pointed'

/** 'Subject to clause 9.2': a sentence that names another clause of the same contract. */
export interface Reference extends Span {
  readonly relation: Relation
  /** the clause in which it stands, and the one it names */
  readonly from: Clause
  readonly sentence: Sentence
  readonly to: Clause
}

const KINDS: readonly (readonly [Relation, string])[] = [
  ['overrides', String.raw`notwithstanding(?: anything(?: contained| to the contrary| stated)*)?(?: in)?`],
  [
    'yields',
    String.raw`subject(?: always)? to|except(?: as| to the extent)?(?: otherwise)? (?:provided|set out|set forth|stated|permitted|required) (?:in|under|by|for in)|save(?: and except)? as(?: otherwise)? (?:provided|set out|stated) (?:in|under)|save for|other than (?:in|under|pursuant to)`,
  ],
  [
    'pointed',
    String.raw`as(?: \w+)? (?:provided|set out|set forth|specified|stated|described|mentioned|laid down|given) (?:in|under|at)|in accordance with|in terms of|pursuant to`,
  ],
]
const CLAUSE = String.raw` (?:the )?(?:terms (?:and conditions )?of |provisions of |limits? (?:in|of) )?(?:this )?(?:clause|section|article|para(?:graph)?)s? (\d{1,2}(?:\.\d{1,2}){0,3})(?!\d)`
const EXPRESSIONS = KINDS.map(
  ([relation, words]) => [relation, new RegExp(String.raw`\b(?:${words})${CLAUSE}`, 'g')] as const,
)
/** A section of a statute, or a clause of another paper */
const OF_ANOTHER =
  /^(?:\s?\(\w{1,4}\)){0,3}(?:,? (?:and|or|to) \d[\d.]*)?(?:\s?\(\w{1,4}\)){0,3},? of (?!this\b|these\b|the (?:present|said) (?:agreement|contract|deed))|^(?:\s?\(\w{1,4}\)){0,3},? there(?:of|under|in|to)\b|^[^.;]{0,40}\b(?:act|code|ordinance|regulations?)\b(?! or| of)/

/** Sentences of a contract that name another clause of it, in order. */
export const referencesOf = (contract: Contract): readonly Reference[] =>
  once(contract, 'references', () => {
    const byNumber = clausesByNumber(contract)
    return contract.clauses
      .filter(({ kind, text }) => kind === 'clause' && /\b(?:clause|section|article|para)/.test(text))
      .flatMap((clause) => clause.sentences.flatMap((sentence) => inSentence(byNumber, clause, sentence)))
  })

function inSentence(byNumber: ReadonlyMap<string, Clause>, from: Clause, sentence: Sentence): Reference[] {
  return EXPRESSIONS.flatMap(([relation, expression]) =>
    [...sentence.text.matchAll(expression)].flatMap((match): Reference[] => {
      const end = match.index + match[0].length
      const to = byNumber.get(match[1]!)
      if (to === undefined || isWithin(from, to) || OF_ANOTHER.test(sentence.text.slice(end, end + 120))) return []
      return [{ relation, from, sentence, to, start: sentence.start + match.index, end: sentence.start + end }]
    }),
  )
}

/** The first clause of each number in the body: schedules count anew. */
function clausesByNumber({ clauses }: Contract): ReadonlyMap<string, Clause> {
  const found = new Map<string, Clause>()
  for (const clause of clauses) {
    if (clause.kind === 'schedule') break
    const number = clause.kind === 'clause' ? /^\d{1,2}(?:\.\d{1,2}){0,3}/.exec(clause.number ?? '')?.[0] : undefined
    if (number !== undefined && number === clause.number && !found.has(number)) found.set(number, clause)
  }
  return found
}

/** A clause, or one of those above it. */
export function isWithin(clause: Clause, outer: Clause): boolean {
  for (let at: Clause | null = clause; at !== null; at = at.parent) if (at === outer) return true
  return false
}
