import { titleCase } from '@karar/schema'

/** What a type of clause is called in English, by its name in the taxonomy; another language has a table instead. */
export const typeName = titleCase

/** A kind of contract inside a sentence, with the article that it takes. */
export function kindNamed(type: string): { kind: string; form: 'a' | 'an' | 'many' } {
  const kind = titleCase(type).toLowerCase()
  return { kind, form: /^terms\b/.test(kind) ? 'many' : /^[aeiou]/.test(kind) ? 'an' : 'a' }
}
