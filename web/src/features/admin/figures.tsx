import type { AdminOverview } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/text/format.ts'
import css from './figures.module.css'

/** The figures above the administration; undefined while they are on their way. */
export function Figures({ overview }: { overview: AdminOverview | undefined }) {
  const { t } = useTranslation('admin')
  const figures = [
    { name: t('figures.pending'), value: overview?.pending_users },
    { name: t('figures.active'), value: overview?.active_users },
    { name: t('figures.documents'), value: overview?.total_documents },
    { name: t('figures.requests'), value: overview?.pending_requests },
  ]
  return (
    <dl className={css.figures} aria-label={t('figures.label')} aria-busy={overview === undefined}>
      {figures.map(({ name, value }) => (
        <div key={name} className={css.one}>
          <dt>{name}</dt>
          <dd className={css.value}>{value === undefined ? <span className={css.blank} /> : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
