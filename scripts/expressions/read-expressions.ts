import { parseSync } from 'oxc-parser'

export interface Expression {
  source: string
  flags: string
  /** the file, or where else it was met */
  place: string
}

/**
 * Every expression that stands in a source file as such. Those that are put together when the program runs are heard of
 * by `hearExpressions`.
 *
 * @throws where the file is not TypeScript: what cannot be read cannot be vouched for
 */
export function readExpressions(place: string, text: string): Expression[] {
  const { program, errors } = parseSync(place, text)
  if (errors[0]) throw new Error(`${place} cannot be parsed: ${errors[0].message}`)
  const found: Expression[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (typeof value === 'object' && value !== null) {
      const { regex } = value as { regex?: { pattern: string; flags: string } }
      if (regex) found.push({ source: regex.pattern, flags: regex.flags, place })
      for (const child of Object.values(value)) if (typeof child === 'object') visit(child)
    }
  }
  visit(program)
  return found
}

/** Notes every expression that is made from a string from now on. @returns what was heard so far */
export function hearExpressions(): () => Expression[] {
  const heard = new Map<string, Expression>()
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, given, newTarget) {
      const made: RegExp = Reflect.construct(target, given, newTarget)
      const { source, flags } = made
      heard.set(`/${source}/${flags}`, { source, flags, place: 'put together' })
      return made
    },
  })
  return () => [...heard.values()]
}
