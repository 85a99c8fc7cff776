/** Words of a document as they stand within lines, lower case: tells a word cut at a line end from one with a hyphen. */
export type Vocabulary = ReadonlySet<string>

// First parts that English keeps apart with a hyphen more often than not; adverbs ('mutually-agreed') do too.
const kept =
  /^(non|self|ex|cross|third|long|short|well|half|quasi|full|part|bona|vice|semi|anti|co|sub|multi|one|two|three|four|five|six|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|day|year|arm|time|above|fee|risk|\p{L}{3,}ly)$/u
// First parts of words that are written as one: 'thereafter' is none of the document's 'there' and 'after'.
const together =
  /^(there|here|where|not|with|under|over|out|for|any|every|some|there(in|of)|may|can|an|be|up|on|in|to)$/

/** Collects the words of all lines, leaving out the two parts of a word that a line end cuts. */
export function vocabularyOf(lines: Iterable<string>): Vocabulary {
  const words = new Set<string>()
  let cut = false
  for (const line of lines) {
    const whole = (cut ? line.replace(/^[\p{L}-]+/u, '') : line).replace(/(?<![\p{L}-])[\p{L}-]+[-\u2010]$/u, '')
    cut = /\p{L}[-\u2010]$/u.test(line)
    for (const [word] of whole.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) words.add(word)
  }
  return words
}

/**
 * Joins two lines of a paragraph. 'termi-' + 'nation' is 'termination'; 'non-' + 'compete' keeps its hyphen.
 * What the document itself writes elsewhere decides first, then a list of first parts that keep theirs.
 */
export function joinHyphen(left: string, right: string, vocabulary: Vocabulary = new Set()): string {
  if (/[\p{L}\d]\/$/u.test(left) || /\p{L}[—–]$/u.test(left)) return left + right
  const cut = /(?<!\p{L})(\p{L}+)[-\u2010]$/u.exec(left)
  const next = /^\p{L}+/u.exec(right)?.[0]
  if (!cut || !next) return /[\p{L}\d]-$/u.test(left) && /^\d/.test(right) ? left + right : `${left} ${right}`
  const first = cut[1]!
  const bothCapitals = first === first.toUpperCase() && next === next.toUpperCase() && next.length > 1
  const lowerNext = next === next.toLowerCase()
  if (!lowerNext && !bothCapitals) return left + right
  const [a, b] = [first.toLowerCase(), next.toLowerCase()]
  const beforeCut = left.slice(0, cut.index)
  // 'day-to-' + 'day', 'state-of-the-' + 'art': a chain goes on.
  if (beforeCut.endsWith('-') || vocabulary.has(`${a}-${b}`)) return left + right
  if (/^-\p{L}/u.test(right.slice(next.length))) return left + right
  if (vocabulary.has(a + b)) return left.slice(0, -1) + right
  const twoWords = a.length > 2 && b.length > 2 && vocabulary.has(a) && vocabulary.has(b) && !together.test(a)
  return kept.test(a) || twoWords ? left + right : left.slice(0, -1) + right
}
