import type { Span } from '../../grammar/normalize.ts'

/** 'Source: ORBIS CORP, 10-Q, 5/14/2018', a line of its own at the foot of a page of a filing */
const FOOTER = /^[ \t]*Source: [^\n]{3,120}\d{4}[ \t]*$/gm

/** What is quoted without the filing's own lines: where a page ends within a passage, the longer part of it. */
export function withoutFooters(text: string, { start, end }: Span): Span {
  const parts: Span[] = []
  let from = start
  for (const { 0: line, index } of text.slice(start, end).matchAll(FOOTER)) {
    parts.push({ start: from, end: start + index })
    from = start + index + line.length
  }
  if (parts.length === 0) return { start, end }
  const told = [...parts, { start: from, end }].map((part) => trimmed(text, part))
  const longest = told.reduce((most, part) => (part.end - part.start > most.end - most.start ? part : most))
  return longest.end > longest.start ? longest : { start, end }
}

/** A part without the empty lines at its ends. */
function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const to = start + words.trimEnd().length
  return { start: Math.min(to, end - words.trimStart().length), end: to }
}
