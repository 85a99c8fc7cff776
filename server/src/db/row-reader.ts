import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'

/** What drizzle keeps of a prepared query, though its types do not tell. */
interface Kept {
  fields?: readonly Field[]
  /** by the names of tables: whether a join always finds a row */
  joinsNotNullableMap?: Readonly<Record<string, boolean>>
  customResultMapper?: (rows: readonly (readonly unknown[])[]) => object[]
}

/** A value of a row: where it stands in what is read, and what it is. */
interface Field {
  path: readonly string[]
  field: unknown
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

interface Part {
  key: string
  /** among the values of the row */
  place: number
  /** undefined where the value is handed on as it comes */
  decoder: Decoder | undefined
}

/** An object within the row. */
interface Inner {
  name: string
  parts: Part[]
  /** whose value is null where the join that the object is of found nothing */
  absentWithout: number | undefined
}

/**
 * Has the rows of a prepared query read by parts that are known beforehand. Drizzle finds out of every value of every row what
 * kind of field it is, each time. The rows are the same.
 */
export function readQuickly(query: object): void {
  const { fields, joinsNotNullableMap }: Kept = query
  if (!fields?.every(({ path }) => path.length === 1 || path.length === 2)) return
  const { outer, inner } = partsOf(fields, joinsNotNullableMap)
  const customResultMapper: Kept['customResultMapper'] = (rows) =>
    rows.map((row) => {
      const read = fill({}, outer, row)
      for (const { name, parts, absentWithout } of inner)
        read[name] = absentWithout !== undefined && row[absentWithout] === null ? null : fill({}, parts, row)
      return read
    })
  Object.assign(query, { customResultMapper })
}

function fill(into: Record<string, unknown>, parts: readonly Part[], row: readonly unknown[]): Record<string, unknown> {
  for (const { key, place, decoder } of parts) {
    const value = row[place]
    into[key] = value === null || !decoder ? value : decoder.mapFromDriverValue(value)
  }
  return into
}

function partsOf(fields: readonly Field[], joins: Kept['joinsNotNullableMap']): { outer: Part[]; inner: Inner[] } {
  const places = fields.map(({ path, field }, place) => ({ path, field, place, decoder: decoderOf(field) }))
  const names = new Set(places.flatMap(({ path: [name, key] }) => (key === undefined ? [] : [name])))
  const partsIn = (of: typeof places) => of.map(({ path, ...part }) => ({ ...part, key: path.at(-1) ?? '' }))
  const inner = [...names].map((name = '') => {
    const parts = partsIn(places.filter(({ path }) => path.length === 2 && path[0] === name))
    return { name, parts, absentWithout: absentWithout(parts, joins) }
  })
  return { outer: partsIn(places.filter(({ path }) => path.length === 1)), inner }
}

/** As drizzle tells that a join found nothing: the first column of an object is null whose columns are all of that table. */
function absentWithout(
  parts: readonly { field: unknown; place: number }[],
  joins: Kept['joinsNotNullableMap'],
): number | undefined {
  const columns = parts.flatMap(({ field, place }) =>
    is(field, Column) ? [{ table: getTableName(field.table), place }] : [],
  )
  const tables = new Set(columns.map(({ table }) => table))
  const [first] = columns
  return first && tables.size === 1 && joins && !joins[first.table] ? first.place : undefined
}

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : field
  const sql = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql
  return (sql as SQL & { decoder: Decoder }).decoder
}
