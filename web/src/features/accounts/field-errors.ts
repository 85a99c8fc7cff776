import { HttpError } from '../../lib/http/http-error.ts'

/** What the server says about the fields of a form, beside which it is to stand. Empty unless all of it has such a place:
 *  then the whole answer belongs above the form. */
export function fieldErrors<Field extends string>(
  error: Error,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  if (!(error instanceof HttpError)) return {}
  const places = error.errors.map(({ path, message }) => [fields.find((field) => field === path), message] as const)
  return places.every(([field]) => field) ? Object.fromEntries(places) : {}
}
