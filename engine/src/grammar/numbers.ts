const units: Record<string, number> = {
  zero: 0,
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
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  half: 0.5,
  a: 1,
  an: 1,
}
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  lakh: 1e5,
  lac: 1e5,
  lakhs: 1e5,
  l: 1e5,
  lacs: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  billion: 1e9,
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  bn: 1e9,
}

/** Reads a number in words ('twenty-four', 'two lakh fifty thousand'). Null where a word is not a number. */
export function parseWords(words: string): number | null {
  let total = 0
  let group = 0
  let seen = false
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === '' || word === 'and' || word === 'only') continue
    const unit = units[word]
    const scale = scales[word]
    if (unit !== undefined) {
      group += unit
      seen = true
    } else if (scale === 100) {
      group = (group || 1) * 100
    } else if (scale !== undefined) {
      total += (group || 1) * scale
      group = 0
    } else {
      return null
    }
  }
  return seen ? total + group : null
}

const figure = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)`
/**
 * As many digits and commas as any figure has, and no more: '1,1,1' without an end would be gone through again from each
 * of its digits.
 */
const digits = String.raw`\d[\d,]{0,30}`
/** '30', 'one hundred and eighty'; 'thirty and sixty days' are two times, not ninety days. */
const number = String.raw`(?:${digits}(?:\.\d+)?|(?:${figure}[ -])?hundred and ${figure}(?:[ -]${figure})?|${figure}(?:[ -]${figure}){0,3})`
const unit = String.raw`(?:(?:calendar |business |working |clear |consecutive |full )?(?:day|week|month|year|hour|quarter)s?)`

/** 'thirty (30) days', '30 days', 'two years', '90-day', 'six (6) months': number, optional digits, unit. */
const PERIOD = new RegExp(String.raw`\b(${number})(?: ?\((\d[\d,.]{0,40}|${number})\))?[ -]?'?(${unit})\b`, 'g')

export interface Period {
  /** position in the text searched */
  readonly start: number
  readonly end: number
  readonly amount: number
  readonly unit: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'
  readonly days: number
}

const daysOf = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const

export function parseNumber(raw: string): number | null {
  if (/^\d/.test(raw)) {
    const value = Number(raw.replace(/,/g, ''))
    return Number.isFinite(value) ? value : null
  }
  return parseWords(raw)
}

/** All periods of time in a normalised text, in order. Digits in brackets win over the words before them. */
export function findPeriods(norm: string): Period[] {
  const periods: Period[] = []
  for (const match of norm.matchAll(PERIOD)) {
    const amount = parseNumber(match[2] ?? match[1]!) ?? parseNumber(match[1]!)
    const unitName = /(hour|day|week|month|quarter|year)/.exec(match[3]!)?.[1] as Period['unit'] | undefined
    if (amount === null || unitName === undefined) continue
    periods.push({
      start: match.index,
      end: match.index + match[0].length,
      amount,
      unit: unitName,
      days: amount * daysOf[unitName],
    })
  }
  return periods
}

const word = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakhs?|lacs?|crores?|million)`
const spelt = String.raw`(?:${word}(?:,? and |, |[ -])){0,14}${word}\b`
/** Currencies of other countries by code or sign. Fewer than three figures behind one are a version or a number of something. */
const CODES = String.raw`php|₱|ksh\.?|kes|ngn|₦|aed|dhs\.?|sgd|s\$|aud|au?\$|nzd|nz\$|cad|ca?\$|zar|hkd|hk\$|jpy|¥|chf|myr|lkr|npr|bdt|qar|omr|sar|kwd|bhd|thb|ugx|tzs|ghs|ntd?\$|ntd|twd|krw|₩|idr|vnd|pkr|brl|r\$|mxn|pln|czk|dkk|nok|sek|ils`
const MONEY = new RegExp(
  [
    String.raw`(?<![a-z]|\d(?=rs))(?<symbol>₹|rs\.?|re\.|inr|rupees|us ?\$|usd ?\$?|aus? ?\$|can\$|\$|€|eur|£|gbp|rmb|cny) ?(?:\((?:inr|₹|rs\.?)\) ?)?(?<figure>\d{1,3}(?:, 000)+(?![\d,])|${digits}(?:\.\d+)?)(?!\d|m (?:libor|sofr|euribor|term)\b)(?:\/-)?(?: ?(?<scale>lakhs?|lacs?|crores?|cr|million|billion|thousand|k|mn|bn)\b|(?<scaleShort>m|l(?=pa\b|\b))(?:pa)?\b)?(?: (?<named>cad|aud|sgd|hkd|nzd|canadian|australian|singapore)\b)?`,
    String.raw`(?<![a-z])(?<code>${CODES}) ?(?<codeFigure>\d{1,3}(?:,\d{2,3}){1,4}(?:\.\d+)?|\d{3,12}(?:\.\d+)?|\d{1,2}(?:\.\d{1,3})?(?= ?(?:million|billion)\b))(?![\d,]*\d)(?: ?(?<codeScale>million|billion|thousand|k|mn|bn)\b)?`,
    String.raw`(?<!\/)\b(?<before>${digits}(?:\.\d+)?) ?(?<scaleBefore>lakhs?|lacs?|crores?)?\b ?(?<unit>rupees|dollars|euros|inr|usd)\b`,
    String.raw`(?<![a-z])(?:rupees|rs\.?|inr) (?<words>${spelt})`,
    String.raw`\b(?<wordsBefore>${spelt}) rupees\b`,
    // '5,00,000/-' and 'ten lakh' stand for rupees without saying so
    String.raw`(?<![\d/.,-])(?<dash>\d[\d,]{2,14}(?:\.\d+)?)\/-`,
    String.raw`(?<![\d/.,-])(?<bare>${digits}(?:\.\d+)?) (?<bareScale>lakhs?|lacs?|crores?)\b(?= ?(?:[.,;)]|only|per|a|in|as|and|or|for|to|on|by|from|plus|with|each|at|is|was|shall)(?![a-z]))`,
  ].join('|'),
  'g',
)

export interface Money {
  readonly start: number
  readonly end: number
  readonly amount: number
  /** its code, 'INR' */
  readonly currency: string
}

const BY_SIGN: Readonly<Record<string, string>> = {
  '₱': 'PHP',
  ksh: 'KES',
  '₦': 'NGN',
  dhs: 'AED',
  s$: 'SGD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  c$: 'CAD',
  ca$: 'CAD',
  hk$: 'HKD',
  nt$: 'TWD',
  ntd$: 'TWD',
  ntd: 'TWD',
  '₩': 'KRW',
  r$: 'BRL',
  '¥': 'JPY',
  canadian: 'CAD',
  australian: 'AUD',
  singapore: 'SGD',
}
const byCode = (code: string): string => BY_SIGN[code.replace('.', '')] ?? code.toUpperCase()

function currencyOf(symbol: string): Money['currency'] {
  if (/^(us ?\$|usd ?\$?|\$|dollars)$/.test(symbol)) return 'USD'
  if (/^aus? ?\$$/.test(symbol)) return 'AUD'
  if (/^can\$$/.test(symbol)) return 'CAD'
  if (/^(€|eur|euros)$/.test(symbol)) return 'EUR'
  if (/^(£|gbp)$/.test(symbol)) return 'GBP'
  if (/^(rmb|cny)$/.test(symbol)) return 'CNY'
  return 'INR'
}

/** Sums of money in a normalised text: 'Rs. 2,00,000', 'INR 2 lakh', '₹1,05,000', 'rupees two lakh', '$5,000'. */
export function findMoney(norm: string): Money[] {
  const found: Money[] = []
  for (const match of norm.matchAll(MONEY)) {
    const {
      code,
      codeFigure,
      codeScale,
      symbol,
      figure,
      scale,
      scaleShort,
      named,
      before,
      scaleBefore,
      unit,
      words,
      wordsBefore,
      dash,
      bare,
      bareScale,
    } = match.groups ?? {}
    const inWords = words ?? wordsBefore
    const base =
      inWords === undefined
        ? parseNumber((figure ?? codeFigure ?? before ?? dash ?? bare ?? '').replaceAll(' ', ''))
        : parseWords(inWords.replace(/,/g, ''))
    if (base === null || isHeadOfColumn(norm, match.index, figure)) continue
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      // To the paisa: 2.97 crore is not 29700000.000000004.
      amount:
        Math.round(base * (scales[scale ?? scaleShort ?? codeScale ?? scaleBefore ?? bareScale ?? ''] ?? 1) * 100) /
        100,
      // '$55 CAD': the word behind a bare sign says whose dollar it is
      currency:
        named !== undefined && symbol === '$'
          ? byCode(named)
          : code === undefined
            ? currencyOf(symbol ?? unit ?? 'rs')
            : byCode(code),
    })
  }
  return found
}

/** 'Amount in INR' over the rows of a table, and the number of the first row behind it: no sum of one rupee. */
const isHeadOfColumn = (norm: string, at: number, figure: string | undefined): boolean =>
  /^\d{1,2}$/.test(figure ?? '') && COLUMN.test(norm.slice(Math.max(0, at - 24), at))
const COLUMN = /\b(?:amounts?|rates?|prices?|values?|costs?|charges|fees|totals?|figures) ?[(/]? ?in $/

/** 'rupees 2,50,000' in Indian grouping, for words shown to a person. */
export function formatMoney(money: { amount: number; currency: string }): string {
  const symbol = { INR: '₹', USD: 'US$', EUR: '€', GBP: '£' }[money.currency] ?? `${money.currency} `
  return symbol + groupIndian(money.amount, money.currency === 'INR')
}

function groupIndian(amount: number, indian: boolean): string {
  const [whole = '0', fraction] = String(Math.round(amount * 100) / 100).split('.')
  const tail = fraction === undefined ? '' : `.${fraction.padEnd(2, '0')}`
  if (!indian) return whole.replace(/\B(?=(\d{3})+$)/g, ',') + tail
  const last = whole.slice(-3)
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return (head === '' ? last : `${head},${last}`) + tail
}
