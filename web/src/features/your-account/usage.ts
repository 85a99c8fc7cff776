import { planOf, type User } from '@karar/schema'

type Used = Pick<User, 'role' | 'subscription_type' | 'documents_analyzed' | 'free_documents_limit'>

/** How much of a plan is used: which sentence says it, and the figures in it. */
export function usageOf(user: Used) {
  const { name, contracts, per } = planOf(user.subscription_type)
  const figures = { plan: name, used: user.documents_analyzed }
  if (user.role === 'admin') return { sentence: 'admin', limit: 0, ...figures } as const
  if (contracts === null) return { sentence: 'unlimited', limit: 0, ...figures } as const
  // What is counted is counted since the beginning, so that it is not set against the limit of a month.
  if (per === 'month') return { sentence: 'monthly', limit: contracts, ...figures } as const
  return { sentence: 'counted', limit: user.free_documents_limit, ...figures } as const
}
