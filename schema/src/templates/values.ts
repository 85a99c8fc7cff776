import type { TemplateField } from './templates.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 250000 as '2,50,000'. */
function grouped(digits: string): string {
  const [whole = '', part] = digits.split('.')
  const head = whole === '' ? '' : indian.format(BigInt(whole))
  return part === undefined ? head : `${head}.${part}`
}
const indian = new Intl.NumberFormat('en-IN')

function upToHundred(count: number): string {
  if (count < 20) return small[count] ?? ''
  const rest = count % 10
  return `${tens[Math.floor(count / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`
}

/** 250000 as 'two lakh fifty thousand', as sums are written out in India. */
export function inWords(count: number): string {
  if (count < 100) return upToHundred(count)
  for (const [size, name] of [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (count < size) continue
    const rest = count % size
    return `${inWords(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
  }
  return ''
}

/** A number as somebody types it, commas, spaces and the sign of the rupee left out; null where it is none. */
function plainNumber(value: string): string | null {
  const digits = value.replace(/^(?:rs\.?|inr|₹)/i, '').replace(/[\s,%]|\/-$/g, '')
  return /^\d{1,13}(?:\.\d{1,4})?$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : null
}

/** What a filled field is in the text: '2026-12-01' is '1 December 2026', '250000' is 'Rs 2,50,000 (Rupees … only)'. */
export function showValue({ kind }: Pick<TemplateField, 'kind'>, raw: string): string {
  const value = raw.trim()
  if (kind === 'date') {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
    const name = months[Number(month) - 1]
    return name === undefined ? value : `${Number(day)} ${name} ${year}`
  }
  const number = kind === 'money' || kind === 'percent' ? plainNumber(value) : null
  if (number === null) return value
  if (kind === 'percent') return `${number}%`
  const words = /\./.test(number) ? '' : ` (Rupees ${inWords(Number(number))} only)`
  return `Rs ${grouped(number)}${words}`
}

/** Why a value cannot stand in a field of this kind; null where it can. A blank is not filled in, and is no fault. */
export function valueFault({ kind, options }: Pick<TemplateField, 'kind' | 'options'>, raw: string): ValueFault | null {
  const value = raw.trim()
  if (value === '') return null
  if (kind === 'date') return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value) ? null : 'no_date'
  if (kind === 'money' || kind === 'number' || kind === 'percent') {
    const number = plainNumber(value)
    if (number === null) return 'no_number'
    return kind === 'percent' && Number(number) > 100 ? 'over_hundred' : null
  }
  if (kind === 'email') return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) ? null : 'no_email'
  if (kind === 'choice' && options && !options.includes(value)) return 'no_option'
  return null
}
export type ValueFault = 'no_date' | 'no_number' | 'over_hundred' | 'no_email' | 'no_option'
