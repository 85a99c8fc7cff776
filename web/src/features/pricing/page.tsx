import { allPlans, moneyBackDays, type Plan, planOf, yearlySaving } from '@karar/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../lib/http/session.ts'
import { Head } from '../../ui/public/head.tsx'
import { toRegister } from '../../ui/public/public-frame.tsx'
import { meQuery } from '../accounts/api.ts'
import { offerUpgrade } from '../usage/api.ts'
import { PlanCards, PlanTable } from './plan-table.tsx'
import type { Period } from './price.tsx'
import css from './pricing.module.css'

const periods: readonly Period[] = ['monthly', 'yearly']

/** What Karar costs, for anybody; whoever is signed in is led to the upgrade. */
export function PricingPage() {
  const { t } = useTranslation(['pricing', 'ui'])
  const [period, setPeriod] = useState<Period>('yearly')
  const member = useSession() !== null
  const me = useQuery({ ...meQuery, enabled: member })
  const current = me.data && planOf(me.data.subscription_type).id
  const percent = Math.max(...allPlans.map((plan) => yearlySaving(plan).percent))
  const words = { days: moneyBackDays }
  const action = (plan: Plan) => {
    const look = { fullWidth: true, variant: plan.recommended ? 'filled' : 'default' } as const
    const label = t(`choose.${plan.id}`, { plan: plan.name })
    if (plan.id === 'enterprise') {
      return (
        <Button component={Link} to="/contact" {...look}>
          {label}
        </Button>
      )
    }
    if (!member) {
      return (
        <Button component={Link} {...toRegister} {...look}>
          {label}
        </Button>
      )
    }
    if (plan.id === current || plan.id === 'starter') return <span className={css.noAction} />
    return (
      <Button onClick={() => offerUpgrade()} aria-haspopup="dialog" {...look}>
        {label}
      </Button>
    )
  }
  const plans = { period, current, action }
  return (
    <div className={css.page}>
      <Head title={t('ui:pageTitle', { page: t('title') })} description={t('description')} />
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('headline')}</h1>
          <p className={css.lead}>{t('lead', words)}</p>
        </div>
        <fieldset className={css.toggle}>
          <legend className="visually-hidden">{t('period')}</legend>
          {periods.map((one) => (
            <label key={one} className={css.period}>
              <input
                type="radio"
                name="period"
                className="visually-hidden"
                checked={period === one}
                onChange={() => setPeriod(one)}
              />
              {t(one)}
              {one === 'yearly' && <span className={css.save}>{t('save', { percent })}</span>}
            </label>
          ))}
        </fieldset>
      </header>
      <PlanTable {...plans} />
      <PlanCards {...plans} />
      <div className={css.soon} role="note">
        <Info size={18} strokeWidth={1.75} aria-hidden="true" />
        <p>
          {t('soon')} {member ? t('today.member') : t('today.visitor')}
        </p>
      </div>
      <ul className={css.blurbs}>
        {t('blurbs', { returnObjects: true, ...words }).map(({ title, body }) => (
          <li key={title}>
            <h2 className={css.blurb}>{title}</h2>
            <p>{body}</p>
          </li>
        ))}
      </ul>
      <section className={css.faq}>
        <h2 className={css.section}>{t('questions')}</h2>
        <dl className={css.questions}>
          {t('faq', { returnObjects: true }).map(({ ask, answer }) => (
            <div key={ask}>
              <dt>{ask}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css.closing}>
        <h2 className={css.section}>{t('closing')}</h2>
        <div className={css.actions}>
          <Button component={Link} size="lg" {...(member ? { to: '/documents' } : toRegister)}>
            {t('trial')}
          </Button>
          <Button component={Link} to="/contact" size="lg" variant="default">
            {t('sales')}
          </Button>
        </div>
      </section>
    </div>
  )
}
