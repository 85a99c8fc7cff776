/** A piece of the text that is struck through, or the sign that stands for it: '~~' before and behind. */
export interface StruckPiece {
  start: number
  end: number
  struck: 'words' | 'sign'
}

/** As the reader of Word files writes them, and the analysis leaves them out. */
const CROSSED_OUT = /~~(?=\S)[^~\n]{1,600}~~/g

/** What is struck through in [from, to) of a text, in order; the text does not begin within struck words. */
export function struckIn(text: string, from = 0, to = text.length): StruckPiece[] {
  const here = text.slice(from, to)
  if (!here.includes('~~')) return []
  return [...here.matchAll(CROSSED_OUT)].flatMap(({ index, 0: whole }): StruckPiece[] => {
    const start = from + index
    const end = start + whole.length
    return [
      { start, end: start + 2, struck: 'sign' },
      { start: start + 2, end: end - 2, struck: 'words' },
      { start: end - 2, end, struck: 'sign' },
    ]
  })
}

/**
 * What is struck through in a quote, which may begin or end within struck words. Where that is not plain, the signs stay: what
 * counts must not be shown with a line through it. Struck words begin and end with a letter or sign, and what stands between
 * the end of some and the beginning of others rarely does.
 */
export function struckInQuote(quote: string): StruckPiece[] {
  const pieces = struckIn(quote)
  const paired = quote.split('~~').length % 2 === 1
  return paired && pieces.every(({ end }) => !/\s/.test(quote[end - 1]!)) ? pieces : []
}
