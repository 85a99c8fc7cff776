import { type ContractType, titleCase } from '@karar/schema'

/** What a type of clause is called in English, by its name in the taxonomy; another language has a table instead. */
export const typeName = titleCase

/** Below this the kind of a contract is a guess, and is told as one. */
export const LEAST_SURE_OF_KIND = 0.7

/**
 * A kind of contract inside a sentence, with the article that it takes, and whether it is a guess.
 *
 * @param confidence how sure the kind is, 0 to 1
 */
export function kindNamed(type: ContractType, confidence: number) {
  const kind = titleCase(type).toLowerCase()
  return {
    kind,
    form: /^terms\b/.test(kind) ? 'many' : /^[aeiou]/.test(kind) ? 'an' : 'a',
    guess: type !== 'general_contract' && confidence < LEAST_SURE_OF_KIND ? 'yes' : 'no',
  }
}
