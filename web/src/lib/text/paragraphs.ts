/** A half-open span of the text. */
interface Span {
  start: number
  end: number
}

/** A paragraph of a contract: its number apart, so that it can hang in the margin. */
export interface Paragraph extends Span {
  /** '11.2', '(a)'; '' where there is none */
  number: string
  /** where the words after the number begin */
  bodyStart: number
  heading: boolean
}

/** '11.2', '11.2.1.', '(a)', '(iv)', 'a)', '7.' at the start of a paragraph, with the space after it; and numbers that
 *  were inserted later: '14A.', '14A.1', '14.2A', '14A' alone. */
const leading =
  /^((?:\d{1,3}[A-Z]{0,2}(?:\.\d{1,3}[A-Z]{0,2})+\.?|\d{1,3}[A-Z]{1,2}[.)]|\d{1,3}[A-H]{1,2}(?=\s+[A-Z])|\(?[a-zA-Z]{1,4}\)|\(\d{1,3}\)|\d{1,3}[.)]))[ \t\u00a0]+(?=\S)/

/** Splits [start, end) of the text into paragraphs; blank lines are dropped and wrapped lines joined.
 *  `breaks`: where clauses begin, in order; a clause begins a paragraph even where the text runs on. */
export function findParagraphs(text: string, span: Span, breaks: readonly number[] = []): Paragraph[] {
  const lines = linesOf(text, span, breaks)
  const wrapped = isWrapped(lines)
  const found: Paragraph[] = []
  let last: Line | undefined
  for (const line of lines) {
    const next = describe(text.slice(line.start, line.end), line.start)
    const before = found.at(-1)
    if (before && last && goesOn(text, last, line, wrapped) && !before.heading && !next.heading && !next.number) {
      before.end = line.end
    } else {
      found.push(next)
    }
    last = line
  }
  return found
}

interface Line extends Span {
  /** a blank line stands before it */
  apart: boolean
}

/** Lines with words on them, their outer space left off. */
function linesOf(text: string, { start, end }: Span, breaks: readonly number[]): Line[] {
  const lines: Line[] = []
  const cuts = breaks.filter((cut) => cut > start && cut < end)
  let apart = true
  for (let from = start; from < end; ) {
    const lineEnd = text.indexOf('\n', from)
    const lineStop = lineEnd === -1 || lineEnd > end ? end : lineEnd
    while (cuts[0] !== undefined && cuts[0] <= from) cuts.shift()
    const cut = cuts[0] !== undefined && cuts[0] < lineStop ? cuts[0] : null
    const to = cut ?? lineStop
    const line = text.slice(from, to)
    const words = line.trim()
    const at = from + line.length - line.trimStart().length
    if (words) lines.push({ start: at, end: at + words.length, apart })
    apart = !words || cut !== null
    from = cut ?? to + 1
  }
  return lines
}

/** Characters from which a line may have been broken for want of room. */
const nearlyFull = 45

/** True for text that was wrapped to a width when it was written, as plain text files are. */
function isWrapped(lines: readonly Line[]): boolean {
  const long = lines.filter(({ start, end }) => end - start > nearlyFull)
  return long.length > 3 && long.every(({ start, end }) => end - start < 120)
}

/** True where `next` only continues the sentence of `line`. */
function goesOn(text: string, line: Line, next: Line, wrapped: boolean): boolean {
  if (next.apart) return false
  if (/^\p{Ll}/u.test(text.slice(next.start, next.start + 2))) return true
  const full = line.end - line.start > nearlyFull
  return full && (wrapped || !/[.;:]$/.test(text.slice(line.start, line.end)))
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
  return named || shouted || /^\d{1,3}[A-Z]{0,2}[.)]?\s+\p{Lu}[^.]*$/u.test(words)
}
