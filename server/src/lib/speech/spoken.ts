/** Abbreviations of contracts and what a person says for them. */
const said: [pattern: RegExp, words: string][] = [
  [/\bss\.\s?(?=\d)/gi, 'sections '],
  [/\b(?:s|sec)\.\s?(?=\d)/gi, 'section '],
  [/§\s?/g, 'section '],
  [/\bcl\.\s?(?=\d)/gi, 'clause '],
  [/\bart\.\s?(?=\d)/gi, 'article '],
  [/\bNo\.\s?(?=\d)/g, 'number '],
  [/\bw\.e\.f\.?/gi, 'with effect from'],
  [/\bi\.e\.,?/gi, 'that is,'],
  [/\be\.g\.,?/gi, 'for example,'],
  [/\bp\.a\.?(?!\w)/gi, 'a year'],
  [/\bpvt\.?\s+ltd\.?(?!\w)/gi, 'private limited'],
  [/\bltd\.?(?!\w)/gi, 'limited'],
  [/\bvs?\.(?=\s)/gi, 'versus'],
  [/\bNDA\b/g, 'N D A'],
  [/\bGST\b/g, 'G S T'],
  [/\bIP\b/g, 'I P'],
]

const scales: Record<string, string> = { lakh: 'lakh', lac: 'lakh', crore: 'crore', cr: 'crore', million: 'million' }
const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * A text as a person would say it: sums in lakh and crore, dates, sections and abbreviations in words, no marks of lists,
 * and nothing that the voice has no sound for.
 */
export function spoken(text: string): string {
  let words = text.replace(/^[-•*]\s+/gm, '').replace(/\*\*?|__|`/g, '')
  words = words.replace(
    /(?:₹|\bRs\.?|\bINR)\s?(\d[\d,]*)(?:\.(\d{1,2}))?(?:\/-)?(?:\s(lakh|lac|crore|cr|million)s?\b)?/gi,
    sayMoney,
  )
  words = words.replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, (all, year, month, day) => sayDay(all, +day, +month, year))
  words = words.replace(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g, (all, day, month, year) =>
    sayDay(all, +day, +month, year),
  )
  words = words.replace(/(\d)\s?%/g, '$1 percent')
  for (const [pattern, instead] of said) words = words.replace(pattern, instead)
  words = words.replace(/\b(\d{1,3}(?:,\d{2,3})+)\b/g, (number) => sayNumber(number.replaceAll(',', '')))
  // clause 4.2(b): a point between numbers is said, a bracket around a letter is a pause
  words = words.replace(/(\d)\.(\d+)\.(\d)/g, '$1 point $2 point $3').replace(/\((\w{1,4})\)/g, ' $1 ')
  return words
    .replace(/[“”"‘()[\]{}<>|]/g, ' ')
    .replace(/’/g, "'")
    .replace(/[–—]/g, ', ')
    .replace(/\n+/g, '. ')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .replace(/([.?!:;,])(?:[.,])+/g, '$1')
    .trim()
}

function sayMoney(_all: string, rupees: string, paise = '', scale = ''): string {
  const plain = rupees.replaceAll(',', '')
  const big = scales[scale.toLowerCase()]
  if (big) return `${plain}${paise && ` point ${paise}`} ${big} rupees`
  const part = Number(paise.padEnd(2, '0'))
  return `${sayNumber(plain)} rupees${part > 0 ? ` and ${part} paise` : ''}`
}

const places: [size: number, word: string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
]

/** 12,50,000 is twelve lakh fifty thousand. Beyond the thousands of crores a voice would only confuse. */
function sayNumber(digits: string): string {
  let left = Number(digits)
  if (!Number.isSafeInteger(left) || left >= 1e12) return digits
  const parts: string[] = []
  for (const [size, word] of places) {
    if (left >= size) parts.push(`${Math.floor(left / size)} ${word}`)
    left %= size
  }
  if (left > 0 || parts.length === 0) parts.push(String(left))
  return parts.join(' ')
}

function sayDay(all: string, day: number, month: number, year: string): string {
  const name = months[month - 1]
  return name && day >= 1 && day <= 31 ? `${day} ${name} ${year}` : all
}
