import type { Book } from '../book/book.ts'
import { inContext } from '../book/passages.ts'
import { type FigureAsked, figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { OF_FIGURES, stemsOf } from '../question/words-of.ts'
import { coverage } from './coverage.ts'
import { hasFigure } from './has-figure.ts'
import type { Ranked } from './ranked.ts'

/** Passages in which a figure is looked for, the best first. */
const LOOKED = 12

const COUNTED = /\bhow many\b/

/** How near the figure that a question wants stands to its matter. */
interface FigureNear {
  readonly asked: FigureAsked | null
  /** whether the first passages have any such figure */
  readonly shown: boolean
  /** how much of the matter the best sentence that has one speaks of, 0 to 1 */
  readonly near: number
}

/** Where a figure is asked for: whether one stands where the contract speaks of the matter. */
export function figureNear(book: Book, question: Question, ranked: readonly Ranked[]): FigureNear {
  const asked = figureAsked(question)
  if (asked === null) return { asked, shown: true, near: 1 }
  const counted = COUNTED.test(question.english)
  const matter = question.stems.filter((stem) => !OF_FIGURES.test(stem))
  const best = ranked.slice(0, LOOKED).map(({ passage }) => passage)
  const shown = best.slice(0, 3).some((passage) => hasFigure(book, inContext(book.passages, passage), asked, counted))
  const near = best
    .filter((passage) => hasFigure(book, passage, asked, counted))
    .reduce((most, { read }) => Math.max(most, coverage(book, matter, new Set(stemsOf(read))).share), 0)
  return { asked, shown, near: matter.length === 0 ? 1 : near }
}
