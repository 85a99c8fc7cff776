import type { User } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useKeepFocus } from '../../ui/use-keep-focus.ts'
import css from './list.module.css'
import type { UserActions } from './use-user-actions.tsx'
import { UserRow } from './user-row.tsx'

interface Props {
  label: string
  rows: readonly User[]
  total: number
  me: User
  actions: UserActions
  /** how to get older ones; null where all are shown */
  more: { fetchNextPage: () => unknown; isFetchingNextPage: boolean } | null
}

/** Accounts as rows, fifty at a time. */
export function UserList({ label, rows, total, me, actions, more }: Props) {
  const { t } = useTranslation('admin')
  const list = useKeepFocus<HTMLUListElement>(rows.length)
  return (
    <>
      <ul className={css.list} aria-label={label} ref={list} tabIndex={-1}>
        {rows.map((user) => (
          <UserRow key={user.id} user={user} me={me} actions={actions} />
        ))}
      </ul>
      {more && (
        <div className={css.more}>
          <Button variant="default" loading={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
            {t('users.more')}
          </Button>
          <span>{t('users.showing', { shown: formatNumber(rows.length), total: formatNumber(total) })}</span>
        </div>
      )}
    </>
  )
}
