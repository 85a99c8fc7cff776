import type { Comment } from '@karar/schema'
import { LockKeyhole, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDayAndTime } from '../../lib/text/times.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './comments.module.css'
import { PlaceChip } from './place-chip.tsx'

interface Props {
  comment: Comment
  /** came a moment ago */
  fresh: boolean
  /** shows its place in the contract, where that is still there */
  onShow: (() => void) | undefined
  onEdit: () => void
  onDelete: () => void
  /** stands in the place of the words while they are edited */
  editor: React.ReactNode
}

/** One comment: who, what kind, seen by whom and when; its place in the contract; its words. */
export function CommentItem({ comment, fresh, onShow, onEdit, onDelete, editor }: Props) {
  const { t } = useTranslation('comments')
  const { author_name: name, created_at, edited_at, edited_by_name, place } = comment
  const when = formatDayAndTime(created_at)
  return (
    <li className={css.sheet} data-fresh={fresh || undefined} data-comment={comment.id}>
      <article aria-label={t('by', { name, when })}>
        <header className={css.head}>
          <span className={css.author}>{name}</span>
          <span>{t(`types.${comment.comment_type}`)}</span>
          {comment.is_private && (
            <span className={css.private}>
              <LockKeyhole size={15} strokeWidth={1.75} aria-hidden="true" />
              {t('private')}
            </span>
          )}
          <time dateTime={created_at}>{when}</time>
          {edited_at && (
            <span title={formatDayAndTime(edited_at)}>
              {edited_by_name ? t('editedBy', { name: edited_by_name }) : t('edited')}
            </span>
          )}
          {!editor && (
            <span className={css.tools}>
              <IconButton label={t('edit', { name })} data-edit={comment.id} onClick={onEdit}>
                <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('delete', { name })} onClick={onDelete}>
                <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </header>
        {place && <PlaceChip place={place} onShow={onShow} />}
        {editor || (
          <p className={css.content} dir="auto">
            {comment.content}
          </p>
        )}
      </article>
    </li>
  )
}
