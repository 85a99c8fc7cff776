import type { UnifiedAnalysis } from '@karar/schema'

/** Whether any page is unread or badly read. While one is, nothing may be called missing. */
export function inDoubt({ pages_in_doubt: { unread_pages, doubtful_pages } }: UnifiedAnalysis): boolean {
  return unread_pages.length + doubtful_pages.length > 0
}
