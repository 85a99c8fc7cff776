import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AuditFilters } from '../api.ts'
import css from './audit.module.css'
import { auditKinds } from './audit-line.ts'

interface Props {
  filters: AuditFilters
  onChange: (changes: Partial<Record<keyof AuditFilters, string>>) => void
}

/** Kind of event and days; days are whole ones, in Indian time. */
export function AuditFilterBar({ filters, onChange }: Props) {
  const { t } = useTranslation('admin')
  return (
    <search className={css.filters} aria-label={t('audit.filters')}>
      <NativeSelect
        className={css.kind ?? ''}
        label={t('audit.kind')}
        data={[
          { value: '', label: t('audit.kinds.all') },
          ...auditKinds.map((kind) => ({ value: kind, label: t(`audit.kinds.${kind}`) })),
        ]}
        value={filters.action}
        onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
      />
      <TextInput
        className={css.day ?? ''}
        type="date"
        label={t('audit.fromDay')}
        max={filters.to || undefined}
        value={filters.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        className={css.day ?? ''}
        type="date"
        label={t('audit.toDay')}
        min={filters.from || undefined}
        value={filters.to}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
    </search>
  )
}
