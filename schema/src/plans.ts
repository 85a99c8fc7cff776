import type { SubscriptionType } from './accounts/accounts.ts'
import type { Entitlement } from './consultations.ts'

export type PlanId = 'starter' | 'essential' | 'business' | 'enterprise'

/** What a plan is called and what it allows. */
export interface Plan {
  id: PlanId
  name: string
  /** how many contracts may be analysed; null is unlimited. For Starter an account may have a limit of its own. */
  contracts: number | null
  /** whether they are counted in all or by the calendar month (IST) */
  per: 'account' | 'month'
  /** how many pages a contract may have; null is unlimited */
  pages: number | null
  /** rupees a month, taxes extra; 0 is free */
  monthly: number
  /** what it grants of a lawyer's time */
  consultation: Entitlement
  /** whether an analysis can be downloaded as a report */
  report: boolean
  /** what an account may take of the server, which it shares with all others */
  quota: Quota
}

/** How much one account may keep, and how fast. */
export interface Quota {
  /** documents kept, analysed or not */
  documents: number
  /** megabytes (2^20 bytes) of their files */
  megabytes: number
  uploadsPerHour: number
}

/** The one table of plans. */
const plans: Record<PlanId, Plan> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    contracts: 3,
    per: 'account',
    pages: 5,
    monthly: 0,
    consultation: { kind: 'not_included', minutes: null, price: null },
    report: false,
    quota: { documents: 50, megabytes: 200, uploadsPerHour: 30 },
  },
  essential: {
    id: 'essential',
    name: 'Essential',
    contracts: 10,
    per: 'month',
    pages: 10,
    monthly: 999,
    consultation: { kind: 'add_on', minutes: 30, price: 2500 },
    report: true,
    quota: { documents: 1000, megabytes: 5000, uploadsPerHour: 100 },
  },
  business: {
    id: 'business',
    name: 'Business+',
    contracts: null,
    per: 'month',
    pages: 25,
    monthly: 3499,
    consultation: { kind: 'included_minutes', minutes: 30, price: 4500 },
    report: true,
    quota: { documents: 10_000, megabytes: 50_000, uploadsPerHour: 500 },
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    contracts: null,
    per: 'month',
    pages: null,
    monthly: 15_000,
    consultation: { kind: 'included_minutes', minutes: 60, price: 4000 },
    report: true,
    quota: { documents: 100_000, megabytes: 1_000_000, uploadsPerHour: 2000 },
  },
}

/** All plans, from the smallest. */
export const allPlans: readonly Plan[] = Object.values(plans)

const planOfSubscription: Record<SubscriptionType, PlanId> = {
  free: 'starter',
  essential: 'essential',
  premium: 'business',
  paid: 'business',
  enterprise: 'enterprise',
}

/** The plan that a subscription stands for. */
export function planOf(subscription: SubscriptionType): Plan {
  return plans[planOfSubscription[subscription]]
}

/** A plan by its id. */
export const planById = (id: PlanId): Plan => plans[id]
