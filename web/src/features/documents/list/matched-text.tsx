import { searchWords, wordsPattern } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './matched-text.module.css'

/** Where in its text a document was found: the contract's own words, those searched for marked. */
export function MatchedText({ text, q }: { text: string; q: string }) {
  const { t } = useTranslation('documents')
  return (
    <p className={css.piece}>
      <span className="visually-hidden">{t('find.inText')} </span>
      {pieces(text, q).map(({ at, words, marked }) => (marked ? <mark key={at}>{words}</mark> : words))}
    </p>
  )
}

interface Piece {
  at: number
  words: string
  marked: boolean
}

/** The text cut at the beginnings of words that were searched for. */
export function pieces(text: string, q: string): Piece[] {
  const words = searchWords(q)
  const found = words.length === 0 ? [] : [...text.matchAll(wordsPattern(words, 'g'))]
  const cut: Piece[] = []
  let from = 0
  for (const { index, 0: match } of found) {
    cut.push({ at: from, words: text.slice(from, index), marked: false }, { at: index, words: match, marked: true })
    from = index + match.length
  }
  return [...cut, { at: from, words: text.slice(from), marked: false }].filter((piece) => piece.words !== '')
}
