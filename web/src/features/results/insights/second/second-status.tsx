import type { AiReader, Document, SecondReading } from '@karar/schema'
import { Loader } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../../ui/text-action.tsx'
import { isUnderWay, keepLocal, readAgain } from './api.ts'
import css from './second.module.css'
import { summaryOf } from './summary-of.ts'

interface StatusProps {
  second: SecondReading
  /** of an own document, whose owner may change it */
  id: Document['id'] | null
}

/** The line itself, in every state. */
export function SecondStatus({ second, id }: StatusProps) {
  const { t } = useTranslation('results')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const does = (work: () => Promise<void>) => () => {
    setBusy(true)
    setProblem(null)
    work()
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false))
  }
  const { reader, state } = second
  const running = isUnderWay(second)
  return (
    <section className={css.line} data-state={state}>
      {running && <Loader size={16} aria-hidden="true" />}
      <div className={css.words}>
        <p role="status">{said(t, second)}</p>
        {reader && <p className={css.quiet}>{privacyOf(t, reader, state === 'kept_local')}</p>}
        {problem && (
          <p role="alert" className={css.problem}>
            {t('second.failedToChange', { why: problem })}
          </p>
        )}
      </div>
      {id && (
        <div className={css.actions}>
          {(state === 'failed' || state === 'partly' || state === 'none') && reader && (
            <TextAction disabled={busy} onClick={does(() => readAgain(id))}>
              {t('second.again')}
            </TextAction>
          )}
          {state === 'kept_local' ? (
            <TextAction disabled={busy} onClick={does(() => keepLocal(id, false))}>
              {t('second.allow')}
            </TextAction>
          ) : (
            <TextAction disabled={busy} title={t('second.keeping')} onClick={does(() => keepLocal(id, true))}>
              {t('second.keepLocal')}
            </TextAction>
          )}
        </div>
      )}
    </section>
  )
}

type Say = ReturnType<typeof useTranslation<'results'>>['t']

function said(t: Say, second: SecondReading): string {
  const { state, reader, parts, parts_done, message } = second
  const model = reader?.model ?? ''
  if (state === 'kept_local') return t('second.local')
  if (state === 'waiting' || (state === 'reading' && parts === 0)) return t('second.waiting', { model })
  if (state === 'reading') return t('second.reading', { model, done: Math.min(parts_done + 1, parts), parts })
  if (state === 'none' || state === 'off') return t('second.none')
  const what = summaryOf(second, (key, count) => t(`second.${key}`, { count }))
  return t(`second.${state}`, { model, what, message: message ?? '' }).trim()
}

const privacyOf = (t: Say, { here, host, redacted }: AiReader, kept: boolean): string =>
  kept ? '' : here ? t('second.here') : redacted ? t('second.awayRedacted', { host }) : t('second.away', { host })
