import { joinHyphen, type Vocabulary } from './hyphens.ts'
import { startsClause } from './markers.ts'
import type { Paragraph } from './paragraphs.ts'

export interface PageSpan {
  start: number
  end: number
}

/**
 * Puts the paragraphs of all zones and pages into one text. A paragraph that runs over the end of a column or page is
 * joined; the white space that joins or separates two pages belongs to neither.
 *
 * @param unread pages (by index) of which something may be missing: nothing is joined over them
 */
export function assemble(
  pages: readonly (readonly Paragraph[][])[],
  vocabulary: Vocabulary,
  unread: ReadonlySet<number> = new Set(),
): { text: string; spans: PageSpan[] } {
  const pieces: string[] = []
  let length = 0
  let tail = '' // the end of the text so far: enough to join a word to
  const append = (text: string) => {
    pieces.push(text)
    length += text.length
    tail = (tail + text).slice(-100)
  }
  /** Takes a hyphen at the end of the text away again, when a word turns out to go on. */
  const dropLast = () => {
    pieces.push(pieces.pop()!.slice(0, -1))
    length--
    tail = tail.slice(0, -1)
  }
  let before: Paragraph | undefined
  const spans: PageSpan[] = []
  let gap = false // what was on the page before is not known
  for (const [index, zones] of pages.entries()) {
    gap ||= unread.has(index)
    let start: number | undefined
    for (const zone of zones) {
      for (const [i, paragraph] of zone.entries()) {
        const cut = i === 0 && !gap && isRestOfRow(before, paragraph)
        if (cut) append(' ')
        else if (before && i === 0 && !gap && runsOn(before, paragraph)) {
          const joint = joinHyphen(tail, paragraph.text, vocabulary).length - tail.length - paragraph.text.length
          if (joint > 0) append(' ')
          if (joint < 0) {
            dropLast()
            for (const span of spans) span.end = Math.min(span.end, length)
          }
        } else if (before) {
          append(paragraph.close && i > 0 && !gap ? '\n' : '\n\n')
        }
        start ??= length
        append(cut ? paragraph.text.trimStart() : paragraph.text)
        before = paragraph
        gap = unread.has(index)
      }
    }
    spans.push({ start: start ?? length, end: length })
  }
  return { text: pieces.join(''), spans }
}

/** Whether a row has nothing but the rest of the last cell of the row above, which the end of a page cut in mid-sentence. */
function isRestOfRow(before: Paragraph | undefined, next: Paragraph): boolean {
  if (!before?.table || !next.table) return false
  const empty = /^\t*/.exec(next.text)![0].length
  const isLast = empty > 0 && empty === next.text.split('\t').length - 1 && empty === before.text.split('\t').length - 1
  return isLast && !/[.;:!?]["”’')\]]*$/.test(before.text)
}

/** Whether a paragraph at the end of a column or page goes on at the beginning of the next. */
function runsOn(before: Paragraph, next: Paragraph): boolean {
  if (before.table || next.table) return false
  const ratio = next.size / before.size
  if (ratio > 1.15 || ratio < 0.87) return false
  if (/[.;:!?]["”’')\]]*$/.test(before.text) || startsClause(next.text)) return false
  const lowerCase = /^\p{Ll}/u.test(next.text)
  if (/\p{L}[-\u2010]$/u.test(before.text) && lowerCase) return true
  if (lowerCase) return before.endsFull || /[,]$/.test(before.text) || before.lines > 1
  // A capital may be a name in mid-sentence, but also a heading: only a full line of running prose is joined to it.
  return before.endsFull && before.lines > 1 && next.lines > 1
}
