import type { NamedAuditEntry } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/use-address.ts'
import css from './audit.module.css'
import { changesOf, knownAction, shortId } from './audit-line.ts'

interface Props {
  entry: NamedAuditEntry
}

/** What was done, in plain words; the log's own word where there are none. */
export function Action({ entry }: Props) {
  const { t } = useTranslation('admin')
  const action = knownAction(entry.action)
  return action ? t(`audit.actions.${action}`) : <code className={css.raw}>{entry.action}</code>
}

/** Who did it; leads to all that they did. */
export function Actor({ entry: { actor_id, actor_name } }: Props) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  if (actor_id === null) return t('audit.karar')
  const name = actor_name ?? t('audit.deletedAccount', { id: shortId(actor_id) })
  return (
    <Link
      className={css.link ?? ''}
      to={address.with({ actor: actor_id })}
      preventScrollReset
      aria-label={t('audit.onlyBy', { name })}
    >
      {name}
    </Link>
  )
}

/** What it was done to; leads to all entries about it. */
export function Subject({ entry: { actor_id, subject_type, subject_id, subject_name } }: Props) {
  const { t } = useTranslation('admin')
  const address = useAddress()
  const id = shortId(subject_id)
  if (subject_type === 'audit') return t('audit.log')
  if (subject_type === 'storage') return t('audit.store')
  if (subject_type === 'settings') return t('audit.languageModel')
  if (subject_id === actor_id) return t('audit.own')
  const name =
    subject_name ??
    (subject_type === 'user'
      ? t('audit.deletedAccount', { id })
      : subject_type === 'document'
        ? t('audit.document', { id })
        : t('audit.other', { type: subject_type, id }))
  return (
    <Link
      className={css.link ?? ''}
      to={address.with({ subject: subject_id })}
      preventScrollReset
      aria-label={t('audit.onlyAbout', { name })}
    >
      {name}
    </Link>
  )
}

/** The fields that are new, before and after. */
export function Changes({ entry }: Props) {
  const { t, i18n } = useTranslation('admin')
  const changes = changesOf(entry)
  if (changes.length === 0) return null
  function show(value: string | null) {
    if (value === 'true') return t('audit.yes')
    if (value === 'false') return t('audit.no')
    return value ?? t('audit.nothing')
  }
  return (
    <ul className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {t('audit.field', { field: i18n.t(`admin:audit.fields.${field}`, { defaultValue: field }) })}{' '}
          {before !== undefined && show(before)}
          {before !== undefined && after !== undefined && (
            <>
              {' '}
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('audit.to')}</span>{' '}
            </>
          )}
          {after !== undefined && <span className={css.after}>{show(after)}</span>}
        </li>
      ))}
    </ul>
  )
}
