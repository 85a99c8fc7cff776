import { type DocumentId, longestQuestion } from '@karar/schema'
import { Textarea } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import { ask, stopAsking } from './asking.ts'
import css from './composer.module.css'
import { keepDraft, useDraft } from './draft.ts'

/** From so many characters on they are counted before the person's eyes. */
const countFrom = longestQuestion - 200

/** Where a question is typed: Enter sends it, Shift and Enter begins a new line. */
export function Composer({ documentId, busy }: { documentId: DocumentId; busy: boolean }) {
  const { t } = useTranslation('chat')
  const typed = useDraft(documentId)
  const [blank, setBlank] = useState(false)
  const { online } = useNetwork()
  const notesId = useId()
  const question = typed.trim()
  const over = question.length - longestQuestion
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (busy || over > 0 || !online) return
    setBlank(question === '')
    if (question === '') return
    keepDraft(documentId, '')
    void ask(documentId, question)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className={css.composer} onSubmit={send}>
      <div className={css.box} data-wrong={blank || over > 0 || undefined}>
        <Textarea
          className={css.field ?? ''}
          classNames={{ input: css.input ?? '' }}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={7}
          enterKeyHint="send"
          aria-label={t('input.label')}
          aria-describedby={notesId}
          aria-invalid={blank || over > 0}
          placeholder={t('input.hint')}
          value={typed}
          onChange={({ currentTarget }) => {
            setBlank(false)
            keepDraft(documentId, currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        {/* two buttons, not one that changes: stopped early, the click on the one would send what is given back */}
        {busy ? (
          <button
            key="stop"
            type="button"
            className={css.send}
            aria-label={t('input.stop')}
            title={t('input.stop')}
            onClick={() => stopAsking(documentId)}
          >
            <Square size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
          </button>
        ) : (
          <button key="send" type="submit" className={css.send} aria-label={t('input.send')} title={t('input.send')}>
            <ArrowUp size={20} strokeWidth={2} aria-hidden="true" />
          </button>
        )}
      </div>
      <div id={notesId} className={css.notes}>
        {blank && (
          <p className={css.wrong} role="alert">
            {t('input.blank')}
          </p>
        )}
        {!online && <p className={css.wrong}>{t('input.offline')}</p>}
        {question.length > countFrom && (
          <p className={over > 0 ? css.wrong : css.count}>
            {t(over > 0 ? 'input.over' : 'input.count', {
              count: over,
              shown: formatNumber(over),
              used: formatNumber(question.length),
              most: formatNumber(longestQuestion),
            })}
          </p>
        )}
        <p className={css.note}>
          {t('input.note')} <span className={css.keys}>{t('input.keys')}</span>
        </p>
      </div>
    </form>
  )
}
