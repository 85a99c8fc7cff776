import { moneyBackDays, type Plan } from '@karar/schema'
import { Button } from '@mantine/core'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatRupees } from '../../lib/text/format.ts'
import { lawyerOf, priorityOf, supportOf } from '../../ui/public/plan-words.ts'
import { plansHere } from '../../ui/public/plans-here.ts'
import { toRegister } from '../../ui/public/public-frame.tsx'
import sign from '../../ui/public/rupees.module.css'
import page from './page.module.css'
import css from './plan-strip.module.css'

/** The four plans in short, from the table of plans. */
export function PlanStrip() {
  const { t } = useTranslation(['home', 'pricing'])
  return (
    <section className={page.section} aria-labelledby="plans">
      <h2 className={page.title} id="plans">
        {t('plans.title')}
      </h2>
      <p className={css.lead}>{t('plans.lead', { days: moneyBackDays })}</p>
      <ul className={css.plans}>
        {plansHere().map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className={css.compare}>
        <Link to="/pricing">{t('plans.compare')}</Link>
      </p>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation(['home', 'pricing'])
  const { id, name, monthly, yearly, contracts, per, pages, report, priorityMinutes, support, consultation } = plan
  const { t: tp } = useTranslation(['pricing', 'ui'])
  const priority = priorityOf(priorityMinutes, tp)
  const lawyer = lawyerOf(consultation, tp)
  const count = contracts ?? 0
  const points = [
    contracts === null
      ? t('plans.unlimited')
      : per === 'month'
        ? t('plans.perMonth', { count })
        : t('plans.upTo', { count }),
    pages === null ? t('plans.noPages') : t('plans.pages', { count: pages }),
    ...(report ? [t('plans.report')] : []),
    ...(priority === false ? [] : [t('plans.priority', { within: priority })]),
    t('plans.support', { by: supportOf(support, tp) }),
    ...(lawyer === false ? [] : [t('plans.lawyer', { terms: lawyer })]),
  ]
  return (
    <li className={css.plan} data-recommended={plan.recommended}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.tagline}>{t(`pricing:tagline.${id}`)}</p>
      <div className={css.price}>
        <p>
          <span className={monthly === 0 ? css.amount : `${css.amount} ${sign.rupees}`}>
            {monthly === 0 ? t('plans.free') : formatRupees(monthly)}
          </span>
          {monthly > 0 && <span className={css.per}> {t('plans.aMonth')}</span>}
        </p>
        {monthly > 0 && <p className={css.per}>{t('plans.orYear', { price: formatRupees(yearly) })}</p>}
      </div>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>
            <Check size={18} strokeWidth={1.75} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <Button
        component={Link}
        {...(id === 'enterprise' ? { to: '/contact' } : toRegister)}
        variant={plan.recommended ? 'filled' : 'default'}
        fullWidth
        className={css.choose}
      >
        {t(`pricing:choose.${id}`, { plan: name })}
      </Button>
    </li>
  )
}
