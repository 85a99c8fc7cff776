import { UsageInfo } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { request } from '../../lib/http/http.ts'
import { HttpError } from '../../lib/http/http-error.ts'
import { queryClient } from '../../lib/http/query-client.ts'

/** How often an open page asks: an administrator's upgrade is waited for at the limit. */
const often = 5000
const seldom = 30_000

/** What of the person's plan is used. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => request(UsageInfo, '/user/usage', { signal }),
  refetchInterval: ({ state }) => (state.data?.documents_remaining === 0 ? often : seldom),
})

export function refreshUsage(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: usageQuery.queryKey })
}

/** Why an upgrade is offered: the plan is used up, a document is too long for it, it has no reports, or the person asked. */
export interface UpgradeCause {
  reason: 'document_limit_reached' | 'page_limit_exceeded' | 'report_not_in_plan' | 'asked'
  /** the server's words about it */
  words: string
}

let cause: UpgradeCause | null = null
const listeners = new Set<() => void>()

function setCause(next: UpgradeCause | null): void {
  cause = next
  for (const listener of listeners) listener()
}

/** Opens the upgrade dialog, from wherever. */
export function offerUpgrade(why: UpgradeCause = { reason: 'asked', words: '' }): void {
  setCause(why)
  void refreshUsage()
}

export function closeUpgrade(): void {
  setCause(null)
}

/** Opens the upgrade dialog where a call was refused by the plan. @returns whether it was */
export function offerUpgradeFor(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 402) return false
  const reason = error.reason === 'page_limit_exceeded' ? error.reason : 'document_limit_reached'
  offerUpgrade({ reason, words: error.detail })
  return true
}

/** Why the dialog is open; null while it is not. */
export function useUpgradeCause(): UpgradeCause | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => cause,
  )
}
