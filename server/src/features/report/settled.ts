import type { LegalIssue, ResolvedIssues } from '@karar/schema'

/** Whether all places of a harm were ticked off: while one is open, the harm is. */
export const isSettled = (card: readonly LegalIssue[], settled: ResolvedIssues): boolean =>
  card.every(({ id }) => settled.includes(id))
