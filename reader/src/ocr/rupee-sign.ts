import type { Picture } from './pictures.ts'
import type { Recogniser, Seen, SeenWord } from './recogniser.ts'

/**
 * The English letters that the recogniser was trained on do not hold the rupee sign: it takes the sign for an X, a yen
 * sign or, worst, for a 2 or 3, and makes ₹25,000 out as 325,000. Such words stand out by a low confidence, while
 * figures without a sign are read with a high one. So every doubtful figure is looked at a second time by the Hindi
 * recogniser, which knows the sign and at least sees that it is no digit.
 *
 * @returns how many figures of the page stay in doubt, since the two did not agree: a person should compare them
 */
export async function mendRupeeSigns(recogniser: Recogniser, picture: Picture, seen: Seen): Promise<number> {
  let left = 0
  const doubtful = seen.lines.flatMap(({ words }) => words).filter(isDoubtfulFigure)
  for (const word of doubtful.slice(0, mostOnAPage)) {
    const second = await recogniser.piece(picture, 'hin', around(word), seen.slant)
    const mended = withSign(word, second.text)
    const agreed = mended !== word.text && second.text.includes('₹')
    if (!agreed) left++
    word.text = mended
  }
  return left + Math.max(0, doubtful.length - mostOnAPage)
}

/** A page of figures that are all in doubt is read badly anyway, and each look takes a moment. */
const mostOnAPage = 60
/** Figures without a sign are read with more confidence than this, in print of every kind that was tried. */
const sure = 0.8
const unsure = 0.72

/** An amount: an opening bracket, at most two signs or letters that may be a rupee sign, digits, '/-' or the like. */
const figure = /^([("'[]*)([^\d\s("'[]{0,2})(\d[\d,]{0,30}(?:\.\d{1,2})?)(?:\/[-–—]?|[)"'\].,;:])*$/u

const isDoubtfulFigure = ({ text, confidence }: SeenWord): boolean =>
  confidence < sure && /\d.*\d.*\d/.test(text) && figure.test(text)

const around = ({ box: { x0, y0, x1, y1 } }: SeenWord) => ({
  // a sign that was left out stands to the left of the word
  x0: Math.max(0, x0 - 15),
  y0: Math.max(0, y0 - 5),
  x1: x1 + 5,
  y1: y1 + 5,
})

/**
 * The word with a rupee sign where the two readings say that one stands there.
 *
 * @param first the English reading of a word, '325,000' or 'X25,000'
 * @param second the Hindi reading of the same place, '₹25,000' or 'रू25,000'
 */
export function withSign(first: Pick<SeenWord, 'text' | 'confidence'>, second: string): string {
  const match = figure.exec(first.text)
  if (!match) return first.text
  const [, open = '', before = '', amount = ''] = match
  const rest = first.text.slice(open.length + before.length + amount.length)
  // No amount begins with such a letter, and a yen sign is hardly meant.
  const isAmount = /,\d|\/[-–—]/.test(amount + rest)
  if (/^[X¥]$/.test(before) || (isAmount && /^[TZF]$/.test(before))) return `${open}₹${amount}${rest}`
  const sign = /(?<![\u0904-\u094d₹])([\u0904-\u094d₹]+) ?[\d,]*\d/.exec(second)?.[1] ?? ''
  if (before !== '') return sign !== '' && /^[^\p{L}]$/u.test(before) ? `${open}₹${amount}${rest}` : first.text
  const digits = second.replace(/\D/g, '')
  const own = amount.replace(/\D/g, '')
  if (digits === own) return sign === '' ? first.text : `${open}₹${amount}${rest}`
  // The Hindi reading has no digit where the English one has its first. Only a 2 and a 3 are known to be made of the
  // sign; a true 3 is sometimes taken for the letter उ, and then nothing is certain.
  const certain = sign.startsWith('उ') ? false : first.confidence < (sign === '' ? 0.6 : unsure)
  if (certain && /^[23]/.test(own) && digits.length > 0 && digits === own.slice(1))
    return `${open}₹${amount.slice(1).replace(/^,/, '')}${rest}`
  return first.text
}
