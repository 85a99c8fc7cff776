/** The words that numbers of clauses bring along: 'ARTICLE IV', 'Section 6'. */
const ownWord = /^(?:art\.|article|section|clause|part|point)(?![a-z]) ?/i

/**
 * A number that brings a word of its own, as the name of its clause: 'Section 6' for 'SECTION 6'. Null for '6', which needs a
 * word in front.
 */
export function ownName(number: string): string | null {
  const word = ownWord.exec(number)?.[0]
  if (word === undefined) return null
  return `${word.charAt(0).toUpperCase()}${word.slice(1).trim().toLowerCase()} ${number.slice(word.length)}`
}
