import type { User, UserId } from '@karar/schema'
import type { ListPage } from '../../../lib/http/read-page.ts'

/** The pages with this account in its new state; without it where it is null, and every total with one less. */
export function withUser(pages: readonly ListPage<User>[], id: UserId, user: User | null): ListPage<User>[] {
  const listed = pages.some(({ rows }) => rows.some((row) => row.id === id))
  const gone = listed && user === null ? 1 : 0
  return pages.map((page) => ({
    ...page,
    rows: page.rows.flatMap((row) => (row.id !== id ? [row] : user ? [user] : [])),
    total: page.total - gone,
  }))
}
