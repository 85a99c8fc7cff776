import type { ReactNode } from 'react'
import { type StruckPiece, struckInQuote } from '../../lib/text/struck.ts'
import css from './struck.module.css'

/** Words of the contract as they stand there: struck through where they are. */
export function QuotedWords({ children: text }: { children: string }) {
  const pieces = struckInQuote(text)
  if (pieces.length === 0) return text
  return (
    <>
      {pieces.map((piece, i) => (
        <span key={piece.start}>
          {text.slice(pieces[i - 1]?.end ?? 0, piece.start)}
          <StruckOut piece={piece}>{text.slice(piece.start, piece.end)}</StruckOut>
        </span>
      ))}
      {text.slice(pieces.at(-1)!.end)}
    </>
  )
}

/** Words with a line through them, or the sign that says so where no line can be drawn. */
export function StruckOut({ piece, children }: { piece: StruckPiece; children: ReactNode }) {
  return piece.struck === 'words' ? <s>{children}</s> : <span className={css.sign}>{children}</span>
}
