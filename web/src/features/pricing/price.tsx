import { type Plan, yearlySaving } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatRupees } from '../../lib/text/format.ts'
import sign from '../../ui/public/rupees.module.css'
import css from './pricing.module.css'

export type Period = 'monthly' | 'yearly'

/** What a plan costs in the chosen period; by the year also what twelve months would, and what that saves. */
export function Price({ plan, period }: { plan: Plan; period: Period }) {
  const { t } = useTranslation('pricing')
  if (plan.monthly === 0) {
    return (
      <div className={css.price}>
        <p className={css.amount}>{t('free')}</p>
        <p className={css.per}>{t('forEver')}</p>
      </div>
    )
  }
  const { twelveMonths, rupees, percent } = yearlySaving(plan)
  return (
    <div className={css.price}>
      <p className={`${css.amount} ${sign.rupees}`}>{formatRupees(plan[period])}</p>
      {period === 'monthly' ? (
        <p className={css.per}>{t('aMonth')}</p>
      ) : (
        <>
          <p className={css.per}>
            <span className="visually-hidden">{t('was', { price: formatRupees(twelveMonths) })}</span>
            <s aria-hidden="true">{formatRupees(twelveMonths)}</s> {t('aYear')}
          </p>
          <p className={css.per}>{t('saves', { rupees: formatRupees(rupees), percent })}</p>
        </>
      )}
    </div>
  )
}
