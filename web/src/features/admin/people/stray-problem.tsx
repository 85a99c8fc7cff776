import type { User } from '@karar/schema'
import { Notice } from '../../../ui/states/notice.tsx'
import css from '../list.module.css'
import type { UserActions } from './use-user-actions.tsx'

/** What could not be done to an account that is not, or no longer, in the list below. */
export function StrayProblem({ rows, actions }: { rows: readonly User[]; actions: UserActions }) {
  const { problem, dismiss } = actions
  if (!problem || rows.some(({ id }) => id === problem.id)) return null
  return (
    <div className={css.problem}>
      <Notice tone="error" onClose={dismiss}>
        {problem.words}
      </Notice>
    </div>
  )
}
