/**
 * A copy in which every string can be kept: PostgreSQL takes no NUL character, and UTF-8 no half of a surrogate
 * pair. Each is replaced by one character of the same length, so places in the text stay where they are.
 */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd') as Value
  if (Array.isArray(value)) return value.map(storable) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, storable(member)])) as Value
}
