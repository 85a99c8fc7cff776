import { longestQuestion } from '@karar/schema'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextAction, TextLink } from '../../ui/text-action.tsx'
import { firstOf } from './api.ts'
import { sayHere, silence } from './browser-voice.ts'
import css from './panel.module.css'
import type { Voice } from './use-voice.ts'

interface Props {
  voice: Voice
  busy: boolean
  /** where the answer stands with its clauses */
  chat: { search: string }
}

/** What was asked, to be put right and asked again, and what was answered. */
export function Said({ voice, busy, chat }: Props) {
  const { t } = useTranslation('voice')
  const [typed, setTyped] = useState(voice.question)
  useEffect(() => setTyped(voice.question), [voice.question])
  useEffect(() => silence, [])
  if (!voice.question) return null
  const again = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) voice.ask(typed.trim())
  }
  return (
    <>
      <form className={css.box} onSubmit={again}>
        <Textarea
          label={t('question')}
          description={t('correct')}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={longestQuestion}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={busy || typed.trim() === ''}>
          {t('askAgain')}
        </Button>
      </form>
      {voice.answer && (
        <section className={css.box} aria-label={t('answer')} aria-live="polite">
          <h2 className={css.label}>{t('answer')}</h2>
          <p className={css.answer}>{voice.answer}</p>
          <p className={css.actions}>
            <TextLink to={chat}>{t('inChat')}</TextLink>
            {voice.mute && 'speechSynthesis' in window && (
              <TextAction onClick={() => sayHere(firstOf(voice.answer))}>{t('byBrowser')}</TextAction>
            )}
          </p>
        </section>
      )}
    </>
  )
}
