import type { Piece } from './pieces.ts'
import { BEGIN, END } from './wordpiece.ts'

/** What the encoder reads at once: tokens, and the pieces that it is asked about. */
export interface Chunk {
  readonly ids: readonly number[]
  /** for each token the place of its piece in `asked`, -1 for context */
  readonly owners: readonly number[]
  /** indexes of pieces */
  readonly asked: readonly number[]
}

/** Tokens of a chunk, of a piece, and how much of the heading and of the piece before stands at its beginning. */
const MOST = 192
const MOST_OF_A_PIECE = 150
const OF_HEADING = 16
const OF_PIECE_BEFORE = 24

/** Packs consecutive pieces together: each is read with its neighbours, and no token twice but a little context. */
export function packed(pieces: readonly Piece[], tokens: (text: string, most: number) => number[]): Chunk[] {
  const chunks: Chunk[] = []
  let ids: number[] = [BEGIN]
  let owners: number[] = [-1]
  let asked: number[] = []
  let heading: readonly number[] = []
  let before: readonly number[] = []
  const close = (): void => {
    if (asked.length > 0) chunks.push({ ids: [...ids, END], owners: [...owners, -1], asked })
    const lead = [...heading.slice(0, OF_HEADING), ...before.slice(-OF_PIECE_BEFORE)]
    ids = [BEGIN, ...lead]
    owners = ids.map(() => -1)
    asked = []
  }
  pieces.forEach((piece, index) => {
    const own = tokens(piece.text, MOST_OF_A_PIECE)
    if (own.length === 0) return
    // headings over clauses of another script, of which nothing is read, would gather without end
    if (ids.length + own.length + 1 > MOST && (asked.length > 0 || ids.length > MOST)) close()
    const owner = piece.span === null ? -1 : asked.length
    if (piece.span === null) {
      heading = own
      before = []
    } else {
      asked.push(index)
      before = own
    }
    ids.push(...own)
    owners.push(...own.map(() => owner))
  })
  close()
  return chunks
}
