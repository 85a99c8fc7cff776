import type { Plan, PlanId } from '@karar/schema'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { planRows } from '../../ui/public/plan-words.ts'
import { plansHere } from '../../ui/public/plans-here.ts'
import cards from './plan-cards.module.css'
import { type Period, Price } from './price.tsx'
import css from './pricing.module.css'

interface Props {
  period: Period
  /** the plan of whoever looks, if that is known */
  current: PlanId | undefined
  /** the button under a plan */
  action: (plan: Plan) => ReactNode
}

/** The four plans: cards on top, what each has below, in one table; on a narrow screen one card after the other. */
export function PlanTable({ period, current, action }: Props) {
  const { t } = useTranslation(['pricing', 'ui'])
  const rows = planRows(t)
  const plans = plansHere()
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.corner}>
            <span className="visually-hidden">{t('what')}</span>
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" data-recommended={plan.recommended} className={css.plan}>
              <Card plan={plan} period={period} current={plan.id === current} action={action} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {plans.map((plan) => (
              <td key={plan.id} data-recommended={plan.recommended}>
                <Has>{of(plan)}</Has>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same for a narrow screen. */
export function PlanCards({ period, current, action }: Props) {
  const { t } = useTranslation(['pricing', 'ui'])
  const rows = planRows(t)
  const plans = plansHere()
  return (
    <ul className={cards.cards}>
      {plans.map((plan) => (
        <li key={plan.id} data-recommended={plan.recommended} className={cards.card}>
          <Card plan={plan} period={period} current={plan.id === current} action={action} heading />
          <dl className={cards.list}>
            {rows.map(({ name, of }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Has>{of(plan)}</Has>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  plan: Plan
  period: Period
  current: boolean
  action: Props['action']
  heading?: boolean
}

function Card({ plan, period, current, action, heading }: CardProps) {
  const { t } = useTranslation(['pricing', 'ui'])
  const Name = heading ? 'h2' : 'p'
  return (
    <>
      <Name className={css.name}>
        {plan.name}
        {(current || plan.recommended) && (
          <span className={css.chip}>{current ? t('yourPlan') : t('recommended')}</span>
        )}
      </Name>
      <p className={css.tagline}>{t(`tagline.${plan.id}`)}</p>
      <Price plan={plan} period={period} />
      {action(plan)}
    </>
  )
}

function Has({ children }: { children: string | boolean }) {
  const { t } = useTranslation(['pricing', 'ui'])
  if (typeof children === 'string') return children
  if (!children) return <span className={css.without}>{t('notIncluded')}</span>
  return (
    <>
      <Check size={20} strokeWidth={1.75} className={css.tick} aria-hidden="true" />
      <span className="visually-hidden">{t('included')}</span>
    </>
  )
}
