import type { Plan, PlanId } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { formatRupees } from '../../lib/text/format.ts'
import { plansHere } from '../../ui/public/plans-here.ts'
import css from './plan-list.module.css'

/** The plans in one ruled table; the present one is marked. */
export function PlanList({ current }: { current: PlanId | undefined }) {
  const { t } = useTranslation('usage')
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('plans.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plans.plan')}</th>
          <th scope="col">{t('plans.contracts')}</th>
          <th scope="col">{t('plans.pages')}</th>
          <th scope="col">{t('plans.price')}</th>
        </tr>
      </thead>
      <tbody>
        {plansHere().map((plan) => (
          <tr key={plan.id} aria-current={plan.id === current || undefined}>
            <th scope="row">
              {plan.name}
              {plan.id === current && <span className={css.chip}>{t('plans.current')}</span>}
            </th>
            <td>{contracts(plan)}</td>
            <td>{plan.pages === null ? t('plans.noLimit') : t('plans.upTo', { pages: plan.pages })}</td>
            <td>{plan.monthly === 0 ? t('plans.free') : t('plans.monthly', { price: formatRupees(plan.monthly) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function contracts({ contracts: count, per }: Plan): string {
    if (count === null) return t('plans.noLimit')
    return per === 'month' ? t('plans.aMonth', { count }) : t('plans.inTotal', { count })
  }
}
