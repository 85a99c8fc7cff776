import { stem } from '../../grammar/stem.ts'
import type { Book } from '../book/book.ts'
import type { FigureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { saidFor } from '../question/synonyms.ts'
import { OF_FIGURES } from '../question/words-of.ts'
import { hasFigure } from './has-figure.ts'
import type { Ranked } from './ranked.ts'

/** Passages in which the figure is looked for, the best first. */
const LOOKED = 5
/** How many characters apart halve the closeness. */
const HALF = 60
/** What a word counts that only stands for the one asked. */
const STANDS_FOR = 0.7
/** The most telling words of the question: the figure must stand by one of them. */
const TELLING = 2

const WORD = /[\p{L}\p{M}]+/gu
const FIGURE =
  /\d+(?:[.,]\d+)*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|hundred)\b/g
/** Words that name no matter in a question for a figure. */
const TOO_PLAIN = /^(?:soon|pay|paid|much)$/

/** How close a figure of the kind that is asked for stands to a telling word of the question: 1 beside it, 0 where none does. */
export function figureCloseness(
  book: Book,
  { stems }: Question,
  asked: FigureAsked | null,
  ranked: readonly Ranked[],
): number {
  if (asked === null) return 0
  const named = stems.filter((own) => !OF_FIGURES.test(own) && !TOO_PLAIN.test(own) && !own.startsWith('#'))
  const telling = (named.length > 0 ? named : [...stems])
    .sort((a, b) => book.ranking.idf(b) - book.ranking.idf(a))
    .slice(0, TELLING)
  const worth = new Map<string, number>()
  for (const own of telling)
    for (const said of saidFor(own)) worth.set(said, Math.max(worth.get(said) ?? 0, said === own ? 1 : STANDS_FOR))
  let most = 0
  for (const { passage } of ranked.slice(0, LOOKED)) {
    if (!hasFigure(book, passage, asked)) continue
    const figures = [...passage.words.matchAll(FIGURE)].map(({ index }) => index)
    for (const match of passage.words.matchAll(WORD)) {
      const counts = worth.get(stem(match[0])) ?? 0
      if (counts <= most) continue
      for (const at of figures) most = Math.max(most, counts / (1 + Math.abs(at - match.index) / HALF))
    }
  }
  return most
}
