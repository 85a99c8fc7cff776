import { type User, UserStatus } from '@karar/schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/text/format.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { usersQuery } from '../api.ts'
import { Empty } from '../empty.tsx'
import css from '../list.module.css'
import { ListSkeleton } from '../list-skeleton.tsx'
import { StatusFilter } from './status-filter.tsx'
import { StrayProblem } from './stray-problem.tsx'
import { useUserActions } from './use-user-actions.tsx'
import { UserList } from './user-list.tsx'

/** All accounts, by status and search. */
export function UsersTab({ me }: { me: User }) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  const status = UserStatus.safeParse(address.get('status')).data ?? ''
  const q = address.get('q').trim().slice(0, 200)
  const list = useInfiniteQuery({ ...usersQuery({ status, q }), placeholderData: keepPreviousData })
  const actions = useUserActions()
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  return (
    <>
      <div className={css.tools}>
        <StatusFilter
          label={t('status.label')}
          statuses={statuses.map((one) => ({ id: one, name: t(`status.${one || 'all'}`) }))}
          current={status}
        />
        <p className={css.total} role="status">
          {list.data && t('users.total', { count: total, shown: formatNumber(total) })}
        </p>
        <SearchBox
          label={t('search.label')}
          hint={t('search.hint')}
          className={css.search}
          value={q}
          onChange={(value) => address.set({ q: value })}
        />
      </div>
      <StrayProblem rows={rows} actions={actions} />
      {list.isPending ? (
        <ListSkeleton />
      ) : list.isError && !list.data ? (
        <FailedToLoad title={t('failed.users')} error={list.error} onRetry={() => list.refetch()} />
      ) : rows.length === 0 ? (
        <Empty
          title={q ? t('users.noneFound') : t('users.noneOfStatus')}
          {...(q ? { body: t('users.noneFoundMore') } : {})}
        >
          <Link to={address.with({ status: '', q: '' })}>{t('users.showAll')}</Link>
        </Empty>
      ) : (
        <UserList
          label={t('users.all')}
          rows={rows}
          total={total}
          me={me}
          actions={actions}
          more={list.hasNextPage ? list : null}
        />
      )}
    </>
  )
}

const statuses = ['', 'approved', 'suspended', 'pending', 'rejected'] as const
