import type { CommentPlace } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { clauseName } from '../../lib/text/clause-name.ts'
import css from './comments.module.css'

interface Props {
  place: Pick<CommentPlace, 'clause_number' | 'quote'> & Partial<CommentPlace>
  /** shows the words in the contract; without it they are only told */
  onShow?: (() => void) | undefined
}

/** What in the contract a comment is about: the clause, the page, and the contract's own words. */
export function PlaceChip({ place: { clause_number, page, quote, start = 0, end = 0 }, onShow }: Props) {
  const { t } = useTranslation('comments')
  const clause = clause_number && clauseName(clause_number)
  const name = [clause, page && t('page', { page })].filter(Boolean).join(', ') || t('place')
  const cut = end - start > quote.length
  return (
    <p className={css.place}>
      {onShow ? (
        <button type="button" className={css.chip} onClick={onShow} title={t('show')}>
          {name}
        </button>
      ) : (
        <span className={css.chip}>{name}</span>
      )}{' '}
      {quote && (
        <q className={css.quote} dir="auto">
          {quote.trimEnd()}
          {cut && '…'}
        </q>
      )}
    </p>
  )
}
