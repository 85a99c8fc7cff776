import type { DocumentId } from '@karar/schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDayAndTime } from '../../lib/text/times.ts'
import { UrgencyBars } from '../../ui/legal/urgency-bars.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { TextAction, TextLink } from '../../ui/text-action.tsx'
import { requestsQuery } from './api.ts'
import css from './consultations.module.css'

/** Own requests about a document and how they stand; nothing where there are none. */
export function OwnRequests({ id }: { id: DocumentId }) {
  const { t } = useTranslation('consultations')
  const list = useInfiniteQuery(requestsQuery(id))
  if (list.isError && !list.data) {
    return <FailedToLoad title={t('own.failed')} error={list.error} onRetry={() => list.refetch()} />
  }
  const requests = list.data?.pages.flatMap(({ rows }) => rows) ?? []
  if (requests.length === 0) return null
  return (
    <section>
      <h3 className={css.ownTitle}>{t('own.title')}</h3>
      <ul className={css.own}>
        {requests.map(({ id: request, created_at, urgency, status, description }) => (
          <li key={request}>
            <p className={css.ownHead}>
              <b>{t(`own.status.${status}`)}</b>
              <span>{formatDayAndTime(created_at)}</span>
              <span className={css.ownUrgency}>
                <UrgencyBars urgency={urgency} />
                {t(`urgency.${urgency}.name`)}
              </span>
            </p>
            <p className={css.ownWords}>{description}</p>
          </li>
        ))}
      </ul>
      <TextLink to="/requests">{t('own.all')}</TextLink>
      {list.hasNextPage && (
        <TextAction onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
          {t('own.more')}
        </TextAction>
      )}
    </section>
  )
}
