import { isoOf, months } from './calendar.ts'
import { parseWords } from './numbers.ts'

const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
]
const ordinal = String.raw`(?<inWords>(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|${ordinals.slice(0, 20).join('|')}|thirtieth)`
/** '2026', "'26", 'two thousand and twenty-six', '2026 (two thousand twenty-six)' */
const year = String.raw`(?:(?<year>\d{4})|'(?<short>\d{2})|two thousand(?: and)? (?<yearWords>(?:twenty|thirty|forty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?))\b`
const DATE = new RegExp(
  [
    String.raw`\b(?:(?<day>\d{1,2}) ?(?:s ?t|n ?d|r ?d|t ?h)?|${ordinal}),?[ -](?:(?:day )?of )?(?:the )?(?:month of )?${month}\.?(?:,? in the (?:christian |english |calendar )?year (?:of )?|-|,? ?)${year}`,
    String.raw`\b${month.replace('(', '(?<monthFirst>')}\.? (?<dayAfter>\d{1,2})(?:st|nd|rd|th)?,? (?<yearAfter>\d{4})\b`,
    String.raw`\b(?<dayFigure>\d{1,2})(?<between>[./-])(?<monthFigure>\d{1,2})\k<between>(?<yearFigure>\d{4})\b`,
    String.raw`(?<![\d/.-])(?<dayShort>\d{2})[./-](?<monthShort>\d{2})[./-](?<yearShort>\d{2})(?![\d/-])(?!\.\d)`,
    String.raw`\b(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})\b`,
  ]
    .join('|')
    .replace('(jan', '(?<monthName>jan'),
  'g',
)

/** A date in the normalised text. `iso` is null where the figures name no day of the calendar. */
export interface FoundDate {
  readonly start: number
  readonly end: number
  readonly iso: string | null
}

/**
 * Dates in a normalised text. Figures alone are read day first, as in India: 05/12/2026 is 5 December; 5/21/2026 is 21 May.
 *
 * @param monthFirst as in the United States: 05/12/2026 is 12 May
 */
export function findDates(norm: string, monthFirst = false): FoundDate[] {
  return [...norm.matchAll(DATE)].flatMap((match) => {
    const {
      day,
      inWords,
      monthName,
      monthFirst: named,
      dayAfter,
      dayFigure,
      monthFigure,
      ...others
    } = match.groups ?? {}
    const { dayShort, monthShort, yearShort, isoMonth, isoDay } = others
    const name = monthName ?? named
    const m =
      name === undefined
        ? Number(monthFigure ?? monthShort ?? isoMonth)
        : months.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1
    const d =
      inWords === undefined
        ? Number(day ?? dayAfter ?? dayFigure ?? dayShort ?? isoDay)
        : ordinals.indexOf(inWords.replace(' ', '-')) + 1
    // 5/21/2026 can only be 21 May
    const inFigures = monthFigure !== undefined || (monthFirst && monthShort !== undefined)
    const isMonthFirst = inFigures && d <= 12 && (m > 12 || monthFirst)
    const iso = isMonthFirst ? isoOf(yearOf(others), d, m) : isoOf(yearOf(others), m, d)
    // '10.04.77' may number a clause or a drawing: only a day of the calendar is a date.
    if (iso === null && yearShort !== undefined) return []
    return [{ start: match.index, end: match.index + match[0].length, iso }]
  })
}

function yearOf(found: Readonly<Record<string, string | undefined>>): number {
  const { short, yearShort, yearWords, year, yearAfter, yearFigure, isoYear } = found
  if (yearWords !== undefined) return 2000 + (parseWords(yearWords) ?? 0)
  const inFull = year ?? yearAfter ?? yearFigure ?? isoYear
  return inFull === undefined ? 2000 + Number(short ?? yearShort) : Number(inFull)
}
