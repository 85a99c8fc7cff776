const number = (value: number) => value.toLocaleString('en-IN')

/** What is said of input that is not as a call expects it. */
export const inputWords = {
  whole: 'What was sent',
  kind: (field: string, kind = 'something else') => `${field} must be ${kind}.`,
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    object: 'a JSON object',
    record: 'a JSON object',
    array: 'a list',
  } as Record<string, string | undefined>,
  least: (field: string, least: number, counted: string | undefined) =>
    counted ? `${field} must have at least ${number(least)} ${counted}.` : `${field} must be ${number(least)} or more.`,
  most: (field: string, most: number, counted: string | undefined) =>
    counted ? `${field} may have ${number(most)} ${counted} at most.` : `${field} may be ${number(most)} at most.`,
  counted: { string: 'characters', array: 'entries' } as Record<string, string | undefined>,
  oneOf: (field: string, values: string[]) =>
    values.length === 1 ? `${field} must be ${values[0]}.` : `${field} must be one of: ${values.join(', ')}.`,
  form: (field: string, form = 'in the form that is expected, without control characters') =>
    `${field} must be ${form}.`,
  forms: {
    uuid: 'an id',
    date: 'a day such as 2026-11-21',
    datetime: 'a time such as 2026-11-21T09:30:00Z',
    email: 'an email address',
    url: 'an address that starts with http:// or https://',
  } as Record<string, string | undefined>,
  unknown: (keys: string[]) => `There is no field ${keys.join(', ')} here.`,
}
