/** How a clause is numbered. Members of one style count on from each other; different styles nest. */
export type MarkerStyle =
  | 'article' // Article IV, SECTION 2, CLAUSE 3, PART 2
  | 'decimal' // 1.  1)  1
  | 'path' // 1.1, 2.3.4
  | 'bracket_decimal' // (1)
  | 'lower' // (a) a) a.
  | 'upper' // (A) A.
  | 'roman' // (i) i) i.
  | 'upper_roman' // (I) I.

/** A piece of text that looks like the number of a clause. Whether it is one is decided by its neighbours. */
export interface Marker {
  /** original position of the number itself */
  readonly start: number
  /** original position after the number and the white space behind it */
  readonly end: number
  /** as the contract writes it, without a trailing full stop: '11.2', '(a)', 'Article IV' */
  readonly label: string
  readonly style: MarkerStyle
  /** counting value; for a path the numbers from left to right; a number put in later counts by hundredths: 13A is 13.01 */
  readonly path: readonly number[]
  /** other readings of the same sign, since (i) may be a letter or a numeral */
  readonly otherStyle?: { style: MarkerStyle; path: readonly number[] }
  readonly atLineStart: boolean
  /** a number behind a plain word: taken only where it is the next one, or the first child right after its parent's heading */
  readonly afterHeading: boolean
  /** the number is followed by a capital, a quote or a bracket: it could begin a clause */
  readonly opensText: boolean
}

/**
 * Among them the number that stands alone in the first cell of a row ('3<tab>The Buyer shall ...'): the row has no more than
 * a title between the number and its prose, as rows of prices have.
 */
const MARKER =
  /(^[ \t\u00a0>#*|]{0,80}(?:(?:[\u2190-\u2bff]|[\ud83c-\ud83e][\udc00-\udfff])\ufe0f?[ \t]{1,3}|\d{1,3}[ \t]{1,9}(?=\d{1,2}\.\d|ARTICLE\b|SECTION\b))?|[.;:,)\]]["'”’]?[ \t\u00a0]{1,60}|(?<![ \t\u00a0])[ \t\u00a0]{2,60}|(?<=[A-Za-z)]) (?=\d{1,2}\.1\.?[ \t])|(?<=[\w)]) (?=\d{1,2}\. [A-Z][A-Z ,&]{3,60} \d{1,2}\.1\.?[ \t])|(?<=[a-z)])(?<!\b(?:[Ss]ections?|[Cc]lauses?|[Aa]rticles?|[Pp]aragraphs?|[Ss]chedules?|[Ii]tems?|[Nn]o|[Rr]ule|and|or|to)) (?=\d{1,2}\. [A-Z][A-Za-z,&]+(?: [A-Za-z,&]+){0,5}\. [A-Z])|(?<=[\w)]) (?=ARTICLE [\dIVX]{1,5}\.? [A-Z]{3}))(?:((?:(?:ARTICLE|Article|SECTION|Section|CLAUSE|Clause|PART|Part|POINT|Point)(?:[ \t](?:No|NO)\b\.?)?|(?<=^[ \t#*]{0,9})Art\.)[ \t]{0,9}[-–—:]?[ \t]{0,9}(?:\d{1,2}[A-H]?(?!\.\d)|[IVXL]{1,7}|[A-H]))(?=[\s.:–—-])[ \t]{0,9}[.:)–—-]{0,2}|(?:(?<=^[ \t#*]{0,9})(?:SECTION|Section|CLAUSE|Clause)[ \t]{1,4}(?=[\d.A-H]{3,14}[:)–—-]?\s{1,9}["“(*]?[A-Z])|(?<!\b(?:[Ss]ub-?)?(?:[Ss]ections?|[Cc]lauses?|[Aa]rticles?|[Pp]aragraphs?)(?:[ \t]{1,9}|\s{1,9}(?=[\d.A-H]{3,14}\s{0,9}[a-z(,;]))))(\d{1,2}[A-H]?(?:\.\d{1,2}[A-H]?){1,4})\.?(?=[\s"“(*A-Z])|(\d{1,2}[A-H]?)[ \t]?[.)](?=[\s"“(*A-Z])|\((\d{1,2})\)(?=[\s"“*A-Za-z])|\(([a-z]{1,2}|[ivx]{1,5})\)(?=[\s"“*A-Za-z(])|([a-z]|[ivx]{1,5})[.)](?=\s)|\(([A-Z]|[IVX]{1,5})\)(?=\s)|([A-Z]|[IVX]{1,5})[.)](?=[ \t]{1,20}[A-Z"“])|(\d{1,2})(?=[ \t]{1,20}[A-Z][A-Z]+)|(?<=^[ \t#*]{0,9})(\d{1,2})[ \t]{1,3}[-–—](?=[ \t]{1,3}[A-Z])|(?<=^)(\d{1,2})(?=\t[ ]?["“(]?[A-Z](?:[^\t\n]{40,}(?:\n|(?![\s\S]))|[^\t\n]{2,80}(?:\n[^\d\s]|\t)[^\t\n]{40})))[*]{0,4}\s{0,80}(?:(?<=[.)]\s{1,9})\|[ \t]{1,9}(?=[A-Za-z]))?/gm

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 }

/** Value of a Roman numeral up to 89; null where the letters are not one in its standard form. */
function romanValue(letters: string): number | null {
  if (!/^(?:l?x{0,3}|xl)(?:ix|iv|v?i{0,3})$/.test(letters) || letters === '') return null
  let total = 0
  for (let index = 0; index < letters.length; index++) {
    const value = ROMAN[letters[index]!]!
    const next = ROMAN[letters[index + 1] ?? ''] ?? 0
    total += value < next ? -value : value
  }
  return total
}

/** a = 1 ... z = 26, aa = 27, bb = 28. */
function letterValue(letters: string): number | null {
  if (letters.length === 1) return letters.charCodeAt(0) - 96
  if (letters.length === 2 && letters[0] === letters[1]) return 26 + letters.charCodeAt(0) - 96
  return null
}

function letterReadings(letters: string, upper: boolean): Pick<Marker, 'style' | 'path' | 'otherStyle'> | null {
  const small = letters.toLowerCase()
  const letter = letterValue(small)
  const roman = romanValue(small)
  const asLetter = letter === null ? null : { style: upper ? ('upper' as const) : ('lower' as const), path: [letter] }
  const asRoman =
    roman === null ? null : { style: upper ? ('upper_roman' as const) : ('roman' as const), path: [roman] }
  const first = small === 'i' ? (asRoman ?? asLetter) : (asLetter ?? asRoman)
  if (first === null) return null
  const other = first === asLetter ? asRoman : asLetter
  return other === null ? first : { ...first, otherStyle: other }
}

/** '13' is 13, '13A' stands between 13 and 14. */
const countOf = (number: string): number =>
  Number.parseInt(number, 10) + (/[A-H]$/.test(number) ? (number.charCodeAt(number.length - 1) - 64) / 100 : 0)

function reading(match: RegExpMatchArray): Pick<Marker, 'label' | 'style' | 'path' | 'otherStyle'> | null {
  const [, , article, path, decimal, bracketed, lower, lowerBare, upper, upperBare, plain, dashed, cell] = match
  const bare = plain ?? dashed ?? cell
  if (article !== undefined) {
    const word = /[^\s:–—-]+$/.exec(article)![0]
    const value = /^\d/.test(word) ? countOf(word) : (romanValue(word.toLowerCase()) ?? letterValue(word.toLowerCase()))
    return value === null
      ? null
      : { label: article.replace(/\bNo\b\.?/i, '').replace(/[\s:–—-]+/g, ' '), style: 'article', path: [value] }
  }
  if (path !== undefined) return { label: path, style: 'path', path: path.split('.').map(countOf) }
  if (decimal !== undefined) return { label: decimal, style: 'decimal', path: [countOf(decimal)] }
  if (bare !== undefined) return { label: bare, style: 'decimal', path: [Number(bare)] }
  if (bracketed !== undefined) return { label: `(${bracketed})`, style: 'bracket_decimal', path: [Number(bracketed)] }
  const small = lower ?? lowerBare
  const large = upper ?? upperBare
  const found = small === undefined ? letterReadings(large!, true) : letterReadings(small, false)
  return (
    found && {
      label: lower === undefined && upper === undefined ? (small ?? large)! : `(${(small ?? large)!})`,
      ...found,
    }
  )
}

/** A second sign right behind the first: the '(b)' of '(iv)(b)'. */
const BEHIND = /(?<=\) ?)\((?:([a-z]{1,2}|[ivx]{1,5})|(\d{1,2}))\)(?=[\s"“*A-Z])[*]{0,4}\s{0,80}/y

/** Every sign in the text that could number a clause, in order. One pass. */
export function findMarkers(text: string): Marker[] {
  const markers: Marker[] = []
  for (const match of text.matchAll(MARKER)) {
    const read = reading(match)
    if (read === null) continue
    const before = match[1]!
    const midLine = before === ' ' && match.index > 0 && text[match.index - 1] !== '\n'
    const afterHeading = midLine && (read.style === 'path' || read.style === 'decimal')
    const start = match.index + before.length
    const end = match.index + match[0].length
    const atLineStart = match.index === 0 || text[match.index - 1] === '\n' || before.includes('\n')
    const marker = {
      ...read,
      start,
      end,
      afterHeading,
      atLineStart: atLineStart && !/[.;:,)\]]/.test(before),
      opensText: opensText(text, end),
    }
    markers.push(marker)
    const second = marker.atLineStart && read.label.startsWith('(') ? behind(text, marker) : null
    if (second !== null) markers.push(second)
  }
  return markers
}

const opensText = (text: string, at: number): boolean => /[A-Z"“'‘([*_₹\u0900-\u097f]/.test(text[at] ?? '')

function behind(text: string, { end }: Marker): Marker | null {
  BEHIND.lastIndex = end
  const match = BEHIND.exec(text)
  if (match === null) return null
  const [words, letters, digits] = match
  const read: Pick<Marker, 'style' | 'path' | 'otherStyle'> | null =
    letters === undefined ? { style: 'bracket_decimal', path: [Number(digits)] } : letterReadings(letters, false)
  if (read === null) return null
  const after = end + words.length
  return {
    ...read,
    label: `(${letters ?? digits})`,
    start: end,
    end: after,
    afterHeading: false,
    atLineStart: true,
    opensText: opensText(text, after),
  }
}
