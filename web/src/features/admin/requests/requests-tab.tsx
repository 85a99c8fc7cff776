import { type AdminOverview, DeskFilter, Urgency } from '@karar/schema'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/text/format.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { useKeepFocus } from '../../../ui/focus/use-keep-focus.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Empty } from '../empty.tsx'
import css from '../list.module.css'
import { ListSkeleton } from '../list-skeleton.tsx'
import { MoreRows } from '../more-rows.tsx'
import { StatusFilter } from '../people/status-filter.tsx'
import { deskQuery, type RequestFilters } from './request-calls.ts'
import { requestFilters } from './request-filters.ts'
import { RequestRow } from './request-row.tsx'
import { useRequestActions } from './use-request-actions.tsx'

const filters: readonly (DeskFilter | 'all')[] = ['open', ...DeskFilter.options.filter((one) => one !== 'open'), 'all']

/** The requests of everybody, by status, urgency and search, with all that the desk does to them. */
export function RequestsTab({ overview }: { overview: AdminOverview | undefined }) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  const asked = requestFilters(address.get)
  const list = useInfiniteQuery({ ...deskQuery(asked), placeholderData: keepPreviousData })
  const { act, busy, problem, dismiss } = useRequestActions()
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const element = useKeepFocus<HTMLUListElement>(rows.length)
  // what could not be done with a request that is no longer in the list
  const stray = problem && !rows.some(({ id }) => id === problem.id) ? problem.words : null
  const isFiltered = asked.q !== '' || asked.urgency !== ''
  return (
    <>
      <Tools asked={asked} overview={overview} />
      {stray && (
        <div className={css.problem}>
          <Notice tone="error" onClose={dismiss}>
            {stray}
          </Notice>
        </div>
      )}
      {list.isPending ? (
        <ListSkeleton />
      ) : list.isError && !list.data ? (
        <FailedToLoad title={t('requests.failed.list')} error={list.error} onRetry={() => list.refetch()} />
      ) : rows.length === 0 ? (
        <Empty
          title={t(isFiltered ? 'requests.noneFound' : 'requests.none')}
          body={t(isFiltered ? 'requests.noneFoundMore' : 'requests.noneMore')}
        >
          <Link to={address.with({ status: 'all', urgency: '', q: '' })}>{t('requests.showAll')}</Link>
        </Empty>
      ) : (
        <>
          <ul className={css.list} aria-label={t('requests.label')} ref={element} tabIndex={-1}>
            {rows.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                busy={busy === request.id}
                problem={problem?.id === request.id ? problem.words : null}
                act={act}
                dismiss={dismiss}
              />
            ))}
          </ul>
          <MoreRows
            more={list.hasNextPage ? list : null}
            shown={rows.length}
            total={list.data.pages.at(-1)?.total ?? rows.length}
          />
        </>
      )}
    </>
  )
}

/** Status filter with how many there are of each, urgency, and the search. */
function Tools({ asked, overview }: { asked: RequestFilters; overview: AdminOverview | undefined }) {
  const { t } = useTranslation(['admin', 'consultations'])
  const address = useAddress()
  const counts = overview?.legal_requests
  const countOf = (filter: DeskFilter | 'all') => {
    if (!counts) return undefined
    if (filter === 'overdue') return overview.overdue_requests
    if (filter === 'unchecked_time') return overview.unchecked_time
    if (filter === 'open') return counts.pending + counts.assigned + counts.in_progress
    return filter === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[filter]
  }
  // the rare one is there where there is something to check
  const isOffered = (one: DeskFilter | 'all') =>
    one !== 'unchecked_time' || asked.status === one || (overview?.unchecked_time ?? 0) > 0
  return (
    <div className={css.tools}>
      <StatusFilter
        label={t('requests.filter')}
        statuses={filters.filter(isOffered).map((one) => {
          const count = countOf(one)
          const name = t(`requests.statuses.${one}`)
          return { id: one, name: count === undefined ? name : `${name} ${formatNumber(count)}` }
        })}
        current={asked.status || 'all'}
      />
      <NativeSelect
        aria-label={t('requests.urgency')}
        value={asked.urgency}
        onChange={({ currentTarget }) => address.set({ urgency: currentTarget.value })}
        data={[
          { value: '', label: t('requests.anyUrgency') },
          ...Urgency.options.toReversed().map((one) => ({ value: one, label: t(`consultations:urgency.${one}.name`) })),
        ]}
      />
      <SearchBox
        label={t('requests.search')}
        hint={t('requests.searchHint')}
        className={css.search}
        value={asked.q}
        onChange={(q) => address.set({ q })}
      />
    </div>
  )
}
