import type { NormalText } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import type { Clause } from '../segment/clauses.ts'

/** A heading that says something: 'The laws of India apply.' */
const SAYS =
  /\b(?:is|are|be|has|have|applies|apply|governs?|runs?|lasts?|continues?|begins?|starts?|shall|will|may|must|can)\b|: ?\S|[-|\u2013] ?[\w() ]{1,24}\b(?:months?|years?|days?)\b|\b(?:indian|english) law\b|\blaws? of [a-z]/

/** The sentences of a clause; a short first one that was taken for its heading is one of them. */
export function statementsOf(text: NormalText, clause: Clause): readonly Sentence[] {
  if (clause.heading === null || clause.body.start - clause.norm.start < 8) return clause.sentences
  const stretch = text.norm.slice(clause.norm.start, clause.body.start).trimEnd()
  const number = /^(?:\(?[\w.]{1,8}[).:]|[a-z]?\.?\d[\d.]{0,8}) /.exec(stretch)?.[0].length ?? 0
  const own = stretch.slice(number)
  if (!SAYS.test(own)) return clause.sentences
  const start = clause.norm.start + number
  return [
    {
      index: -1,
      start,
      end: clause.norm.start + stretch.length,
      text: own,
      leadSpan: { start, end: start },
      lead: '',
      full: own,
    },
    ...clause.sentences,
  ]
}

/** How far the names of the parties, and the story before the terms, may fill the opening of a contract. */
const OPENINGS: Partial<Record<Clause['kind'], number>> = { parties: 1200, recitals: 4000 }
/** Where the story ends, though no number says so. */
const TERMS_FOLLOW =
  /\bnow,? (?:this|these|therefore|it is|the parties)\b|\bagree[ds]? (?:as follows|as under)\b|\bhereby agree/

/** The statements that bind: all but those of the opening. A contract without numbers is one long opening. */
export function termsOf(text: NormalText, clause: Clause): readonly Sentence[] {
  const opening = OPENINGS[clause.kind]
  const statements = statementsOf(text, clause)
  if (opening === undefined) return statements
  const turn = statements.findIndex((sentence) => TERMS_FOLLOW.test(sentence.text))
  return statements.filter(
    (sentence, index) => (turn >= 0 && index > turn) || sentence.start - clause.norm.start > opening,
  )
}
