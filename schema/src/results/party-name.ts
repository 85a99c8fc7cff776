import type { Party } from '../analysis.ts'

/**
 * A party's name within a sentence: a contract that names nobody calls its parties by role alone, 'The Employee', and a
 * letter calls the one whom it addresses 'You'. Who calls himself 'We', and has no name anywhere, wrote it.
 */
export function inSentence(party: string): string {
  if (party === 'We') return 'whoever wrote it'
  return party.replace(/^The (?=\p{Lu})/u, 'the ').replace(/^You$/, 'you')
}

/** What the contract calls a party, where its name does not say so already: 'The Licensee' is called 'Licensee' of course. */
export function otherTerm({ name, defined_term }: Pick<Party, 'name' | 'defined_term'>): string | null {
  const called = defined_term?.toLowerCase()
  return called === undefined || [called, `the ${called}`].includes(name.toLowerCase()) ? null : defined_term
}
