/** A party as the notes of a contract give it. */
export interface NotedParty {
  readonly name: string
  readonly defined_term?: string | null
}

/** A short contract of two parties around one passage, and where the passage stands in it. */
export interface CleanContract {
  readonly text: string
  readonly party: string
  readonly start: number
  readonly end: number
}

/** Names for parties that the notes know by their role alone. */
const NAMES = ['Orbis Private Limited', 'Lumen Private Limited'] as const
const PRONOUN = /^(?:i|me|my|you|we|us)$/i

/** The words for a party, the role before the pronoun: 'Lessor / the Company / we'. */
function termsOf({ name, defined_term }: NotedParty): string[] {
  const terms = (defined_term ?? name)
    .split(/\s*[/,]\s*/)
    .map((term) => term.replace(/^the /i, '').trim())
    .filter((term) => term !== '' && term.length < 40)
  const known = terms.filter((term) => !PRONOUN.test(term))
  return [...known, ...terms.filter((term) => PRONOUN.test(term))]
}

function introduced(party: NotedParty, stand: (typeof NAMES)[number]): { words: string; term: string } {
  const terms = termsOf(party)
  const own = /(?:\b(?:Limited|Ltd|LLP|Inc|LLC|Corporation|Pvt)\b\.?)/.test(party.name) ? party.name : stand
  const called = terms.map((term) => (PRONOUN.test(term) ? `"${term}"` : `the "${term}"`)).slice(0, 3)
  return { words: `${own}${called.length === 0 ? '' : ` (${called.join(' or ')})`}`, term: terms[0] ?? own }
}

/**
 * The passage as the only harsh word of a contract that is plain in everything else: both parties introduced by the words
 * that the notes know for them, four short clauses. What is found here and not in its own contract was lost before it was read.
 */
export function cleanContract(
  passage: string,
  kind: string,
  own: NotedParty,
  other: NotedParty | undefined,
): CleanContract {
  const [reader, across] = [introduced(own, NAMES[0]), introduced(other ?? { name: 'Provider' }, NAMES[1])]
  const before = [
    kind.replaceAll('_', ' ').toUpperCase(),
    `This Agreement is made on 1 June 2026 between ${reader.words}, a company having its office at Pune, and ${across.words}, a company having its office at Nagpur.`,
    '1. Term\nThis Agreement runs for twelve months from 1 June 2026.',
    '2. Further terms\n',
  ].join('\n\n')
  const after =
    '\n\n3. Notices\nNotices are given in writing at the addresses above.\n\n4. Governing law\nThis Agreement is governed by the laws of India. The courts at Pune have jurisdiction.\n'
  return {
    text: before + passage + after,
    party: reader.term,
    start: before.length,
    end: before.length + passage.length,
  }
}
