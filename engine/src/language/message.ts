import { IntlMessageFormat } from 'intl-messageformat'

/**
 * What a message is given: names, words of the contract, figures, and codes to select by. In the message null, undefined and an
 * empty list are 'absent', true is 'yes' and false 'no', and several values are listed as the language lists them: 'A, B and C'.
 */
export type Arguments = Readonly<Record<string, string | number | boolean | null | undefined | readonly string[]>>

/** The language of the messages. Hindi will be a second file beside each, and an argument here. */
const LOCALE = 'en-IN'

/** A message that only names its arguments: text, a name, text and so on. */
interface Plain {
  readonly parts: readonly string[]
}
interface Compiled {
  readonly message: IntlMessageFormat
  /** every argument that it may ask for */
  readonly names: readonly string[]
}

/** Compiled messages: a message is parsed once. It depends on nothing but its own text. */
const compiled = new Map<string, Compiled | Plain>()

/**
 * An ICU message with its arguments filled in.
 *
 * @param message in ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages/)
 * @throws where the message is malformed or lacks an argument: a test formats all of them
 */
export function format(message: string, values: Arguments = {}): string {
  if (!ASKS.test(message)) return message
  let known = compiled.get(message)
  if (known === undefined) {
    known = plainly(message) ?? compile(message)
    compiled.set(message, known)
  }
  if ('parts' in known) {
    if (known.parts.every((part, at) => at % 2 === 0 || part in values))
      return known.parts.map((part, at) => (at % 2 === 0 ? part : plain(values[part]))).join('')
    // the library says what lacks
    known = compile(message)
  }
  const asked = known.names.filter((name) => name in values)
  return String(known.message.format(Object.fromEntries(asked.map((name) => [name, plain(values[name])]))))
}

function compile(message: string): Compiled {
  const names = new Set(Array.from(message.matchAll(NAME), ([, name]) => name!))
  return { message: new IntlMessageFormat(message, LOCALE, undefined, { ignoreTag: true }), names: [...names] }
}

/** Most messages choose nothing: to put them together here is many times as quick as to have the library do it. */
function plainly(message: string): Plain | undefined {
  const parts = message.split(/\{(\w+)\}/)
  const isText = (part: string): boolean => !/[{}#<>]|''|'$/.test(part)
  return parts.every((part, at) => at % 2 === 1 || isText(part)) ? { parts } : undefined
}

/** Signs without which a message says the same whatever it is given. */
const ASKS = /[{}'#<>]/
const NAME = /\{\s*(\w+)/g

const conjunction = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

/** 'A', 'A and B', 'A, B and C', as the language lists things. A message that is given a list does it by itself. */
export const inRow = (values: readonly string[]): string => conjunction.format(values)

/** Phrases with commas of their own, set apart as the language does it: 'A, 1; B, 2'. */
export const setApart = (values: readonly string[]): string => values.join('; ')

function plain(value: Arguments[string]): string | number {
  if (value === null || value === undefined) return 'absent'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? (value.length === 0 ? 'absent' : inRow(value)) : value
}

/** A name that ends in a full stop of its own: no sentence ends with it, unless a second one follows. */
const SHORT = /\b(?:Ltd|Pvt|Inc|Co|Corp|Bros|Mr|Mrs|Ms|Dr|Smt|M\/s)$/

/** As `format`, for what stands by itself: each sentence that begins with an argument is given its capital, but not 'iOrbis'. */
export const say = (message: string, values?: Arguments): string =>
  format(message, values)
    .replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase())
    .replace(/([.!?] )(\p{Ll})(?!\p{Lu})/gu, (found, stop: string, letter: string, at: number, whole: string) =>
      SHORT.test(whole.slice(Math.max(0, at - 6), at)) ? found : stop + letter.toUpperCase(),
    )
    .replace(/\b(Ltd|Pvt|Inc|Co|Corp|Bros)\.\.(?!\.)/g, '$1.')
