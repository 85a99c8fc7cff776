import { planOf, type User } from '@karar/schema'
import { MailQuestionMark } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import { formatDate } from '../../../lib/text/times.ts'
import { useKeepRow } from '../../../ui/focus/use-keep-focus.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import type { UserActions } from './use-user-actions.tsx'
import { UserButtons } from './user-buttons.tsx'
import css from './user-row.module.css'
import { UserStatus } from './user-status.tsx'

interface Props {
  user: User
  me: User
  /** a call for it is on its way */
  busy: boolean
  /** what could not be done to it */
  problem: string | null
  act: UserActions['act']
  dismiss: UserActions['dismiss']
}

/** One account: who, where it stands, what it uses, what can be done. Of hundreds only the one that changes is drawn anew. */
export const UserRow = memo(function UserRow({ user, me, busy, problem, act, dismiss }: Props) {
  const { t } = useTranslation('admin')
  const row = useKeepRow()
  return (
    <li className={css.row} ref={row} tabIndex={-1}>
      <div className={css.who}>
        <h2 className={css.name}>
          {user.full_name}
          {user.id === me.id && <span className={css.you}>{t('user.you')}</span>}
        </h2>
        <p>{user.company_name}</p>
        <p>{user.email}</p>
        {!user.email_confirmed && (
          <p className={css.unconfirmed}>
            <MailQuestionMark size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('user.unconfirmed')}
          </p>
        )}
        {user.phone && <p>{user.phone}</p>}
      </div>
      <div className={css.facts}>
        <UserStatus status={user.status} />
        <p>{t('user.registered', { date: formatDate(user.created_at) })}</p>
        <p>{user.last_login ? t('user.lastLogin', { date: formatDate(user.last_login) }) : t('user.neverSignedIn')}</p>
      </div>
      <div className={css.facts}>
        <p className={css.plan}>{planOf(user.subscription_type).name}</p>
        <p>
          <Usage user={user} />
        </p>
        <p>
          <span className={user.role === 'admin' ? css.role : undefined}>{t(`user.role.${user.role}`)}</span>
          {' · '}
          {user.two_step_enabled ? t('user.twoStepOn') : t('user.twoStepOff')}
        </p>
      </div>
      <UserButtons user={user} me={me} busy={busy} act={act} />
      {problem && (
        <div className={css.problem} ref={showWhole}>
          <Notice tone="error" onClose={dismiss}>
            {problem}
          </Notice>
        </div>
      )}
    </li>
  )
})

/** Below a row there may be the edge of the window, or the bar of a phone. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** What the plan allows and what is used of it, in words. */
function Usage({ user }: { user: User }) {
  const { t } = useTranslation('admin')
  const used = formatNumber(user.documents_analyzed)
  const { contracts, per } = planOf(user.subscription_type)
  if (contracts === null || user.role === 'admin') return t('user.used', { count: user.documents_analyzed, used })
  if (per === 'month') return t('user.usedMonthly', { count: user.documents_analyzed, used, contracts })
  const limit = user.free_documents_limit
  return t('user.usedOf', { count: limit, used, limit: formatNumber(limit) })
}
