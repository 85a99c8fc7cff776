import type { User } from '@karar/schema'
import { useKeepFocus } from '../../../ui/focus/use-keep-focus.ts'
import css from '../list.module.css'
import { type More, MoreRows } from '../more-rows.tsx'
import type { UserActions } from './use-user-actions.tsx'
import { UserRow } from './user-row.tsx'

interface Props {
  label: string
  rows: readonly User[]
  total: number
  me: User
  actions: UserActions
  /** null where all are shown */
  more: More | null
}

/** Accounts as rows, fifty at a time. */
export function UserList({ label, rows, total, me, actions: { act, busy, problem, dismiss }, more }: Props) {
  const list = useKeepFocus<HTMLUListElement>(rows.length)
  return (
    <>
      <ul className={css.list} aria-label={label} ref={list} tabIndex={-1}>
        {rows.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            me={me}
            busy={busy === user.id}
            problem={problem?.id === user.id ? problem.words : null}
            act={act}
            dismiss={dismiss}
          />
        ))}
      </ul>
      <MoreRows more={more} shown={rows.length} total={total} />
    </>
  )
}
