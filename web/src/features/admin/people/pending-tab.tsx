import type { User } from '@karar/schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { usersQuery } from '../api.ts'
import { Empty } from '../empty.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { StrayProblem } from './stray-problem.tsx'
import { useUserActions } from './use-user-actions.tsx'
import { UserList } from './user-list.tsx'

/** Who waits to be let in. */
export function PendingTab({ me }: { me: User }) {
  const { t } = useTranslation('admin')
  const list = useInfiniteQuery(usersQuery({ status: 'pending', q: '' }))
  const actions = useUserActions()
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  if (list.isPending) return <ListSkeleton />
  if (list.isError && !list.data) {
    return <FailedToLoad title={t('failed.users')} error={list.error} onRetry={() => list.refetch()} />
  }
  return (
    <>
      <StrayProblem rows={rows} actions={actions} />
      {rows.length === 0 ? (
        <Empty title={t('users.none')} body={t('users.noneMore')} />
      ) : (
        <UserList
          label={t('users.pending')}
          rows={rows}
          total={list.data.pages.at(-1)?.total ?? 0}
          me={me}
          actions={actions}
          more={list.hasNextPage ? list : null}
        />
      )}
    </>
  )
}
