import type { ConsultationRequest } from '@karar/schema'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDayAndTime } from '../../lib/text/times.ts'
import { useAddress } from '../../lib/use-address.ts'
import { UrgencyBars } from '../../ui/legal/urgency-bars.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { requestsQuery } from './api.ts'
import css from './consultations.module.css'
import { OwnThread, OwnTime } from './parts.tsx'

/** All own requests to the legal team; the address opens one, with its messages and its time. */
export function RequestsPage() {
  const { t } = useTranslation(['consultations', 'ui'])
  const address = useAddress()
  const list = useInfiniteQuery(requestsQuery(''))
  const opened = address.get('request')
  const requests = list.data?.pages.flatMap(({ rows }) => rows) ?? []
  const { hasNextPage, isFetching, fetchNextPage } = list
  // a mail leads here, perhaps to one that is further down than the first page goes
  const isBelow =
    opened !== '' && hasNextPage && !list.isFetchNextPageError && !requests.some(({ id }) => id === opened)
  useEffect(() => {
    if (isBelow && !isFetching) void fetchNextPage()
  }, [isBelow, isFetching, fetchNextPage])
  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: t('page.title') })}</title>
      <h1>{t('page.title')}</h1>
      {list.isPending ? (
        <Spinner />
      ) : list.isError && !list.data ? (
        <FailedToLoad title={t('page.failed')} error={list.error} onRetry={() => list.refetch()} />
      ) : requests.length === 0 ? (
        <div className={css.nothing}>
          <h2>{t('page.none')}</h2>
          <p>{t('page.noneMore')}</p>
          <Button component={Link} to="/documents">
            {t('page.documents')}
          </Button>
        </div>
      ) : (
        <>
          <p className={css.lead}>{t('page.lead')}</p>
          <ul aria-label={t('page.label')}>
            {requests.map((request) => (
              <OwnRequest
                key={request.id}
                request={request}
                open={request.id === opened}
                onToggle={() => address.set({ request: request.id === opened ? '' : request.id })}
              />
            ))}
          </ul>
          {list.hasNextPage && (
            <div className={css.part}>
              <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('page.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

interface Props {
  request: ConsultationRequest
  open: boolean
  onToggle: () => void
}

function OwnRequest({ request, open, onToggle }: Props) {
  const { t } = useTranslation('consultations')
  const { document_id, document_name: name, status, urgency, assigned_lawyer, messages } = request
  const row = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(open)
  // only where the address said so from the start; whoever opens one has it before their eyes
  useEffect(() => {
    if (wasOpen.current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <li className={css.request} ref={row}>
      <h2>{name}</h2>
      <p className={css.facts}>
        <b>{t(`own.status.${status}`)}</b>
        <span className={css.ownUrgency}>
          <UrgencyBars urgency={urgency} />
          {t(`urgency.${urgency}.name`)}
        </span>
        <span>{t('page.asked', { date: formatDayAndTime(request.created_at) })}</span>
        {assigned_lawyer && <span>{t('page.lawyer', { name: assigned_lawyer })}</span>}
        <Due request={request} />
      </p>
      <p className={css.ownWords}>{request.description}</p>
      <div className={css.tools}>
        <Button
          size="xs"
          variant="default"
          aria-expanded={open}
          aria-label={open ? undefined : t('page.openNamed', { name })}
          onClick={onToggle}
        >
          {open ? t('page.close') : t('page.open')}
          {!open && messages > 0 && ` · ${t('page.messages', { count: messages })}`}
        </Button>
        {document_id && (
          <Button size="xs" variant="default" component={Link} to={`/documents/${document_id}/results`}>
            {t('page.results')}
          </Button>
        )}
      </div>
      {open && (
        <>
          <section className={css.part}>
            <h3>{t('page.thread')}</h3>
            <OwnThread request={request} />
          </section>
          <section className={css.part}>
            <h3>{t('page.time')}</h3>
            <OwnTime request={request} />
          </section>
        </>
      )}
    </li>
  )
}

/** When it was answered, or is to be; nothing where it is closed without an answer. */
function Due({ request: { status, due_at, answered_at, overdue } }: { request: ConsultationRequest }) {
  const { t } = useTranslation('consultations')
  if (answered_at) return <span>{t('page.answered', { date: formatDayAndTime(answered_at) })}</span>
  if (status === 'cancelled' || status === 'completed') return null
  const date = formatDayAndTime(due_at)
  return overdue ? <span className={css.late}>{t('page.late', { date })}</span> : <span>{t('page.due', { date })}</span>
}
