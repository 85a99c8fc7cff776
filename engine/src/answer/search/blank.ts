import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import { type FigureAsked, figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { OF_FIGURES, stemsOf } from '../question/words-of.ts'
import { coverage } from './coverage.ts'
import { figureNear } from './figure-near.ts'
import { hasFigure } from './has-figure.ts'
import type { Search } from './rank.ts'

/** What a form leaves open: a line, dots, or a name in square brackets. */
const GAP = String.raw`(?:_{3,120}|__[a-z][a-z_]{1,40}__|\.{5,120}|\u2026{2,40}|-{5,120}|\[ ?[a-z][a-z0-9 .,\/'_-]{1,60}\]|\[[ .x_\u2026\u25cf]{0,20}\])`
/** A per cent sign behind a sign that is no number: a form whose box was lost. */
const OPEN_SHARE = String.raw`(?:^| )[^a-z0-9 \n.,()%&]{1,4} ?%`
const MONEY = String.raw`(?:rs\b\.?|inr\b|\u20b9|rupees|amount|sum|fees?|price|rent|salary|ctc|deposit|charges?|stipend|cost)`

/** How a gap looks in which a figure of a kind belongs. */
const gaps: Readonly<Record<FigureAsked, RegExp>> = {
  sum: new RegExp(
    String.raw`${OPEN_SHARE}|${MONEY}[^.;_\[]{0,14}${GAP}|${GAP} ?(?:\/-|rupees|only|per (?:month|annum|year|day)|%|per ?cent)`,
  ),
  rate: new RegExp(
    String.raw`${OPEN_SHARE}|${GAP} ?(?:%|per ?cent)|\b(?:rate|interest|commission)[^.;_\[]{0,24}${GAP}`,
  ),
  time: new RegExp(
    String.raw`${GAP} ?(?:\([^)]{0,24}\) ?)?(?:working |business |calendar )?(?:days?|weeks?|months?|years?|hours?)`,
  ),
  day: new RegExp(String.raw`\b(?:on|dated?|from|until|till|by|commenc\w+|day)\b[^.;_\[]{0,24}${GAP}`),
  number: new RegExp(GAP),
}
const PLACE = new RegExp(
  String.raw`\b(?:courts?|jurisdiction|arbitration|seat|venue|laws? of|place|situated)\b[^.;_\[]{0,60}${GAP}`,
)
const WHICH_PLACE =
  /\b(?:which|what|whose) (?:\w+ )?(?:city|cities|court|courts|place|state|town|law)\b|\bwhere\b|\bin which (?:city|court)/

/** How much of the matter a sentence with a gap must speak of. */
const ENOUGH = 0.3
const WHOLLY = 0.9
/** Passages of the ranking in which a gap is looked for. */
const LOOKED = 12

/** Where the contract speaks of the figure that is asked for and leaves its place open; null where it does not. */
export function blankFor(book: Book, question: Question, { ranked, own }: Search): Passage | null {
  const asked = figureAsked(question)
  const gap = asked !== null ? gaps[asked] : WHICH_PLACE.test(question.english) ? PLACE : null
  if (gap === null) return null
  const matter = question.stems.filter((stem) => !OF_FIGURES.test(stem))
  // the very place that speaks of the matter is open, whatever sums of other matters stand behind it
  const open = ranked
    .slice(0, 3)
    .find(
      ({ passage }) =>
        asked !== null &&
        matter.length > 0 &&
        gap.test(passage.words) &&
        !hasFigure(book, passage, asked) &&
        coverage(book, matter, new Set(stemsOf(passage.words))).share >= WHOLLY,
    )
  if (open !== undefined) return open.passage
  if (asked !== null && figureNear(book, question, ranked).shown) return null
  const speaks = ({ words, read }: Passage): boolean =>
    own.some(({ cue }) => cue.test(words)) ||
    (matter.length > 0 && coverage(book, matter, new Set(stemsOf(read))).share >= ENOUGH)
  return (
    ranked
      .slice(0, LOOKED)
      .map(({ passage }) => passage)
      .find((passage) => gap.test(passage.words) && speaks(passage)) ?? null
  )
}
