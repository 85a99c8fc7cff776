import type { Document, DocumentText, UnifiedAnalysis } from '@karar/schema'
import { Button } from '@mantine/core'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../lib/http/use-send.ts'
import { useAddress } from '../../lib/use-address.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { addComment } from './api.ts'
import css from './comments.module.css'
import { type Draft, useDraft } from './drafts.ts'
import { commentFailure } from './failures.ts'
import { CommentFields } from './fields.tsx'
import { PlaceChip } from './place-chip.tsx'
import { describePlace, readSpan } from './places.ts'

interface Props {
  document: Document
  text: DocumentText | undefined
  analysis: UnifiedAnalysis | undefined
}

/** Writes a comment: on the document, or on the place that the address names. What was typed stays until it is kept. */
export function AddForm({ document: { id }, text, analysis }: Props) {
  const { t } = useTranslation('comments')
  const { draft, change, forget } = useDraft(id)
  const [blank, setBlank] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const address = useAddress()
  const at = address.get('at')
  const span = readSpan(at, text?.text)
  useEffect(() => {
    if (!readSpan(at)) return
    field.current?.scrollIntoView({ block: 'center' })
    field.current?.focus({ preventScroll: true })
  }, [at])
  const adding = useSend({
    mutationFn: (sent: Draft) => addComment(id, { ...sent, place: span }),
    onSuccess: (_, sent) => {
      forget(sent)
      if (at) address.set({ at: '' })
      field.current?.focus()
    },
  })

  function send() {
    if (adding.isPending) return
    const nothing = draft.content.trim() === ''
    setBlank(nothing)
    if (nothing) field.current?.focus()
    else adding.mutate(draft)
  }
  return (
    <form
      className={css.sheet}
      noValidate
      aria-label={t('add')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {span && (
        <div className={css.attached}>
          <PlaceChip place={{ ...describePlace(span, text, analysis), ...span }} />
          <IconButton label={t('withoutPlace')} onClick={() => address.set({ at: '' })}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <CommentFields
        label={t(span ? 'labelPlace' : 'label')}
        draft={draft}
        onChange={(next) => {
          setBlank(false)
          change(next)
        }}
        error={blank ? t('blank') : ''}
        withPrivate
        onSend={send}
        field={field}
      >
        <Button type="submit" loading={adding.isPending}>
          {t('add')}
        </Button>
      </CommentFields>
      {/* who does not see the list grow hears of it; each time anew */}
      <p role="status" className="visually-hidden">
        {adding.isSuccess && <span key={adding.submittedAt}>{t('added')}</span>}
      </p>
      {adding.error && <Notice tone="error">{commentFailure(adding.error, 'add')}</Notice>}
    </form>
  )
}
