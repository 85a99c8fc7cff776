/** A piece of the text that is struck through, or the sign that stands for it: '~~' before and behind. */
export interface StruckPiece {
  start: number
  end: number
  struck: 'words' | 'sign'
}

/** As the reader of Word files writes them, and the analysis leaves them out. */
const CROSSED_OUT = /~~(?=\S)[^~\n]{1,600}~~/g

/** What is struck through in [from, to) of a text, in order. A quote may begin or end within struck words: those keep their signs. */
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
