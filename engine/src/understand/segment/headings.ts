/** Words that begin a sentence of a contract rather than a heading. */
const SENTENCE_VERB = /\b(?:shall|will|must|may|agrees?|is|are|has|have|hereby|means|was|were)\b/i

/** Length of the heading at the start of `text` (0 where there is none), given what follows on the same line. */
export function headingLength(text: string): number {
  const line = /^[^\n]{0,200}/.exec(text)![0]
  const whole = line.replace(/[*_]+/g, '').trim()
  if (line.length < 200 && isHeadingLine(whole)) return line.length
  // 'Delivery<tab>The Seller shall ...': the title has a cell of its own.
  const cell = /^([^\t\n]{3,90})\t(?=[^\t\n]{40})/.exec(line)
  if (cell !== null && isHeadingLine(cell[1]!.replace(/[*_]+/g, '').trim())) return cell[1]!.length
  // Run-in heading: 'Indemnification. The Supplier shall', 'TERM: This', '“Notices” - Any'
  const runIn =
    /^[*"“]{0,3}([A-Z][^.:\n]{1,80}?)[*"”]{0,3}(?:\s*[.:](?=[\s"“*(]|$)|\s+[–—-]{1,2}\s+(?=[A-Z("“]))[*]{0,3}/.exec(
      line,
    )
  if (runIn === null) return 0
  const title = runIn[1]!
  // 'The balance of Rs. 10 lakh' stops at an abbreviation, not at the end of a heading.
  if (
    /\b(?:rs|nos?|mr|mrs|ms|dr|smt|shri|ltd|pvt|inc|co|cl|sec|art|viz|etc|govt|dept|prof|hon|adv|approx)$/i.test(title)
  )
    return 0
  if (title.split(/\s+/).length > 10 || SENTENCE_VERB.test(title) || !isTitled(title)) return 0
  // A title that fills its line and ends in a full stop is a short sentence, unless it is very short or in capitals.
  if (runIn[0].trimEnd().length >= line.trimEnd().length && title.split(/\s+/).length > 4 && !isCapitals(title))
    return 0
  return runIn[0].length
}

/** A line that is a heading by itself: short, titled or in capitals, without a verb or a final stop. */
export function isHeadingLine(line: string): boolean {
  if (line.length < 3 || line.length > 90 || /[;,]$/.test(line) || !/[A-Za-z]{3}/.test(line)) return false
  const words = line.replace(/[.:]$/, '')
  if (/\.\s/.test(words) || /_{3,}|\bX{2,}\b/.test(words)) return false
  if (isCapitals(words)) return words.split(/\s+/).length <= 12
  return words.split(/\s+/).length <= 8 && !SENTENCE_VERB.test(words) && isTitled(words) && !/\.$/.test(line)
}

export function isCapitals(words: string): boolean {
  return !/[a-z]/.test(words) && /[A-Z][^A-Z]*[A-Z][^A-Z]*[A-Z]/.test(words)
}

const SMALL = new Set([
  'of',
  'and',
  'or',
  'to',
  'in',
  'for',
  'with',
  'on',
  'by',
  'the',
  'a',
  'an',
  'as',
  'at',
  'from',
  'upon',
  'after',
  'during',
  'per',
  'its',
  'under',
  'against',
])

/** Title case: each word begins with a capital, small joining words apart; or one capital and a few small words. */
function isTitled(words: string): boolean {
  const parts = words.split(/[\s/&-]+/).filter((part) => /[A-Za-z]/.test(part))
  if (parts.length === 0) return false
  const small = parts.filter((part) => !/^["“(]?[A-Z0-9]/.test(part) && !SMALL.has(part.toLowerCase()))
  return (
    /^["“(]?[A-Z]/.test(parts[0]!) && (small.length === 0 || (parts.length <= 5 && small.length <= parts.length - 1))
  )
}

/** A tick, star or bullet before a heading, as brochures and web sites set it. */
const SIGN = /^[ \t]{0,9}(?:[\u2190-\u2bff•]|[\ud83c-\ud83e][\udc00-\udfff])\ufe0f?[ \t]{1,3}/

/**
 * Length of a heading behind such a sign, with the sign; undefined where no sign begins the paragraph. What follows must be a paragraph of text: ticks before one
 * line after the other make up a list.
 *
 * @param paragraph begins with the sign
 * @param next the paragraph below it
 */
export function signedHeadingLength(paragraph: string, next: string): number | undefined {
  const sign = SIGN.exec(paragraph)?.[0].length ?? 0
  if (sign === 0) return undefined
  const line = /^[^\n]{0,200}/.exec(paragraph.slice(sign))![0]
  const below = paragraph.slice(sign + line.length).trim() || next.trim()
  return isHeadingLine(line.trim()) && below.length > 40 && !SIGN.test(below) ? sign + line.length : 0
}

export function cleanHeading(raw: string): string {
  return raw
    .replace(SIGN, '')
    .replace(/[*_#]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^["“]|["”]$/g, '')
    .replace(/\s*[.:–—-]+\s*$/, '')
    .trim()
}
