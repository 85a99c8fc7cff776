import type { NamedAuditEntry } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../lib/use-address.ts'
import type { AuditFilters } from '../api.ts'
import { OnlyChip } from '../only-chip.tsx'
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
        <OnlyChip
          key={key}
          words={words}
          all={address.with({ [key]: '' })}
          allLabel={t('audit.drop', { what: words })}
        />
      ))}
    </ul>
  )
}
