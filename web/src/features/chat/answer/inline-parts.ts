import { type Citation, type LawReference, ownName } from '@karar/schema'

/**
 * A run of an answer's words: Karar's own, the label that they begin with ('What to ask for:', a law's name), the
 * contract's in quotation marks, or the number of a clause that is cited. `at` is where it begins in its line.
 */
export type InlinePart =
  | { kind: 'words' | 'label' | 'quote'; at: number; text: string }
  | { kind: 'clause'; at: number; text: string; citation: Citation }

/** What stands in quotation marks, or a clause by its number or its name: '13.2', '4(a)', 'Section 6', 'Article IV'. */
const marked = /“[^”]+”|(?<=\bclauses? )\d+(?:\.\d+)*(?:\([a-z0-9]{1,4}\))*|\b(?:Article|Section|Part) [\dA-Z]{1,7}\b/gi

/** A few words with a colon, which say what follows. */
const label = /^\p{Lu}[^:“”.?!\d]{1,28}:(?= |$)/u

/** Divides a line of an answer, so that each voice has its own face and each clause leads to its place. */
export function inlineParts(
  line: string,
  { citations, law }: { citations: readonly Citation[]; law: readonly LawReference[] },
): InlinePart[] {
  const lawNames = law.map(({ act, section }) => `${act}${section && `, ${section}`}:`)
  const lead = lawNames.find((name) => line.startsWith(name)) ?? label.exec(line)?.[0] ?? ''
  const parts: InlinePart[] = lead ? [{ kind: 'label', at: 0, text: lead }] : []
  let from = lead.length
  const words = (to: number) => {
    if (to > from) parts.push({ kind: 'words', at: from, text: line.slice(from, to) })
  }
  for (const { 0: text, index: at } of line.matchAll(marked)) {
    const citation = citations.find(({ clause_number }) => clause_number !== null && isNumbered(clause_number, text))
    if (at < from || !(text.startsWith('“') || citation)) continue
    words(at)
    parts.push(citation ? { kind: 'clause', at, text, citation } : { kind: 'quote', at, text })
    from = at + text.length
  }
  words(line.length)
  return parts
}

/** '13.2' is the clause of that number, 'Section 6' the one that its contract calls SECTION 6, '3' behind 'clause' also CLAUSE 3. */
const isNumbered = (number: string, text: string): boolean =>
  [text, `Clause ${text}`].includes(ownName(number) ?? number)
