import { AnalysisStatus, type DashboardOverview } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import css from './counts.module.css'
import { StatusWord } from './status-word.tsx'

/** How many documents stand where. */
export function StatusCounts({ counts }: { counts: DashboardOverview['document_status'] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="status-counts">
      <h2 className={css.heading} id="status-counts">
        {t('status.title')}
      </h2>
      <dl>
        {AnalysisStatus.options.map((status) => (
          <div key={status} className={css.row} data-zero={counts[status] === 0 || undefined}>
            <dt>
              <StatusWord status={status} />
            </dt>
            <dd className={css.count}>{formatNumber(counts[status])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
