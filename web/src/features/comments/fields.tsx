import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { CommentType } from '@karar/schema'
import { NativeSelect, Switch, Textarea } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import css from './comments.module.css'
import type { Draft } from './drafts.ts'

interface Props {
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  /** what is wrong with the words, or '' */
  error: string
  /** only its author decides who sees a comment */
  withPrivate: boolean
  onSend: () => void
  onEscape?: () => void
  field?: Ref<HTMLTextAreaElement>
  children: React.ReactNode
}

/** Words, type and who may see it; Ctrl or Cmd with Enter sends. */
export function CommentFields(props: Props) {
  const { label, draft, onChange, error, withPrivate, onSend, onEscape, field, children } = props
  const { t } = useTranslation('comments')
  return (
    <>
      <Textarea
        ref={field ?? null}
        label={label}
        dir="auto"
        autosize
        minRows={2}
        maxRows={14}
        value={draft.content}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...draft, content: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            onSend()
          }
          if (event.key === 'Escape') onEscape?.()
        }}
      />
      <div className={css.options}>
        <NativeSelect
          className={css.type ?? ''}
          aria-label={t('type')}
          data={CommentType.options.map((value) => ({ value, label: t(`types.${value}`) }))}
          value={draft.comment_type}
          onChange={({ currentTarget }) => onChange({ ...draft, comment_type: CommentType.parse(currentTarget.value) })}
        />
        {withPrivate && (
          <Switch
            label={t(draft.is_private ? 'privateOn' : 'privateOff')}
            checked={draft.is_private}
            onChange={({ currentTarget }) => onChange({ ...draft, is_private: currentTarget.checked })}
          />
        )}
        <div className={css.buttons}>{children}</div>
      </div>
    </>
  )
}
