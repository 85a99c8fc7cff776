import { type Plan, plansWith } from '@karar/schema'

/** Stands for the number of free contracts where a page is drawn beforehand: each server puts in its own. */
export const freeStandIn = 987_654_321

/** How many contracts a new account has free: an operator's setting, which the server writes into each page. */
export function freeContracts(): number | undefined {
  if (typeof document === 'undefined') return freeStandIn
  const told = document.querySelector<HTMLMetaElement>('meta[name="free-contracts"]')?.content ?? ''
  return /^\d+$/.test(told) ? Number(told) : undefined
}

/** The plans as they are offered here, from the smallest. */
export const plansHere = (): readonly Plan[] => plansWith(freeContracts())
