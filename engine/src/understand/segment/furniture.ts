import type { Span } from '../../grammar/normalize.ts'

/**
 * Lines that are not the contract's words: lone page numbers, 'Page 3 of 9', filing stamps, and the lines of a table of
 * contents. They stay in the text, since places must not move, but no clause number is read from them.
 */
export function findFurniture(text: string): Span[] {
  const found: Span[] = []
  const lines = /[^\n]*\n?/g
  const repeated = runningLines(text)
  let contents = false
  let sinceContents = 0
  let firsts = 0
  for (const match of text.matchAll(lines)) {
    if (match[0] === '') break
    const line = match[0].trim()
    const span = { start: match.index, end: match.index + match[0].length }
    if (line === '') continue
    if (/^(?:table of contents|contents|index|index of clauses)\s*:?$/i.test(line)) {
      contents = true
      sinceContents = 0
      firsts = 0
      found.push(span)
      continue
    }
    // The list of contents counts from 1; the second 1 begins the contract itself.
    if (contents && /^(?:(?:article|section|clause|part)\s+)?(?:1|I)[.:)\s]/i.test(line) && ++firsts > 1)
      contents = false
    if (isPageLine(line) || repeated.has(line)) {
      found.push(span)
    } else if (isContentsLine(line, contents)) {
      found.push(span)
      sinceContents = 0
    } else if (contents && ++sinceContents > 3) {
      contents = false
    }
  }
  return found
}

/** Lines in capitals that come back again and again: the heading of every page, never of a clause. */
function runningLines(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const [line] of text.matchAll(/^[ \t]{0,80}[A-Z][A-Z0-9 &,.'’/()-]{7,60}$/gm)) {
    const key = line.trim()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 4).map(([line]) => line))
}

function isPageLine(line: string): boolean {
  if (line.length > 90) return false
  return (
    /^[-–—\s[(]*\d{1,3}[-–—\s\])]*$/.test(line) ||
    /^page\s+\d+(?:\s*(?:of|\/)\s*\d+)?\.?$/i.test(line) ||
    /^source:\s.{0,60}\d{1,2}\/\d{1,2}\/\d{4}$/i.test(line)
  )
}

function isContentsLine(line: string, inContents: boolean): boolean {
  if (line.length > 160) return false
  if (/(?<!\.)\.{4,}\s*\d{1,3}$/.test(line) || /(?<!\. )(?:\. ){4,}\s*\d{1,3}$/.test(line)) return true
  return (
    inContents &&
    line.length < 100 &&
    (/\s\d{1,3}$/.test(line) || /^(?:\d+(?:\.\d+)*\.?|article|clause|section|schedule|annexure|part)\s/i.test(line)) &&
    !/[.;:]$/.test(line)
  )
}
