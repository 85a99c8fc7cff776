import './undo-toast.tsx'
import type { Document } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../accounts/api.ts'
import { useComments } from './use-comments.ts'
import css from './watch.module.css'

/** Keeps a document's comments up to date whatever view of it is shown: tells how many there are, reads out new ones. */
export function CommentsWatch({ document, onCount }: { document: Document; onCount: (count: number) => void }) {
  const { t } = useTranslation('comments')
  const { total, live } = useComments(document.id)
  const me = useQuery(meQuery).data?.id
  const arrived = live.latest?.author_id === me ? null : live.latest
  useEffect(() => onCount(total), [total, onCount])
  // each change of these words is read out: who writes twice is told of twice
  return (
    <p role="status" className={`visually-hidden ${css.heard}`}>
      {arrived && <span key={arrived.id}>{t('new', { name: arrived.author_name })}</span>}
    </p>
  )
}
