import { z } from 'zod'
import { call, parse } from './http.ts'
import { nextCursor } from './next-cursor.ts'

/** One page of a list that grows, newest first. */
export interface ListPage<Row> {
  rows: Row[]
  next: string | null
  total: number
}

/** Fetches one page of a list. Filters that are empty are left out. */
export async function readPage<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  filters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ListPage<z.infer<Shape>>> {
  const response = await call(`${path}${asQuery(filters)}`, { signal })
  const rows = parse(z.array(shape), await response.json().catch(() => undefined))
  return {
    rows,
    next: nextCursor(response.headers.get('link')),
    total: Number(response.headers.get('x-total-count') ?? rows.length),
  }
}

/** `{q: 'a b', status: ''}` -> '?q=a+b' */
export function asQuery(filters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
  return query && `?${query}`
}
