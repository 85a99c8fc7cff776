import type { SubscriptionType } from '../accounts/accounts.ts'
import type { Entitlement } from '../consultations/consultations.ts'

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
  /** rupees a year, taxes extra; 0 is free */
  yearly: number
  /** analyses begin within so many minutes; null: in turn, without a promise */
  priorityMinutes: number | null
  support: Support
  /** whether several people of a business may use it together */
  team: boolean
  /** the one that is recommended */
  recommended?: true
  /** what it grants of a lawyer's time */
  consultation: Entitlement
  /** whether an analysis can be downloaded as a report */
  report: boolean
  /** what an account may take of the server, which it shares with all others */
  quota: Quota
}

/** How questions are answered, and within how many hours where that is promised. */
export type Support = { by: 'email'; hours: number } | { by: 'phone_and_email' } | { by: 'account_manager' }

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
    yearly: 0,
    priorityMinutes: null,
    support: { by: 'email', hours: 48 },
    team: false,
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
    yearly: 9990,
    priorityMinutes: 60,
    support: { by: 'email', hours: 24 },
    team: true,
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
    yearly: 34_990,
    priorityMinutes: 60,
    support: { by: 'phone_and_email' },
    team: true,
    recommended: true,
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
    yearly: 150_000,
    priorityMinutes: 30,
    support: { by: 'account_manager' },
    team: true,
    consultation: { kind: 'included_minutes', minutes: 60, price: 4000 },
    report: true,
    quota: { documents: 100_000, megabytes: 1_000_000, uploadsPerHour: 2000 },
  },
}

/** All plans, from the smallest. */
export const allPlans: readonly Plan[] = Object.values(plans)

/** The same where an operator has set how many contracts a new account has free; undefined: as in the table. */
export const plansWith = (free: number | undefined): readonly Plan[] =>
  free === undefined ? allPlans : allPlans.map((plan) => (plan.id === 'starter' ? { ...plan, contracts: free } : plan))

/** What a year at once saves against twelve months: rupees, and whole percent. */
export function yearlySaving({ monthly, yearly }: Pick<Plan, 'monthly' | 'yearly'>): {
  twelveMonths: number
  rupees: number
  percent: number
} {
  const twelveMonths = monthly * 12
  const rupees = twelveMonths - yearly
  return { twelveMonths, rupees, percent: twelveMonths === 0 ? 0 : Math.round((rupees / twelveMonths) * 100) }
}

/** Days within which a paid plan is paid back. */
export const moneyBackDays = 30

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
