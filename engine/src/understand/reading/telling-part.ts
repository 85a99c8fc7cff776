import type { Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'

/** The part of a long sentence around a match, cut at commas or brackets: what is worth quoting. */
export function tellingPart(
  sentence: Sentence,
  match: { readonly index: number; readonly 0: string },
  most = 480,
): Span {
  if (sentence.end - sentence.start <= most) return { start: sentence.start, end: sentence.end }
  const matchEnd = match.index + match[0].length
  // From the beginning where that holds the telling words: who is bound stands there.
  const from = matchEnd + 40 <= most ? 0 : Math.max(0, match.index - Math.floor((most - match[0].length) / 2))
  const to = Math.min(sentence.text.length, from + most)
  const comma = sentence.text.slice(from, match.index).search(/[,;:)] /)
  const start = from === 0 ? 0 : comma < 0 ? sentence.text.indexOf(' ', from) + 1 : from + comma + 2
  const tail = Math.max(...[', ', '; ', '. '].map((sign) => sentence.text.lastIndexOf(sign, to)))
  const end =
    to === sentence.text.length ? to : tail > matchEnd ? tail : Math.max(sentence.text.lastIndexOf(' ', to), matchEnd)
  return { start: sentence.start + start, end: sentence.start + beforeOpenBracket(sentence.text, start, end, matchEnd) }
}

/** What stands between two semicolons: each part of such a sentence says something of its own. */
export function partAround({ text, start }: Sentence, index: number): Span {
  const before = text.lastIndexOf('; ', index)
  const behind = text.indexOf('; ', index)
  return { start: start + (before < 0 ? 0 : before + 2), end: start + (behind < 0 ? text.length : behind) }
}

/** A quote does not end inside a bracket that it opens: 'directors, officers and agents (collectively'. */
function beforeOpenBracket(text: string, start: number, end: number, atLeast: number): number {
  const open = text.lastIndexOf('(', end - 1)
  return open > Math.max(start, atLeast) && text.indexOf(')', open) >= end ? text.slice(0, open).trimEnd().length : end
}
