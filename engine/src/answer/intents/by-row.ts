import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { apart, citeOriginal, placesOf } from '../book/cite.ts'
import type { Question } from '../question/question.ts'
import { rowsAsked } from '../rows/row-asked.ts'
import { placeOf, shown, UNCUT } from '../say/compose.ts'
import type { Reply } from '../say/reply.ts'
import type { Search } from '../search/rank.ts'

/** Places that are shown beside a line of particulars. */
const BESIDE = 2

/**
 * What a line of particulars says in so many words: 'Security deposit: ₹9,500'. Where the analysis reads a figure of each side
 * (notice) or works one out (the term), that one is told instead.
 */
export function byRow(book: Book, question: Question, { own, ranked }: Search): Reply | null {
  const kind = own[0]?.facts?.kind
  if (kind === 'notice' || kind === 'term') return null
  const rows = rowsAsked(book, question)
  if (rows.length === 0) return null
  const lines = rows.map((row) => citeOriginal(book, row))
  const citations = apart(
    [
      ...lines,
      ...placesOf(
        book,
        ranked.slice(0, 6).map(({ passage }) => passage),
        BESIDE,
      ),
    ],
    rows.length + BESIDE,
  )
  const others = citations.filter((one) => !lines.some((line) => line !== null && line.start === one.start))
  return {
    kind: 'answered',
    about: own[0]?.id ?? 'how_much',
    paragraphs: [
      ...citations
        .filter((one) => !others.includes(one))
        .map((one) => format(words.says, { where: placeOf(one), quote: shown(one.quote, UNCUT) })),
      ...(others.length === 0
        ? []
        : [
            [
              words.also,
              ...others.map((one) => format(words.item, { where: placeOf(one), quote: shown(one.quote, UNCUT) })),
            ].join('\n'),
          ]),
    ],
    citations,
    followUps: own[0]?.follow ?? [],
  }
}
