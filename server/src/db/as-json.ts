import { getTableColumns, type SQL, type Subquery, sql, type Table } from 'drizzle-orm'

/**
 * The rows of a query as one value of another: what is asked together takes one way to the database and back. Keys are the
 * names of the columns, and what JSON has no notation for is text.
 */
export function asJson<Row>(query: { as(alias: string): Subquery }): SQL<Row[]> {
  return sql`(select coalesce(json_agg(part), '[]') from ${query.as('part')})`
}

/** A whole row of a table, as `asJson` hands it over, as a query of its own would have brought it. */
export function rowFromJson<Of extends Table>(table: Of, json: Record<string, unknown>): Of['$inferSelect'] {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[column.name]
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(values)
}
