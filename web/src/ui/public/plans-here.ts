import { type Plan, plansWith } from '@karar/schema'

/** Stands for the number of free contracts where a page is drawn beforehand: each server puts in its own. */
export const freeStandIn = 987_654_321

let drawnWith = freeStandIn

/** How many are free in what is drawn from here on, outside of a browser: the stand-in, or 1, which has words of its own. */
export function drawWith(free: typeof freeStandIn | 1): void {
  drawnWith = free
}

/** How many contracts a new account has free: an operator's setting, which the server writes into each page. */
export function freeContracts(): number | undefined {
  if (typeof document === 'undefined') return drawnWith
  const told = document.querySelector<HTMLMetaElement>('meta[name="free-contracts"]')?.content ?? ''
  return /^\d+$/.test(told) ? Number(told) : undefined
}

/** The plans as they are offered here, from the smallest. */
export const plansHere = (): readonly Plan[] => plansWith(freeContracts())
