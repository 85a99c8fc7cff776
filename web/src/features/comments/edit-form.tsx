import type { Comment } from '@karar/schema'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../lib/http/use-send.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { addComment, editComment } from './api.ts'
import css from './comments.module.css'
import { changedFields, type Editing, someoneElseChanged } from './editing.ts'
import { commentFailure } from './failures.ts'
import { CommentFields } from './fields.tsx'

interface Props {
  editing: Editing
  onChange: (editing: Editing) => void
  /** the comment as it is now; null once it is gone */
  now: Comment | null
  own: boolean
  /** it was saved, or is to be forgotten */
  onDone: () => void
  /** left for now: what was typed is there when the editing goes on */
  onLeave: () => void
}

/** Changes a comment where it stands. What somebody else makes of it meanwhile is shown beside it, not over it. */
export function EditForm({ editing, onChange, now, own, onDone, onLeave }: Props) {
  const { t } = useTranslation('comments')
  const { base, draft } = editing
  const [blank, setBlank] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const saving = useSend({
    mutationFn: async () => {
      if (now) await editComment(base.document_id, base.id, changedFields(base, draft))
      else await addComment(base.document_id, { ...draft, place: base.place })
    },
    onSuccess: onDone,
  })
  function save() {
    if (saving.isPending) return
    const nothing = draft.content.trim() === ''
    setBlank(nothing)
    if (nothing) field.current?.focus()
    else saving.mutate()
  }
  return (
    <form
      className={css.edit}
      noValidate
      aria-label={t('editLabel')}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {!now && <Notice tone="warning">{t('goneMeanwhile')}</Notice>}
      {now && someoneElseChanged(base, now) && (
        <Notice tone="warning" title={t('changedMeanwhile', { name: now.edited_by_name ?? now.author_name })}>
          <span className={css.theirs} dir="auto">
            {now.content}
          </span>
          {t('yoursReplaces')}
        </Notice>
      )}
      <CommentFields
        label={t('editLabel')}
        draft={draft}
        onChange={(next) => {
          setBlank(false)
          onChange({ base, draft: next })
        }}
        error={blank ? t('blank') : ''}
        withPrivate={own || !now}
        onSend={save}
        onEscape={onLeave}
        field={field}
      >
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t(now ? 'save' : 'addAgain')}
        </Button>
      </CommentFields>
      {saving.error && <Notice tone="error">{commentFailure(saving.error, now ? 'update' : 'add')}</Notice>}
    </form>
  )
}
