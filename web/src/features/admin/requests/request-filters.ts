import { DeskFilter, Urgency } from '@karar/schema'
import type { RequestFilters } from './request-calls.ts'

/** Takes the filters out of an address: open requests unless it says otherwise; what it says wrongly is not there. */
export function requestFilters(get: (name: string) => string): RequestFilters {
  const status = get('status')
  return {
    status: status === 'all' ? '' : (DeskFilter.safeParse(status).data ?? 'open'),
    urgency: Urgency.safeParse(get('urgency')).data ?? '',
    q: get('q').trim().slice(0, 200),
  }
}
