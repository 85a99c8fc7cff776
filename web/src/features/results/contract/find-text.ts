import type { Span } from './segments.ts'

/** More hits than anybody steps through. */
const most = 1000

/** Places of the words sought, case and line breaks aside. Offsets are into the text as given. */
export function findText(text: string, sought: string): Span[] {
  const words = sought.trim().split(/\s+/).filter(Boolean)
  if (words.join('').length < 2) return []
  const pattern = words
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/['’‘]/g, "['’‘]"))
    .join('\\s+')
  const hits: Span[] = []
  for (const match of text.matchAll(new RegExp(pattern, 'gi'))) {
    hits.push({ start: match.index, end: match.index + match[0].length })
    if (hits.length === most) break
  }
  return hits
}
