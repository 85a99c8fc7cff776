import type { Plan } from '@karar/schema'
import type { TFunction } from 'i18next'
import { formatNumber, formatRupees } from '../../lib/text/format.ts'

type T = TFunction<['pricing', 'ui']>

/** A row of the comparison: what a plan has of it, in words; true is a tick, false is 'Not included'. */
export interface PlanRow {
  name: string
  of: (plan: Plan) => string | boolean
}

/** What the plans are compared by, all of it read from the table of plans. */
export function planRows(t: T): PlanRow[] {
  return [
    { name: t('rows.contracts'), of: (plan) => contractsOf(plan, t) },
    { name: t('rows.pages'), of: ({ pages }) => (pages === null ? t('noLimit') : formatNumber(pages)) },
    { name: t('rows.reading'), of: () => true },
    { name: t('rows.report'), of: ({ report }) => report },
    { name: t('rows.team'), of: ({ team }) => team },
    { name: t('rows.priority'), of: ({ priorityMinutes }) => priorityOf(priorityMinutes, t) },
    { name: t('rows.support'), of: ({ support }) => supportOf(support, t) },
    { name: t('rows.lawyer'), of: ({ consultation }) => lawyerOf(consultation, t) },
  ]
}

/** How many contracts a plan allows, in words. */
function contractsOf({ contracts: count, per }: Plan, t: T): string {
  if (count === null) return t('unlimited')
  return per === 'month' ? t('perMonth', { count }) : t('inTotal', { count })
}

export function priorityOf(minutes: number | null, t: T): string | false {
  if (minutes === null) return false
  return minutes === 60 ? t('withinHour') : t('withinMinutes', { minutes })
}

export function supportOf(support: Plan['support'], t: T): string {
  return support.by === 'email' ? t('support.email', { hours: support.hours }) : t(`support.${support.by}`)
}

export function lawyerOf({ kind, minutes, price }: Plan['consultation'], t: T): string | false {
  if (kind === 'not_included' || price === null || minutes === null) return false
  const money = formatRupees(price)
  if (kind === 'add_on') return t('lawyer.addOn', { price: money, minutes })
  return minutes === 60 ? t('lawyer.hour', { price: money }) : t('lawyer.minutes', { price: money, minutes })
}
