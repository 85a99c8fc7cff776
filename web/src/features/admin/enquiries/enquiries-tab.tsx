import type { Enquiry } from '@karar/schema'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { formatDayAndTime } from '../../../lib/text/times.ts'
import { useKeepFocus, useKeepRow } from '../../../ui/focus/use-keep-focus.ts'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { deleteEnquiry, enquiriesQuery, markAnswered } from '../../enquiries/api.ts'
import { useAsk } from '../ask.tsx'
import { MoreRows } from '../more-rows.tsx'
import css from './enquiries-tab.module.css'

/** What was asked of sales, for administrators: to be answered by mail, noted, and in the end removed. */
export function EnquiriesTab() {
  const { t } = useTranslation('enquiries')
  const list = useInfiniteQuery(enquiriesQuery)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const element = useKeepFocus<HTMLUListElement>(rows.length)
  if (list.isPending) return <Spinner />
  if (list.isError && !list.data) {
    return <FailedToLoad title={t('failed')} error={list.error} onRetry={() => list.refetch()} />
  }
  return rows.length === 0 ? (
    <p className={css.none}>{t('none')}</p>
  ) : (
    <>
      <ul aria-label={t('title')} ref={element} tabIndex={-1}>
        {rows.map((row) => (
          <Row key={row.id} enquiry={row} />
        ))}
      </ul>
      <MoreRows
        more={list.hasNextPage ? list : null}
        shown={rows.length}
        total={list.data.pages.at(-1)?.total ?? rows.length}
      />
    </>
  )
}

const Row = memo(function Row({ enquiry }: { enquiry: Enquiry }) {
  const { id, name, company, email, phone, message, created_at, answered_at } = enquiry
  const { t } = useTranslation(['enquiries', 'admin'])
  const row = useKeepRow()
  const ask = useAsk()
  const answered = useSend({ mutationFn: () => markAnswered(id) })
  const removal = useSend({ mutationFn: () => deleteEnquiry(id) })
  const error = answered.error ?? removal.error
  const subject = new URLSearchParams({ subject: t('subject') }).toString().replaceAll('+', '%20')
  const named = (action: string) => t('admin:action.named', { action, name })
  return (
    <li className={css.row} ref={row} tabIndex={-1}>
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
          <Button
            size="xs"
            variant="default"
            loading={answered.isPending}
            aria-label={named(t('mark'))}
            onClick={() => answered.mutate()}
          >
            {t('mark')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          data-danger
          loading={removal.isPending}
          aria-label={named(t('delete'))}
          onClick={() =>
            ask({
              title: t('sure', { name }),
              body: t('sureMore', { name, email }),
              keep: t('keep'),
              confirm: t('remove'),
              danger: true,
              onConfirm: () => removal.mutate(),
            })
          }
        >
          {t('delete')}
        </Button>
      </div>
    </li>
  )
})
