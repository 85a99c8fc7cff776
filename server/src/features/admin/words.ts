import type { UserStatus } from '@karar/schema'

const statuses: Record<UserStatus, string> = {
  pending: 'is awaiting approval',
  approved: 'is approved already',
  suspended: 'is suspended already',
  rejected: 'was rejected',
}

export const words = {
  wrongStatus: (status: UserStatus) => `This account ${statuses[status]}. Load the list again.`,
  samePlan: (plan: string) => `This account is on the plan ${plan} already.`,
  auditName: (day: string, format: string) => `karar-audit-log-${day}.${format}`,
} as const
