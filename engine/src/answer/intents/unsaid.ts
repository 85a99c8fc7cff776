import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { coverage } from '../search/coverage.ts'
import type { Search } from '../search/rank.ts'
import { isPlain } from '../search/signals.ts'
import { toldExactly } from '../search/told-exactly.ts'

const IN_ITS_WORDS = 4

/**
 * A matter that is plainly named, of which the best passages have no word: what else they say of 'pay' settles nothing.
 * Where the matter's words are everyday ones, they count in clauses of its kinds, or with its surest words.
 */
export function isUnsaid(question: Question, { own, ranked, marks }: Search): boolean {
  if (own.length === 0) return false
  // the first place has the very words by which contracts say it
  if (ranked[0] !== undefined && toldExactly(question, ranked[0].passage) >= IN_ITS_WORDS) return false
  const speaks = ({ index, words, read }: Passage): boolean =>
    marks.sure.has(index) ||
    own.some(
      ({ open, cue, best }) =>
        (cue.test(words) || (words.includes('|') && cue.test(read))) && (open !== true || best?.test(words) === true),
    )
  return isPlain(question)
    ? !ranked.slice(0, 3).some(({ passage }) => speaks(passage))
    : !ranked.some(({ passage }) => speaks(passage))
}

/** What a contract of premises has no clause of, though its words may say 'other person' and 'work'. */
const OF_WORK = new Set(['work_for_others', 'own_work', 'compete_after'])

/** 'Can I work for others' of a shop's licence: the matter is not of such a contract, unless it has a clause of its kind. */
export function isForeign({ contract, analysis }: Book, question: Question, { own }: Search): boolean {
  const topic = own[0]
  return (
    topic !== undefined &&
    isPlain(question) &&
    OF_WORK.has(topic.id) &&
    /^lea(?:se|ve)_/.test(analysis.contract_type) &&
    !contract.clauses.some(
      // 'licence' is of the premises here
      ({ type }) => type !== 'licence_grant' && topic.types.slice(0, 2).some((wanted) => wanted === type),
    )
  )
}

/** It names no matter that is known, and of its words the contract has none: what a turn of phrase may mean is no answer. */
export function isStrange(book: Book, { stems }: Question, { own }: Search): boolean {
  return own.length === 0 && stems.length > 2 && coverage(book, stems, new Set()).strange.length === stems.length
}
