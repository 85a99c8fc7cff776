import type { Span } from '../../grammar/normalize.ts'

/** Positions that divide a contract; -1 where there is none. */
export interface Landmarks {
  readonly schedules: readonly number[]
  readonly operative: number
  readonly signature: number
  readonly furniture: readonly Span[]
}

const SCHEDULE =
  /^[ \t#*]{0,80}((?:SCHEDULE|ANNEXURE|ANNEX|EXHIBIT|APPENDIX|ATTACHMENT|Schedule|Annexure|Annex|Exhibit|Appendix|Attachment)(?:[ \t]{0,9}[-–—:]?[ \t]{0,9}(?:[A-Z]\b|[IVX]{1,4}\b|\d{1,2}\b)|[ \t]{0,9}$|[ \t]{0,9}[-–—:]))[^\n]{0,90}$/gm
const SIGNATURE =
  /\b(?:in witness whereof|in witness of which|signed,? sealed and delivered|executed by the parties on|for and on behalf of)\b/gi
const OPERATIVE =
  /\b(?:now,?\s{1,9}therefore|now\s{1,9}(?:this|it is)|it is (?:hereby )?(?:mutually )?agreed (?:by|as|between|that)|agree(?:d|s)?(?: to and declare)? as (?:follows|under)|agree to the following|witnesseth as (?:follows|under)|following terms and conditions)\b/gi

/** Where schedules begin. 'Exhibit 10.5' at the head of a filing names the whole document. */
export function findSchedules(original: string, furniture: readonly Span[]): number[] {
  const starts = [...original.matchAll(SCHEDULE)].map((match) => match.index).filter((start) => start > 300)
  return starts.filter((start) => !insideAny(furniture, start))
}

/** Whether a position lies in one of the spans, which are in order. */
export function insideAny(spans: readonly Span[], at: number): boolean {
  let low = 0
  let high = spans.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const span = spans[middle]!
    if (at < span.start) high = middle - 1
    else if (at >= span.end) low = middle + 1
    else return true
  }
  return false
}

/** Position of the words that end the recitals ('NOW THEREFORE ... agree as follows'), or -1. */
export function findOperative(original: string): number {
  const opening = original.slice(0, Math.max(6000, Math.floor(original.length * 0.3)))
  for (const { index, 0: words } of opening.matchAll(OPERATIVE)) {
    // '5. Fees. In return the Client agrees as follows:' is a clause of the body, not the end of the recitals.
    const line = opening.slice(Math.max(opening.lastIndexOf('\n', index) + 1, index - 400), index)
    // '5. Fee ... Also, it is agreed between the parties that ...' is another
    // ... and so is 'Property: It is agreed that ...' where nobody has been introduced
    const before = opening.slice(0, index)
    if (
      /^it is\b/i.test(words) &&
      (isCounting(before) || !INTRODUCED.test(before)) &&
      !AS_FOLLOWS.test(original.slice(index, index + 200))
    )
      continue
    if (!/^agrees\b/i.test(words) || !/^\s*(?:[2-9]|[1-9]\d)[.)]\s/.test(line)) return index
  }
  return -1
}

/** Three clauses or more have been counted. */
const isCounting = (before: string): boolean =>
  [1, 2, 3].every((number) => before.search(new RegExp(String.raw`^[ \t]*${number}[.)]\s`, 'm')) >= 0)
const INTRODUCED =
  /\bW(?:HEREAS|hereas)\b|\b(?:[Bb]etween|BETWEEN|[Aa]mong(?:st)?|AMONG(?:ST)?|[Hh]ere ?in ?after|HEREINAFTER|[Pp]art(?:y|ies)|PART(?:Y|IES)|[Rr]ecitals?|RECITALS)\b/
const AS_FOLLOWS = /\bas (?:follows|under|hereunder)\b|:\s*\n/i

/**
 * Where the parties sign: words that say so; 'for and on behalf of' alone only where it opens its line or stands near the
 * end, since a clause may speak of acting for somebody.
 */
export function findSignature(original: string): number {
  const from = Math.floor(original.length * 0.3)
  for (const { index, 0: words } of original.slice(from).matchAll(SIGNATURE)) {
    const at = from + index
    const lineStart = original.lastIndexOf('\n', at) + 1
    const opensLine = original.slice(lineStart, at).trim().length < 12
    if (!/^for/i.test(words) || opensLine || at > original.length * 0.9) return opensLine ? lineStart : at
  }
  return -1
}
