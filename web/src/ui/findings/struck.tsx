import type { ReactNode } from 'react'
import { type StruckPiece, struckInQuote } from '../../lib/text/struck.ts'
import css from './struck.module.css'

/** Words of the contract as they stand there: struck through where they are. */
export function QuotedWords({ children: text }: { children: string }) {
  return <PassageWords text={text} start={0} struck={struckInQuote(text)} />
}

interface PassageProps {
  text: string
  /** where in the whole text it begins */
  start: number
  /** what is struck through in the whole text, in order */
  struck: readonly StruckPiece[]
}

/** A passage of the contract, which may begin or end within struck words. */
export function PassageWords({ text, start: from, struck }: PassageProps) {
  const to = from + text.length
  const pieces = struck.filter(({ start, end }) => start < to && end > from)
  if (pieces.length === 0) return text
  const slice = (start: number, end = to) => text.slice(Math.max(0, start - from), Math.max(0, end - from))
  return (
    <>
      {pieces.map((piece, i) => (
        <span key={piece.start}>
          {slice(pieces[i - 1]?.end ?? from, piece.start)}
          <StruckOut piece={piece}>{slice(piece.start, piece.end)}</StruckOut>
        </span>
      ))}
      {slice(pieces.at(-1)!.end)}
    </>
  )
}

/** Words with a line through them, or the sign that says so where no line can be drawn. */
export function StruckOut({ piece, children }: { piece: StruckPiece; children: ReactNode }) {
  return piece.struck === 'words' ? <s>{children}</s> : <span className={css.sign}>{children}</span>
}
