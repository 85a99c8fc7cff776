import type { SubscriptionType } from './accounts.ts'

/** What a plan is called and what it allows. The one table of plans. */
interface Plan {
  name: string
  /** how many contracts; null is unlimited */
  contracts: number | null
  /** whether contracts are counted in all or by the calendar month (IST) */
  per: 'account' | 'month'
}

const plans = {
  starter: { name: 'Starter', contracts: 3, per: 'account' },
  essential: { name: 'Essential', contracts: 10, per: 'month' },
  business: { name: 'Business+', contracts: null, per: 'month' },
  enterprise: { name: 'Enterprise', contracts: null, per: 'month' },
} as const satisfies Record<string, Plan>

/** The plan that a subscription stands for. */
const planOfSubscription = {
  free: 'starter',
  essential: 'essential',
  premium: 'business',
  paid: 'business',
  enterprise: 'enterprise',
} as const satisfies Record<SubscriptionType, keyof typeof plans>

export function planOf(subscription: SubscriptionType): Plan {
  return plans[planOfSubscription[subscription]]
}
