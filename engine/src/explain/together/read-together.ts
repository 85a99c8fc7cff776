import type { LegalIssue } from '@karar/schema'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import { format } from '../../language/message.ts'
import { type Contract, once } from '../../understand/contract.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { definitionsOf } from './definitions.ts'
import { isWithin, type Reference, referencesOf } from './references.ts'

/** A passage is quoted up to so many characters: enough to read it by, and the rest stands in the contract. */
const LONGEST = 260

/**
 * What else of the contract a finding is to be read with, in the contract's own words: the clause that its sentence gives way
 * to or counts more than, one that counts more than it, what its defined term means, and, where two places differ, which counts.
 */
export function readTogether(contract: Contract, issue: LegalIssue): string[] {
  const start = contract.text.toNorm[issue.start] ?? 0
  const end = contract.text.toNorm[issue.end] ?? start
  const clause = contract.clauses.find(({ id }) => id === issue.clause_id)
  if (clause === undefined) return []
  const own = clause.sentences.filter((sentence) => sentence.start < end && start < sentence.end)
  const said = [
    ...referred(contract, clause, own),
    ...(issue.category === 'internal_inconsistency' || clause.kind === 'schedule' ? ranked(contract, clause) : []),
    ...meant(contract, clause, own),
  ]
  return said.slice(0, MOST)
}
const MOST = 2

function referred(contract: Contract, clause: Clause, own: readonly Sentence[]): string[] {
  const all = referencesOf(contract)
  const { yields, overrides, pointed, overridden } = words.together
  const told = { yields, overrides, pointed }
  const out = all.filter((one) => own.includes(one.sentence)).sort((a, b) => weight(a) - weight(b))
  const over = all.find(
    (one) => one.relation === 'overrides' && isWithin(clause, one.to) && !isWithin(one.from, one.to),
  )
  return [
    ...(over === undefined ? [] : [say(contract, overridden, over.from, over.sentence)]),
    ...out.slice(0, 1).flatMap(({ relation, to }) => {
      const best = closest(contract, to, own)
      return best === null ? [] : [say(contract, told[relation], to, best)]
    }),
  ]
}
const weight = ({ relation }: Reference): number => ['yields', 'overrides', 'pointed'].indexOf(relation)

function say(contract: Contract, message: string, clause: Clause, passage: Span): string {
  return format(message, { number: clause.number ?? '', quote: quoted(contract, passage) })
}

/** The sentence of a clause, or of those below it, that shares most words with the one that names it. */
function closest(contract: Contract, clause: Clause, own: readonly Sentence[]): Sentence | null {
  const sentences = contract.clauses
    .filter((each) => each.kind === 'clause' && isWithin(each, clause))
    .flatMap((each) => each.sentences)
    .filter(({ text }) => text.length > 20)
  const wanted = new Set(own.flatMap(({ text }) => contentOf(text)))
  let best: Sentence | null = null
  let most = -1
  for (const sentence of sentences.slice(0, 40)) {
    const shared = new Set(contentOf(sentence.text).filter((word) => wanted.has(word))).size
    if (shared > most) {
      best = sentence
      most = shared
    }
  }
  return best
}
const contentOf = (text: string): string[] => text.match(/[a-z]{5,}/g) ?? []

/** The words of the document, cut behind a word where they are long. */
function quoted({ text }: Contract, passage: Span): string {
  const { start, end } = originalSpan(text, passage)
  const verbatim = text.original.slice(start, end).replace(/\s+/g, ' ').trim()
  return verbatim.length <= LONGEST ? verbatim : `${verbatim.slice(0, verbatim.lastIndexOf(' ', LONGEST))} \u2026`
}

const RANKS =
  /\b(?:conflict|inconsisten\w+|contradiction|discrepanc\w+|ambiguity|variance)\b[^.;]{0,260}\b(?:prevails?|precedence|governs?|controls?|override)\b|\border of (?:precedence|priority)\b/
/** Which paper counts where two of them differ. */
function ranked(contract: Contract, finding: Clause): string[] {
  const found = once(contract, 'precedence', () => {
    for (const clause of contract.clauses)
      for (const sentence of clause.sentences) if (RANKS.test(sentence.text)) return [{ clause, sentence }]
    return []
  })
  return found
    .filter(({ clause }) => clause !== finding && clause.number !== null)
    .map(({ clause, sentence }) => say(contract, words.together.ranked, clause, sentence))
}

/** What a defined term of the finding's sentence means, where another sentence says so. */
function meant(contract: Contract, clause: Clause, own: readonly Sentence[]): string[] {
  for (const { text, start } of own) {
    for (const [term, { term: written, clause: where, sentence }] of definitionsOf(contract)) {
      if (own.includes(sentence)) continue
      const at = text.search(new RegExp(String.raw`(?<!["\w-])${term}(?!["\w-])`))
      if (at < 0 || !isWritten(contract, start + at, term, written)) continue
      const quote = quoted(contract, sentence)
      return [
        where === clause || where.number === null
          ? format(words.together.meansHere, { term: written, quote })
          : format(words.together.means, { term: written, number: where.number, quote }),
      ]
    }
  }
  return []
}

/** The word is meant as a term only where it is written as one: 'Cause', not 'cause'. */
function isWritten({ text }: Contract, at: number, term: string, written: string): boolean {
  const place = text.toOriginal[at]!
  return text.original.slice(place, place + term.length).replace(/\s+/g, ' ') === written && /\p{Lu}/u.test(written[0]!)
}
