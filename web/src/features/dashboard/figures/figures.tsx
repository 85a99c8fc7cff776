import { type DashboardOverview, scoreBand } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import css from './figures.module.css'

/** The three figures that everything below explains. */
export function Figures({ summary }: { summary: DashboardOverview['summary'] }) {
  const { t } = useTranslation('dashboard')
  const { critical_issues_count: critical, average_safety_score: average, documents_this_month: month } = summary
  const { not_cleared_count: notCleared, older_count: older } = summary
  const score = average === null ? null : Math.round(average)
  const analysed = score !== null
  return (
    <dl className={css.figures}>
      <div className={css.one}>
        <dt>{t('figures.critical')}</dt>
        <dd>
          <span className={css.value}>{formatNumber(critical)}</span>
          <span className={css.note}>{t('figures.criticalNote')}</span>
        </dd>
      </div>
      <div className={css.one}>
        <dt>{t('figures.average')}</dt>
        <dd>
          <span className={css.value}>
            {analysed ? (
              `${score}%`
            ) : (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{t('figures.none')}</span>
              </>
            )}
          </span>
          <span className={css.note}>
            {!analysed
              ? t('figures.noneNote')
              : older > 0
                ? t('figures.older', { count: older, band: t(`band.${scoreBand(score)}`) })
                : notCleared > 0
                  ? t('figures.notCleared', { count: notCleared, band: t(`band.${scoreBand(score)}`) })
                  : t(`band.${scoreBand(score)}`)}
          </span>
        </dd>
      </div>
      <div className={css.one}>
        <dt>{t('figures.recent')}</dt>
        <dd>
          <span className={css.value}>{formatNumber(month)}</span>
          <span className={css.note}>{t('figures.recentNote', { count: month })}</span>
        </dd>
      </div>
    </dl>
  )
}
