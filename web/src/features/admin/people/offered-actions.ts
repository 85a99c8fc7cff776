import type { User, UserId } from '@karar/schema'

export type UserAction =
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'reactivate'
  | 'upgrade'
  | 'reset'
  | 'twoStepOff'
  | 'promote'
  | 'demote'
  | 'delete'

/** What an administrator may do to an account: the usual beside it, the rare in its menu. To one's own: nothing. */
export function offeredActions(user: User, ownId: UserId): { usual: UserAction[]; rare: UserAction[] } {
  if (user.id === ownId) return { usual: [], rare: [] }
  // An account that was never let in has no use to count or to raise.
  const inUse = user.status === 'approved' || user.status === 'suspended'
  const free = inUse && user.subscription_type === 'free'
  return {
    usual: [...byStatus[user.status], ...pick(free && hasReachedLimit(user), 'upgrade')],
    rare: [
      ...pick(free, 'reset'),
      ...pick(user.two_step_enabled, 'twoStepOff'),
      ...pick(user.role === 'user' && user.status === 'approved', 'promote'),
      ...pick(user.role === 'admin', 'demote'),
      'delete',
    ],
  }
}

const byStatus: Record<User['status'], UserAction[]> = {
  pending: ['approve', 'reject'],
  approved: ['suspend'],
  suspended: ['reactivate'],
  rejected: ['approve'],
}

const hasReachedLimit = (user: User) => user.documents_analyzed >= user.free_documents_limit
const pick = (offered: boolean, action: UserAction): UserAction[] => (offered ? [action] : [])
