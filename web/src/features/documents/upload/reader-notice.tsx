import { AiNotice } from '@karar/schema'
import { Switch } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { request } from '../../../lib/http/http.ts'
import css from './drop-area.module.css'

/** Which language model reads contracts here, if any does. */
const noticeQuery = queryOptions({
  queryKey: ['ai-notice'],
  queryFn: ({ signal }) => request(AiNotice, '/ai-notice', { signal }),
})

interface Props {
  kept: boolean
  onKeep: (kept: boolean) => void
}

/** Before anything is sent: who reads it, where, what leaves this server, and the way to have none of it leave. */
export function ReaderNotice({ kept, onKeep }: Props) {
  const { t } = useTranslation('documents')
  const { data, isPending } = useQuery(noticeQuery)
  const reader = data?.reader
  // its place is kept while it is on its way, so that nothing below moves
  if (isPending) {
    return (
      <p className={`${css.reader} ${css.awaited}`} aria-hidden="true">
        {t('reader.none')}
      </p>
    )
  }
  if (!data) return null
  if (!reader) return <p className={css.reader}>{t('reader.none')}</p>
  const { model, host, here, redacted } = reader
  const how = here
    ? t('reader.here', { model })
    : redacted
      ? t('reader.awayRedacted', { model, host })
      : t('reader.away', { model, host })
  return (
    <div className={css.reader}>
      <p>{kept ? t('reader.kept') : how}</p>
      <Switch
        className={css.switch ?? ''}
        label={t('reader.keep')}
        checked={kept}
        onChange={(event) => onKeep(event.currentTarget.checked)}
      />
    </div>
  )
}
