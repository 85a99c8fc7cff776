/**
 * The text as rules read it: lower case, one space for any run of white space, straight quotes and plain hyphens,
 * markdown asterisks dropped, and the space that scanners leave before a comma or a full stop. Every position maps back, so that a finding made here is quoted verbatim from there.
 */
export interface NormalText {
  /** quoted from, and only that */
  readonly original: string
  /** read from: the original, but for what is said to machines, not chosen or crossed out, which is blank; every place is the same in both */
  readonly read: string
  readonly norm: string
  /** norm position -> original position; one entry more than norm has characters */
  readonly toOriginal: Uint32Array
  /** original position -> norm position; one entry more than the text has characters */
  readonly toNorm: Uint32Array
}

const SPACE = 32
const isSpace = (code: number): boolean =>
  code <= 32 ||
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200b) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === 0xfeff

function fold(code: number): number {
  if (code >= 65 && code <= 90) return code + 32
  if (code < 128) return code
  if (code >= 0x2018 && code <= 0x201b) return 39
  if ((code >= 0x201c && code <= 0x201f) || code === 0xab || code === 0xbb) return 34
  if (code === 0xad || (code >= 0x2010 && code <= 0x2015) || code === 0x2212) return 45
  // A surrogate half or a letter whose small form is longer stays as it is: positions must not move.
  const lower = String.fromCharCode(code).toLowerCase()
  return lower.length === 1 ? lower.charCodeAt(0) : code
}

/** A comma or semicolon, or a full stop at the end of a word: no space belongs before it. */
const closes = (code: number, next: number): boolean =>
  code === 44 || code === 59 || (code === 46 && (Number.isNaN(next) || isSpace(next)))

/**
 * Normalises in one pass. Time and memory are linear in the text's length.
 *
 * @param read the original with what is not to be read made blank, of the same length
 */
export function normalize(original: string, read: string = original): NormalText {
  const length = read.length
  const codes = new Uint16Array(length + 1)
  const toOriginal = new Uint32Array(length + 1)
  const toNorm = new Uint32Array(length + 1)
  let at = 0
  for (let index = 0; index < length; index++) {
    toNorm[index] = at
    const code = read.charCodeAt(index)
    if (isSpace(code)) {
      if (at > 0 && codes[at - 1] === SPACE) {
        toNorm[index] = at - 1
        continue
      }
      codes[at] = SPACE
    } else if (code === 42) {
      continue
    } else {
      // 'late , 5% shall be cut .': as read from paper. '.5%' keeps its space: a figure may begin with a point.
      if (at > 1 && codes[at - 1] === SPACE && closes(code, read.charCodeAt(index + 1))) at--
      codes[at] = fold(code)
    }
    toOriginal[at] = index
    at++
  }
  toNorm[length] = at
  toOriginal[at] = length
  let norm = ''
  for (let from = 0; from < at; from += 8192) {
    norm += String.fromCharCode.apply(null, codes.subarray(from, Math.min(at, from + 8192)) as unknown as number[])
  }
  return { original, read, norm, toOriginal: toOriginal.subarray(0, at + 1), toNorm }
}

/** A half-open span. Which text it points into is said where it is used. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Maps a span of the normalised text to the original's, with white space at both ends trimmed off. */
export function originalSpan(text: NormalText, span: Span): Span {
  let { start, end } = span
  while (start < end && text.norm.charCodeAt(start) === SPACE) start++
  while (end > start && text.norm.charCodeAt(end - 1) === SPACE) end--
  if (end <= start) {
    const place = text.toOriginal[start] ?? text.original.length
    return { start: place, end: place }
  }
  return { start: text.toOriginal[start]!, end: text.toOriginal[end - 1]! + 1 }
}
