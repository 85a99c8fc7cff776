import { type LegalMessage, longestLegalMessage } from '@karar/schema'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/text/format.ts'
import { formatDayAndTime } from '../../lib/text/times.ts'
import { Notice } from '../states/notice.tsx'
import { useTellElsewhere } from '../states/use-tell-elsewhere.ts'
import { TextAction } from '../text-action.tsx'
import css from './legal.module.css'
import { useWritten, write, writtenAbout } from './typed.ts'

interface Props {
  /** the request that it is about, and who writes: under which of them what was typed is kept */
  about: string
  /** as what the reader knows the request */
  title: string
  /** newest first, as they come */
  messages: readonly LegalMessage[]
  /** whether the reader is the legal team */
  desk: boolean
  /** nothing more can be written */
  closed: boolean
  /** brings earlier ones; null where all are shown */
  onEarlier: (() => void) | null
  /** resolves once it is kept; throws what was refused, in words */
  onSend: (content: string) => Promise<void>
}

/** What requester and legal team wrote each other, oldest first, and a field to go on. What was typed outlives a failure, and the closing of it. */
export function Thread({ about, title, messages, desk, closed, onEarlier, onSend }: Props) {
  const { t } = useTranslation('consultations')
  const { text: typed, sending } = useWritten(about)
  const [problem, setProblem] = useState('')
  const tellElsewhere = useTellElsewhere()
  const field = useRef<HTMLTextAreaElement>(null)
  // at the desk it is a dialog, whose messages come when it is open already and its button to close has the keyboard
  useEffect(() => {
    if (desk) field.current?.focus()
  }, [desk])
  const tooLong = typed.trim().length > longestLegalMessage

  async function send(event: FormEvent) {
    event.preventDefault()
    const content = typed.trim()
    setProblem(content ? '' : t('thread.blank'))
    if (!content || tooLong || sending) return
    write(about, { sending: true })
    try {
      await onSend(content)
      // who has written on meanwhile keeps that
      write(about, { sending: false, ...(writtenAbout(about).text.trim() === content && { text: '' }) })
    } catch (error) {
      write(about, { sending: false })
      const words = (error instanceof Error && error.message) || t('thread.failed')
      if (!tellElsewhere(title, words)) setProblem(words)
    }
  }

  const nameOf = ({ from_desk, author_name }: LegalMessage) => {
    if (from_desk === desk) return desk ? (author_name ?? t('thread.desk')) : t('thread.you')
    return from_desk ? t('thread.desk') : (author_name ?? t('thread.gone'))
  }
  return (
    <>
      {onEarlier && <TextAction onClick={onEarlier}>{t('thread.earlier')}</TextAction>}
      {messages.length === 0 && <p className={css.quiet}>{t('thread.none')}</p>}
      <ol aria-label={t('thread.label')} aria-live="polite">
        {messages.toReversed().map((message) => (
          <li key={message.id} className={css.message} data-mine={message.from_desk === desk || undefined}>
            <p className={css.head}>
              <b>{nameOf(message)}</b>
              <span>{formatDayAndTime(message.created_at)}</span>
            </p>
            <p className={css.words}>{message.content}</p>
          </li>
        ))}
      </ol>
      {closed ? (
        <p className={css.quiet}>{t('thread.closed')}</p>
      ) : (
        <form className={css.form} noValidate onSubmit={send}>
          <Textarea
            label={t('thread.write')}
            rows={3}
            ref={field}
            data-autofocus={desk || undefined}
            value={typed}
            onChange={({ currentTarget }) => {
              write(about, { text: currentTarget.value })
              setProblem('')
            }}
            // said, and not cut off by the field without a word
            error={
              tooLong && t('tooLong', { length: formatNumber(typed.length), limit: formatNumber(longestLegalMessage) })
            }
          />
          {problem && <Notice tone="error">{problem}</Notice>}
          <div className={css.send}>
            <Button type="submit" loading={sending}>
              {t('thread.send')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
