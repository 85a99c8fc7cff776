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

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
  'twenty four': 24,
  thirty: 30,
  'thirty-six': 36,
  'thirty six': 36,
  forty: 40,
  'forty-eight': 48,
  fifty: 50,
  sixty: 60,
}
const RATE =
  /\b(\d{1,3}(?:\.\d+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:four|six|eight))?)(?: ?\((\d{1,3}(?:\.\d+)?) ?%?\))? ?(?:%|per ?cent(?:um)?\b|percent\b|pct\b)(?: ?\((\d{1,3}(?:\.\d+)?) ?%\))?/g
const COUNTED =
  /^(?:(?!compound)[^.;,]){0,24}?(?:(?:\bper|\ba|\beach|\bevery|\/) ?(day|week|month|quarter|year|annum)\b|\b(daily|weekly|monthly|quarterly|yearly|annually)\b|\bp\.? ?([ma])\b)/
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
    const percent = Number(match[2] ?? match[3] ?? WORDS[match[1]!] ?? match[1])
    if (!Number.isFinite(percent)) return []
    const end = match.index + match[0].length
    const counted = COUNTED.exec(words.slice(end, end + 40))
    const per = UNIT[counted?.[1] ?? counted?.[2] ?? counted?.[3] ?? 'year'] ?? 'year'
    const yearly = Math.round(percent * TIMES[per] * 100) / 100
    return [{ start: match.index, end, percent, per, yearly, stated: counted !== null }]
  })
}
