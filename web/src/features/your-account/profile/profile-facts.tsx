import type { User } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDayAndTime } from '../../../lib/text/times.ts'
import css from '../facts.module.css'
import { usageOf } from '../usage.ts'
import { AddressNote } from './address-note.tsx'

/** What is so about an account and cannot be changed here. */
export function ProfileFacts({ user }: { user: User }) {
  const { t } = useTranslation('your-account')
  const { sentence, ...figures } = usageOf(user)
  const facts = [
    { name: t('profile.email'), value: user.email, note: <AddressNote confirmed={user.email_confirmed} /> },
    { name: t('profile.plan'), value: t(`usage.${sentence}`, figures) },
    { name: t('profile.since'), value: formatDate(user.created_at) },
    { name: t('profile.lastLogin'), value: user.last_login ? formatDayAndTime(user.last_login) : t('profile.never') },
  ]
  return (
    <dl>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            {value}
            {note}
          </dd>
        </div>
      ))}
    </dl>
  )
}
