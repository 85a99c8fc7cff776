const ENDINGS = 'ations ation ings ing edly ments ment ness ions ion ers ies ed es ly s'.split(' ')

/**
 * A word of more than four letters without the commonest ending, at least four letters of it: the light stem of both trained
 * readers, of clauses and of issues. Their weights were learned with it, so that it never changes without training anew.
 */
export function withoutEnding(word: string): string {
  if (word.length <= 4) return word
  const ending = ENDINGS.find((end) => word.length - end.length >= 4 && word.endsWith(end))
  return ending === undefined ? word : word.slice(0, -ending.length)
}
