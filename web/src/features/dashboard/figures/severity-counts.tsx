import { type DashboardOverview, Severity } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import { SeverityLabel } from '../../../ui/findings/severity.tsx'
import css from './counts.module.css'

/** How grave the issues of all analysed documents are. */
export function SeverityCounts({ counts }: { counts: DashboardOverview['gaps_by_severity'] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="severity-counts">
      <h2 className={css.heading} id="severity-counts">
        {t('severity.title')}
      </h2>
      <dl>
        {Severity.options.map((severity) => (
          <div key={severity} className={css.row}>
            <dt>
              <SeverityLabel mark={severity} />
            </dt>
            <dd className={css.count}>{formatNumber(counts[severity])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
