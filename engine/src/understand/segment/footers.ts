import type { Span } from '../../grammar/normalize.ts'

/** 'Source: ORBIS CORP, 10-Q, 5/14/2018' at the foot of a page of a filing, with the empty lines around it */
const FOOTER = /\s*\n[ \t]*Source: [^\n]{3,120}\d{4}[ \t]*(?:\n\s*|$)/g

/** What is quoted without the filing's own lines: where a page ends within a passage, the longer part of it. */
export function withoutFooters(text: string, { start, end }: Span): Span {
  let from = start
  let longest: Span | null = null
  const take = (to: number): void => {
    if (longest === null || to - from > longest.end - longest.start) longest = { start: from, end: to }
  }
  for (const { 0: line, index } of text.slice(start, end).matchAll(FOOTER)) {
    take(start + index)
    from = start + index + line.length
  }
  if (from === start) return { start, end }
  take(end)
  return longest ?? { start, end }
}
