import { AnalysisStatus, UserId } from '@karar/schema'
import type { DocumentFilters } from './document-calls.ts'

/** Takes the filters out of an address; what it says wrongly is as if it were not there. */
export function documentFilters(get: (name: string) => string): DocumentFilters {
  return {
    user: UserId.safeParse(get('user')).data ?? '',
    status: AnalysisStatus.safeParse(get('status')).data ?? '',
    q: get('q').trim().slice(0, 200),
  }
}

/** Why a list is empty, as a key of the words. */
export function emptiness({ user, status, q }: DocumentFilters): 'none' | 'noneFound' | 'noneOfStatus' | 'noneOfUser' {
  if (q) return 'noneFound'
  if (status) return 'noneOfStatus'
  return user ? 'noneOfUser' : 'none'
}
