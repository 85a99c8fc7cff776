import type { AnalysisStatus, UserStatus } from '@karar/schema'

const statuses: Record<UserStatus, string> = {
  pending: 'is awaiting approval',
  approved: 'is approved already',
  suspended: 'is suspended already',
  rejected: 'was rejected',
}

const byNow: Record<UserStatus, string> = {
  pending: 'waits for approval',
  approved: 'is approved',
  suspended: 'is suspended',
  rejected: 'is rejected',
}

const unread =
  'This document has not been read yet. Its text is here once it has been analyzed; the original file can be downloaded.'

export const words = {
  wrongStatus: (status: UserStatus) => `This account ${statuses[status]}.`,
  /** of two administrators the second decides on what the first has changed */
  otherStatus: (status: UserStatus) =>
    `Another administrator was first: this account ${byNow[status]} by now. Decide again if that is to change.`,
  otherPlan: (plan: string) =>
    `Another administrator was first: this account is on the plan ${plan} by now. Decide again if that is to change.`,
  samePlan: (plan: string) => `This account is on the plan ${plan} already.`,
  /** why there is no text to show, by where the analysis stands */
  noText: {
    pending: () => unread,
    completed: () => unread,
    analyzing: () => 'This document is being read just now. Its text is here once the analysis is complete.',
    failed: (reason: string) => `This document has no text to show, because its analysis failed. ${reason}`.trim(),
  } satisfies Record<AnalysisStatus, (reason: string) => string>,
  auditName: (day: string, format: string) => `karar-audit-log-${day}.${format}`,
} as const
