import './undo-toast.tsx'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTimeViewProps } from '../../lib/document-view.ts'
import { spanHash } from '../../lib/place.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { meQuery } from '../accounts/api.ts'
import { AddForm } from './add-form.tsx'
import { CommentItem } from './comment-item.tsx'
import css from './comments.module.css'
import { deletions } from './deletions.ts'
import { EditForm } from './edit-form.tsx'
import { beginEditing, type Editing, edits } from './editing.ts'
import { placeToday } from './places.ts'
import { CommentsSkeleton } from './skeleton.tsx'
import { useComments } from './use-comments.ts'

/** The comments on a document: written, read, edited and deleted, and those of others as they come. */
export function CommentsView({ document, analysis, text, show }: AnyTimeViewProps) {
  const { t } = useTranslation('comments')
  const { query, rows, total, live } = useComments(document.id)
  const list = useKeepFocus<HTMLOListElement>(rows.length)
  const me = useQuery(meQuery).data?.id
  const { failure } = deletions.use()
  const [editing, setEditing] = useState<Editing | null>(null)
  const lost = editing && query.data && !rows.some(({ id }) => id === editing.base.id) ? editing : null
  const rest = { editing, onChange: change, onDone: forgetEditing, onLeave: leaveEditing }

  function change(next: Editing) {
    edits.keep(next.base.id, next)
    setEditing(next)
  }
  function forgetEditing() {
    if (editing) edits.drop(editing.base.id)
    leaveEditing()
  }
  function leaveEditing() {
    const id = editing?.base.id
    setEditing(null)
    // back to where the editing was begun
    setTimeout(() => window.document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus())
  }
  return (
    <section aria-label={t('title')}>
      <h1 className={css.title}>
        {t('title')} {total > 0 && <span className={css.count}>{formatNumber(total)}</span>}
      </h1>
      <p className={css.hint}>{t(document.owner ? 'seenOther' : 'seen')}</p>
      <AddForm document={document} text={text} analysis={analysis} />
      <div role="status">{live.offline && <p className={css.offline}>{t('offline')}</p>}</div>
      {failure && (
        <Notice tone="error" onClose={deletions.forgetFailure}>
          {failure}
        </Notice>
      )}
      {lost && (
        <div className={css.sheet}>
          <EditForm {...rest} editing={lost} now={null} own={lost.base.author_id === me} />
        </div>
      )}
      {query.data ? (
        <>
          {rows.length === 0 && <p className={css.none}>{t('none')}</p>}
          <ol className={css.list} ref={list} tabIndex={-1}>
            {rows.map((comment) => {
              const place = comment.place && analysis && placeToday(comment.place, text?.text)
              const isEdited = editing?.base.id === comment.id
              return (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  fresh={live.fresh.has(comment.id) && comment.author_id !== me}
                  onShow={place ? () => show(spanHash(place.start, place.end)) : undefined}
                  onEdit={() => setEditing(beginEditing(comment))}
                  onDelete={() => deletions.later([comment])}
                  editor={
                    isEdited && <EditForm {...rest} editing={editing} now={comment} own={comment.author_id === me} />
                  }
                />
              )
            })}
          </ol>
          {query.hasNextPage && (
            <p className={css.more}>
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
              {t('showing', { shown: formatNumber(rows.length), total: formatNumber(total) })}
            </p>
          )}
        </>
      ) : query.isError ? (
        <FailedToLoad title={t('failed.load')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <CommentsSkeleton />
      )}
    </section>
  )
}
