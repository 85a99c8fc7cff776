import type { Span } from '../../grammar/normalize.ts'

/** Stretches of lines between blank lines, from their first visible character. One pass, whatever the white space. */
export function findParagraphs(text: string): Span[] {
  const found: Span[] = []
  let start = -1
  let end = 0
  for (let line = 0; line < text.length; ) {
    const next = text.indexOf('\n', line)
    const stop = next < 0 ? text.length : next
    let first = line
    while (first < stop && isBlank(text.charCodeAt(first))) first++
    if (first === stop) {
      if (start >= 0) found.push({ start, end })
      start = -1
    } else {
      if (start < 0) start = first
      end = stop
    }
    line = stop + 1
  }
  if (start >= 0) found.push({ start, end })
  return found
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 13 || code === 0xa0
