import type { AiBudgets } from '@karar/schema'

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 2 })

/** What so many tokens cost, by the prices that were entered. */
export const rupeesOf = (
  { rupees_per_million_in, rupees_per_million_out }: AiBudgets,
  input: number,
  output: number,
): string => money.format((input * rupees_per_million_in + output * rupees_per_million_out) / 1_000_000)
