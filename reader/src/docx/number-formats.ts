/** A list number as Word shows it in a number format (`w:numFmt`); a format unknown here is shown as digits. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'none':
      return ''
    case 'decimalZero':
      return value < 10 ? `0${value}` : String(value)
    case 'lowerLetter':
      return letters(value)
    case 'upperLetter':
      return letters(value).toUpperCase()
    case 'lowerRoman':
      return roman(value).toLowerCase()
    case 'upperRoman':
      return roman(value)
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`
    case 'cardinalText':
      return capital(cardinal(value))
    case 'ordinalText':
      return capital(ordinalText(value))
    case 'hindiNumbers':
      return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
    default:
      return String(value)
  }
}

/** a..z, then aa, bb, ... zz, aaa: Word repeats the letter. */
function letters(value: number): string {
  if (value < 1 || value > 26 * 30) return String(value)
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
}

const romans: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(value: number): string {
  if (value < 1 || value > 9999) return String(value)
  let rest = value
  let text = ''
  for (const [worth, sign] of romans) {
    while (rest >= worth) {
      text += sign
      rest -= worth
    }
  }
  return text
}

function ordinalEnding(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function cardinal(value: number): string {
  if (value < 0 || value > 999) return String(value)
  if (value < 20) return small[value]!
  if (value < 100) return tens[Math.floor(value / 10)]! + (value % 10 ? `-${small[value % 10]}` : '')
  return `${small[Math.floor(value / 100)]} hundred${value % 100 ? ` ${cardinal(value % 100)}` : ''}`
}

const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function ordinalText(value: number): string {
  const words = cardinal(value)
  const last = words.split(/[ -]/).at(-1)!
  const ordinal = irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return words.slice(0, words.length - last.length) + ordinal
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
