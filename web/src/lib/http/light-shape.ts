/**
 * What of an answer is looked at where the library of shapes would be too heavy: the front page loads before anything else.
 * TypeScript holds it to the type of the real shape: a field that comes or goes there does not compile here.
 */
export type Light<Value> = (value: unknown) => value is Value

export const isText: Light<string> = (value) => typeof value === 'string'
export const isNumber: Light<number> = (value) => typeof value === 'number'

export const orNull =
  <Value>(is: Light<Value>): Light<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value)

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Light<Value> =>
  (value): value is Value =>
    values.some((one) => one === value)

export const listOf =
  <Value>(is: Light<Value>): Light<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(is)

export const having =
  <Whole extends object>(fields: { [Name in keyof Whole]: Light<Whole[Name]> }): Light<Whole> =>
  (value): value is Whole =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Light<unknown>>(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]))
