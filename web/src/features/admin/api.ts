import {
  AdminOverview,
  AuditVerification,
  DeletedAccount,
  NamedAuditEntry,
  type Role,
  type SubscriptionType,
  User,
  type UserId,
  type UserStatus,
} from '@karar/schema'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { asQuery, type ListPage, readPage } from '../../lib/http/read-page.ts'
import { saveFile } from '../../lib/save-file.ts'
import { fileNameOf } from '../../lib/text/file-name.ts'
import { withUser } from './people/with-user.ts'

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => request(AdminOverview, '/admin/overview', { signal }),
  // requests come in, and fall due, while nobody touches the page
  refetchInterval: 60_000,
})

/** Which accounts are asked for; '' is any. */
export interface UserFilters {
  status: UserStatus | ''
  q: string
}

const usersKey = ['admin', 'users']
export const usersQuery = ({ status, q }: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, { status, q }],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      status === 'pending'
        ? readPage(User, '/admin/pending-users', { q, cursor: pageParam }, signal)
        : readPage(User, '/admin/users', { status, q, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
  })

/** Which lines of the audit log are asked for; '' is any. */
export interface AuditFilters {
  action: string
  actor: string
  subject: string
  from: string
  to: string
}

const auditKey = ['admin', 'audit']
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      readPage(NamedAuditEntry, '/admin/audit', { ...filters, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
    // Whatever else was done here is a new line.
    staleTime: 0,
  })

const post = (path: string, json?: unknown) => request(User, path, { method: 'POST', json })

export const approveUser = (id: UserId, seen_status: UserStatus): Promise<User> =>
  post(`/admin/approve-user/${id}`, { seen_status })
export const rejectUser = (id: UserId): Promise<User> => post(`/admin/reject-user/${id}`)
export const suspendUser = (id: UserId): Promise<User> => post(`/admin/suspend-user/${id}`)
export const resetTwoStep = (id: UserId): Promise<User> => post(`/admin/reset-two-step/${id}`)
export const resetUsage = (id: UserId): Promise<User> => post(`/admin/reset-user-usage/${id}`)

export function upgradeUser({ id, subscription_type: seen }: User, subscription_type: SubscriptionType): Promise<User> {
  return post(`/admin/upgrade-user-subscription/${id}`, { subscription_type, seen_subscription_type: seen })
}

export function setRole(id: UserId, role: Role): Promise<User> {
  return request(User, `/admin/users/${id}/role`, { method: 'PUT', json: { role } })
}

export function deleteUser(id: UserId): Promise<DeletedAccount> {
  return request(DeletedAccount, `/admin/users/${id}`, { method: 'DELETE' })
}

/** A long log takes its time. */
const tenMinutes = 600_000

/** Checks the whole chain on the server. */
export function verifyAudit(): Promise<AuditVerification> {
  return request(AuditVerification, '/admin/audit/verify', { timeout: tenMinutes })
}

/** Saves the lines asked for as a file. */
export async function exportAudit(filters: AuditFilters, format: 'csv' | 'jsonl'): Promise<void> {
  const response = await call(`/admin/audit/export${asQuery({ ...filters, format })}`, { timeout: tenMinutes })
  saveFile(await response.blob(), fileNameOf(response) ?? `karar-audit.${format}`)
}

/** Asks again for everything of the administration that is on the screen, and forgets that the rest was fresh. */
export function refreshAdmin(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['admin'] })
}

export async function refreshAudit(): Promise<void> {
  // A list that is only just being read for the first time would not be read again, and may lack the newest line.
  await queryClient.cancelQueries({ queryKey: auditKey })
  await queryClient.invalidateQueries({ queryKey: auditKey })
}

/** Figures and accounts, when the polled count has shown that somebody registered. */
export async function refreshUsers(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: usersKey }),
  ])
}

/** Shows a newer state of an account in every list; null where it is gone. */
export function keepUser(id: UserId, user: User | null): void {
  for (const [key] of queryClient.getQueriesData({ queryKey: usersKey })) {
    const { status } = key.at(-1) as UserFilters
    queryClient.setQueryData(
      key,
      (list: InfiniteData<ListPage<User>> | undefined) =>
        list && { ...list, pages: withUser(list.pages, id, user && (!status || user.status === status) ? user : null) },
    )
  }
}
