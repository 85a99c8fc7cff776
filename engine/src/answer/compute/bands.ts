import { parseNumber } from '../../grammar/numbers.ts'

/** One line of a table by size: what holds from one size to another. Sizes are rupees, days, or whatever it counts. */
export interface Band {
  readonly from: number
  readonly to: number
  /** whether a size equal to `from`, or to `to`, belongs to it */
  readonly withFrom: boolean
  readonly withTo: boolean
  readonly start: number
  readonly end: number
  readonly value: string
}

const SIZE = String.raw`(?:(?:rs\.?|inr|₹) ?)?(?<![\d.,])(\d[\d,]{0,12}(?:\.\d{1,2})?)(?!\d) ?(lakhs?|lacs?|crores?|cr|thousand|k)?(?:\/-)?(?: ?(days?|hours?|hrs?|weeks?|months?|years?))?`
const VALUE = String.raw`((?:rs\.?|inr|₹) ?\d[\d,]{0,12}(?:\.\d{1,2})?(?: ?(?:lakhs?|crores?))?|\d{1,3}(?:\.\d{1,2})? ?(?:%|per ?cent)|(?:no|nil|full|half|zero)\b(?: refund| charges?| fee| deduction)?)`
const TO_VALUE = String.raw`[^.;\d₹%|]{0,40}?[|:=-]? ?[^.;\d₹%|]{0,30}?`

const OVER = String.raw`(?:more than|above|over|exceeding|greater than|beyond)`
const UNDER = String.raw`(?:up ?to|less than or equal to|less than|below|under|within|not exceeding)`
/** 'More than 1 lakh and up to 5 lakhs - Rs 2500', '15 to 30 days: 50%', 'within 15 days and before 7 days: 40%'. */
const BETWEEN = new RegExp(
  String.raw`(?:(${OVER}|from|between|within|less than) )?${SIZE} ?(?:to|-|and|but|&|,) ?(?:before |prior to )?(?:(${UNDER}) )?(?:to )?${SIZE}${TO_VALUE}${VALUE}`,
  'g',
)
const AT_MOST = new RegExp(String.raw`(?<!(?:and|but|&) )\b(${UNDER}) ${SIZE}${TO_VALUE}${VALUE}`, 'g')
const AT_LEAST = new RegExp(
  String.raw`\b(${OVER}) ${SIZE}(?! ?(?:to|-|and|but|&|,)? ?(?:${UNDER}|\d+ ?(?:lakhs?|days?)))${TO_VALUE}${VALUE}`,
  'g',
)
/** 'Before 24 hours: 80%' of a cancellation: so early or earlier, up to where another line begins. */
const EARLIER = new RegExp(String.raw`\bbefore ${SIZE}(?: or (?:earlier|more|before))?${TO_VALUE}${VALUE}`, 'g')
const CANCELS = /\bcancel|\brefund/

const SCALE: Readonly<Record<string, number>> = {
  lakh: 1e5,
  lac: 1e5,
  crore: 1e7,
  cr: 1e7,
  thousand: 1e3,
  k: 1e3,
}
const TIME: Readonly<Record<string, number>> = { hour: 1 / 24, hr: 1 / 24, day: 1, week: 7, month: 30, year: 365 }

/** What a table counts by: money or time; a bare number is of whichever the others are. */
export type CountedBy = 'money' | 'time'

function sizeOf(
  figure: string,
  scale: string | undefined,
  unit: string | undefined,
): { size: number; by: CountedBy | null } | null {
  const base = parseNumber(figure)
  if (base === null) return null
  const scaled = base * (SCALE[scale?.replace(/s$/, '') ?? ''] ?? 1)
  if (unit !== undefined) return { size: scaled * (TIME[unit.replace(/s$/, '')] ?? 1), by: 'time' }
  return { size: scaled, by: scale === undefined && scaled < 1000 ? null : 'money' }
}

/** Fewest lines that make a table: one alone is a sentence. */
const FEWEST = 2

/**
 * The lines of a table by size in a normalised text; none where it is no such table, or its lines overlap.
 *
 * @param above what stands above it: the head of a table is often its heading
 */
export function bandsIn(words: string, by: CountedBy, above = ''): Band[] {
  const bands: Band[] = []
  const add = (start: number, found: string, value: string, low: Bound | null, high: Bound | null): void => {
    if ([low, high].some((bound) => bound !== null && bound.by !== null && bound.by !== by)) return
    if ((low?.by ?? high?.by ?? null) === null) return
    const from = low?.size ?? Number.NEGATIVE_INFINITY
    const to = high?.size ?? Number.POSITIVE_INFINITY
    if (from >= to) return
    const band = { from, to, withFrom: low?.with ?? false, withTo: high?.with ?? false }
    const end = start + found.length
    if (bands.some((other) => other.start < end && start < other.end)) return
    bands.push({ ...band, start, end, value: value.trim() })
  }
  for (const match of words.matchAll(BETWEEN)) {
    const [found, over, lowFigure, lowScale, lowUnit, under, highFigure, highScale, highUnit, value] = match
    // '1 to 5 lakhs' and '15-30 days' name the unit once
    const high = sizeOf(highFigure!, highScale, highUnit)
    const low = sizeOf(lowFigure!, lowScale ?? (lowUnit === undefined ? highScale : undefined), lowUnit ?? highUnit)
    if (low === null || high === null) continue
    const isOver = over !== undefined && /than|above|over|exceed|beyond/.test(over)
    // 'within 15 days and before 7 days' goes down
    if (low.size > high.size) add(match.index, found, value!, { ...high, with: true }, { ...low, with: true })
    else add(match.index, found, value!, { ...low, with: !isOver }, { ...high, with: isIncluded(under) })
  }
  for (const match of words.matchAll(AT_LEAST)) {
    const low = sizeOf(match[2]!, match[3], match[4])
    if (low !== null) add(match.index, match[0], match[5]!, { ...low, with: false }, null)
  }
  for (const match of words.matchAll(AT_MOST)) {
    const high = sizeOf(match[2]!, match[3], match[4])
    if (high !== null) add(match.index, match[0], match[5]!, null, { ...high, with: isIncluded(match[1]) })
  }
  // rows that stand for so early or earlier are told by what comes next; beside other lines a line of its own is such a row
  if (bands.length > 0 && CANCELS.test(above + words)) addEarlier(words, add, bands)
  if (bands.length === 0) bands.push(...stepsIn(words, by, above))
  return bands.length < FEWEST ? [] : bands.sort((a, b) => a.start - b.start)
}

function addEarlier(
  words: string,
  add: (start: number, found: string, value: string, low: Bound | null, high: Bound | null) => void,
  bands: readonly Band[],
): void {
  const rows = [...words.matchAll(EARLIER)].flatMap((match) => {
    const low = sizeOf(match[1]!, match[2], match[3])
    return low?.by === 'time' ? [{ match, low }] : []
  })
  const from = [...bands.map((band) => band.from), ...rows.map(({ low }) => low.size)]
  for (const { match, low } of rows) {
    const next = Math.min(...from.filter((other) => other > low.size))
    const high = Number.isFinite(next) ? { size: next, by: low.by, with: false } : null
    add(match.index, match[0], match[4]!, { ...low, with: true }, high)
  }
}

/** 'Cancelled before | Refund', and rows of a size each: what holds from that size on, up to the next larger one. */
const BEFORE = /\b(?:before|prior to|in advance)\b/
const ROW = new RegExp(String.raw`${SIZE} ?[|:=-] ?${VALUE}`, 'g')

function stepsIn(words: string, by: CountedBy, above: string): Band[] {
  if (!BEFORE.test(words) && !BEFORE.test(above)) return []
  const rows = [...words.matchAll(ROW)].flatMap((match) => {
    const size = sizeOf(match[1]!, match[2], match[3])
    return size?.by === by
      ? [{ size: size.size, start: match.index, end: match.index + match[0].length, value: match[4]! }]
      : []
  })
  const once = rows.filter(
    (row, at) => rows.findIndex(({ size, value }) => size === row.size && value === row.value) === at,
  )
  // a second table begins where the sizes go up again: the lines of two tables are no one table
  if (once.some(({ size }, at) => at > 0 && size >= once[at - 1]!.size)) return []
  return once.map(({ size, ...row }, at) => ({
    ...row,
    from: size,
    to: once[at - 1]?.size ?? Number.POSITIVE_INFINITY,
    withFrom: true,
    withTo: false,
  }))
}

interface Bound {
  readonly size: number
  readonly by: CountedBy | null
  readonly with: boolean
}

const isIncluded = (under: string | undefined): boolean =>
  under === undefined || !/^(?:less than|below|under)$/.test(under)

/** The one line into which a size falls; null where none or more than one does. */
export function bandFor(bands: readonly Band[], size: number): Band | null {
  const fitting = bands.filter(
    ({ from, to, withFrom, withTo }) =>
      (size > from || (withFrom && size === from)) && (size < to || (withTo && size === to)),
  )
  return fitting.length === 1 ? fitting[0]! : null
}
