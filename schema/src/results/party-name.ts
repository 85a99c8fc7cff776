/**
 * A party's name within a sentence: a contract that names nobody calls its parties by role alone, 'The Employee', and a
 * letter calls the one whom it addresses 'You'.
 */
export function inSentence(party: string): string {
  return party.replace(/^The (?=\p{Lu})/u, 'the ').replace(/^You$/, 'you')
}
