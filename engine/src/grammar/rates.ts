import { parseNumber } from './numbers.ts'

/** A rate of interest read from a text: percent a year, and where it stands. */
export interface Rate {
  readonly start: number
  readonly end: number
  /** percent as written */
  readonly percent: number
  readonly per: 'day' | 'week' | 'month' | 'quarter' | 'year'
  /** false where the text does not say by what time the rate counts */
  readonly stated: boolean
  /** percent a year, simple */
  readonly yearly: number
}

const RATE =
  /\b(\d{1,3}(?:\.\d+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:four|six|eight))?)(?: ?\((\d{1,3}(?:\.\d+)?) ?%?\))? ?(?:%|per ?cent(?:um)?\b|percent\b|pct\b)(?: ?\((\d{1,3}(?:\.\d+)?) ?%\))?/g
const COUNTED =
  /^(?:(?!compound)[^.;,]){0,24}?(?:(?:\bper|\ba|\beach|\bevery|\/) ?(day|week|month|quarter|year|annum)\b|\b(daily|weekly|monthly|quarterly|yearly|annually)\b|\bp\.? ?([ma])\b)/
/** '1/2 % a week' is half a percent, and not two; '1 1/2 %' is one and a half, also where a scan reads the second 1 as an l. */
const FRACTION = /(?:(?<![\d.,/])(\d{1,2})[ -](?=[\dl] ?\/))?(?<![\da-z])([\dl]) ?\/ ?$/
const TIMES = { day: 365, week: 52, month: 12, quarter: 4, year: 1 } as const
const UNIT: Record<string, Rate['per']> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  m: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  year: 'year',
  annum: 'year',
  yearly: 'year',
  annually: 'year',
  a: 'year',
}

/** Every percentage in a normalised stretch with the time it is counted by; a rate without one is taken as yearly. */
export function ratesIn(words: string): Rate[] {
  return [...words.matchAll(RATE)].flatMap((match) => {
    const written = parseNumber(match[2] ?? match[3] ?? match[1]!) ?? Number.NaN
    const share = FRACTION.exec(words.slice(Math.max(0, match.index - 8), match.index))
    const percent = share === null ? written : Number(share[1] ?? 0) + Number(share[2]!.replace('l', '1')) / written
    if (!Number.isFinite(percent)) return []
    const end = match.index + match[0].length
    const counted = COUNTED.exec(words.slice(end, end + 40))
    const per = UNIT[counted?.[1] ?? counted?.[2] ?? counted?.[3] ?? 'year'] ?? 'year'
    const yearly = Math.round(percent * TIMES[per] * 100) / 100
    return [{ start: match.index, end, percent, per, yearly, stated: counted !== null }]
  })
}
