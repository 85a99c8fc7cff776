import type { Span } from './segments.ts'

/** A paragraph of a contract: its number apart, so that it can hang in the margin. */
export interface Paragraph extends Span {
  /** '11.2', '(a)'; '' where there is none */
  number: string
  /** where the words after the number begin */
  bodyStart: number
  heading: boolean
}

/** '11.2', '11.2.1.', '(a)', '(iv)', 'a)', '7.' at the start of a paragraph, with the space after it. */
const leading = /^((?:\d{1,3}(?:\.\d{1,3})+\.?|\(?[a-zA-Z]{1,4}\)|\(\d{1,3}\)|\d{1,3}[.)]))[ \t\u00a0]+(?=\S)/

/** Splits [start, end) of the text at its line breaks; blank lines are dropped. */
export function findParagraphs(text: string, { start, end }: Span): Paragraph[] {
  const found: Paragraph[] = []
  let from = start
  while (from < end) {
    const lineEnd = text.indexOf('\n', from)
    const to = lineEnd === -1 || lineEnd > end ? end : lineEnd
    const line = text.slice(from, to)
    const lead = line.length - line.trimStart().length
    const words = line.trim()
    if (words) found.push(describe(words, from + lead))
    from = to + 1
  }
  return found
}

function describe(words: string, start: number): Paragraph {
  const match = leading.exec(words)
  const end = start + words.length
  const heading = isHeading(words)
  // A numbered heading keeps its number in the line, as printed contracts do.
  if (!match || heading) return { start, end, number: '', bodyStart: start, heading }
  return { start, end, number: match[1]!.replace(/\.$/, ''), bodyStart: start + match[0].length, heading }
}

/** Short, without a sentence's end: '11. Indemnity', 'ARTICLE IV', 'SCHEDULE A'. */
function isHeading(words: string): boolean {
  if (words.length > 80 || /[.;:,]$/.test(words)) return false
  const named = /^(?:article|section|clause|schedule|annexure|exhibit|part)\b/i.test(words)
  const shouted = /\p{Lu}{3}/u.test(words) && words === words.toUpperCase()
  return named || shouted || /^\d{1,3}[.)]?\s+\p{Lu}[^.]*$/u.test(words)
}
