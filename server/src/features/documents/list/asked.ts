import type { DocumentsQuery, RiskBand, UserId } from '@karar/schema'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { documents } from '../../../db/tables.ts'
import type { ShownRow } from '../present.ts'

/** One row more than the page has, where there is one. */
export interface Found {
  rows: ShownRow[]
  total: number
}

export type Asked = Pick<DocumentsQuery, 'sort' | 'band' | 'status' | 'cursor'>
/** The same, where what changes may be a placeholder. */
export type Selected = Pick<Asked, 'sort' | 'band' | 'cursor'> & {
  owner: UserId | Placeholder
  status?: NonNullable<Asked['status']> | Placeholder | undefined
  limit: number | Placeholder
  total?: SQL<number>
}

// A score from before a new analysis that is running or failed is no longer the document's band.
export const isAsked = ({ status, band }: { status?: Selected['status']; band?: RiskBand | undefined }) =>
  and(
    status && eq(documents.status, status),
    // as the index of bands says it
    band && eq(documents.status, sql`'completed'`),
    band && eq(documents.band, band),
  )
