import { type Entitlement, type PlanId, planById } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatRupees } from '../../lib/text/format.ts'
import { usageQuery } from '../usage/api.ts'

/** What the person's plan grants of a lawyer's time, in words; undefined while the plan is not known. */
export function useEntitlement(): string | undefined {
  const { t } = useTranslation('consultations')
  const { data: usage } = useQuery(usageQuery)
  if (!usage) return undefined
  const { kind, minutes, price } = granted(usage.plan)
  const facts = { plan: usage.plan_name, minutes: minutes ?? 0, price: formatRupees(price ?? 0) }
  if (kind === 'not_included') return t('grants.notIncluded', facts)
  if (kind === 'add_on') return t('grants.addOn', facts)
  return t(minutes === 60 ? 'grants.includedHour' : 'grants.included', facts)
}

const granted = (plan: PlanId): Entitlement => planById(plan).consultation
