import type { Enquiry } from '@karar/schema'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { formatDayAndTime } from '../../../lib/text/format.ts'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { deleteEnquiry, enquiriesQuery, markAnswered } from '../../enquiries/api.ts'
import css from './enquiries-tab.module.css'

/** What was asked of sales, for administrators: to be answered by mail, noted, and in the end removed. */
export function EnquiriesTab() {
  const { t } = useTranslation('enquiries')
  const list = useInfiniteQuery(enquiriesQuery)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  if (list.isPending) return <Spinner />
  if (list.isError && !list.data) {
    return <FailedToLoad title={t('failed')} error={list.error} onRetry={() => list.refetch()} />
  }
  return (
    <>
      {rows.length === 0 && <p className={css.none}>{t('none')}</p>}
      <ul className={css.list} aria-label={t('title')}>
        {rows.map((row) => (
          <Row key={row.id} enquiry={row} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Row({ enquiry: { id, name, company, email, phone, message, created_at, answered_at } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries')
  const [asking, setAsking] = useState(false)
  const answered = useSend({ mutationFn: () => markAnswered(id) })
  const removal = useSend({ mutationFn: () => deleteEnquiry(id) })
  const error = answered.error ?? removal.error
  const subject = new URLSearchParams({ subject: t('subject') }).toString().replaceAll('+', '%20')
  return (
    <li className={css.row}>
      <p className={css.who}>
        <strong>{name}</strong> {company}
      </p>
      <p className={css.when}>
        {formatDayAndTime(created_at)}
        {answered_at && ` · ${t('answered', { moment: formatDayAndTime(answered_at) })}`}
      </p>
      <p className={css.reach}>
        <a href={`mailto:${email}?${subject}`}>{email}</a>
        {phone && <span>{phone}</span>}
      </p>
      <p className={css.message}>{message}</p>
      {error && <Notice tone="error">{failureWords(error)}</Notice>}
      <div className={css.actions}>
        {!answered_at && (
          <Button size="xs" variant="default" loading={answered.isPending} onClick={() => answered.mutate()}>
            {t('mark')}
          </Button>
        )}
        {asking ? (
          <>
            <span>{t('sure', { name })}</span>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              size="xs"
              variant="default"
              data-danger
              loading={removal.isPending}
              onClick={() => removal.mutate()}
            >
              {t('remove')}
            </Button>
          </>
        ) : (
          <Button size="xs" variant="default" data-danger onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  )
}
