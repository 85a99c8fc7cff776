import type { UsageInfo } from '@karar/schema'

/** How near the limit of a plan is: red at the limit, amber at one left; `none` where there is no limit. */
export function usageState({ documents_remaining }: Pick<UsageInfo, 'documents_remaining'>) {
  if (documents_remaining === null) return 'none'
  return documents_remaining === 0 ? 'reached' : documents_remaining === 1 ? 'near' : 'free'
}
