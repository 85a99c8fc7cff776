import type { NamedAuditEntry } from '@karar/schema'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddress } from '../../lib/use-address.ts'
import type { AuditFilters } from './api.ts'
import css from './audit.module.css'

/** Whose lines are shown, with a way back to everybody's. */
export function AuditPersons({ filters, rows }: { filters: AuditFilters; rows: readonly NamedAuditEntry[] }) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  const { actor, subject } = filters
  const named = (name: string | null | undefined) => ({ name: name ?? t('audit.onePerson') })
  const actorName = rows.find(({ actor_id }) => actor_id === actor)?.actor_name
  const subjectName = rows.find(({ subject_id }) => subject_id === subject)?.subject_name
  const shown = [
    ...(actor ? [{ key: 'actor', words: t('audit.by', named(actorName)) }] : []),
    ...(subject ? [{ key: 'subject', words: t('audit.about', named(subjectName)) }] : []),
  ]
  if (shown.length === 0) return null
  return (
    <ul className={css.persons}>
      {shown.map(({ key, words }) => (
        <li key={key} className={css.person}>
          {words}
          <Link
            to={address.with({ [key]: '' })}
            replace
            preventScrollReset
            className={css.drop}
            aria-label={t('audit.drop', { what: words })}
          >
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
