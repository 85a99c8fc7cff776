import type { Sentence } from '../../grammar/sentences.ts'
import type { Contract } from '../../understand/contract.ts'
import { moneyIn } from '../../understand/reading/reading.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { stemsOf } from '../question/words-of.ts'

/** What an answer quotes: a sentence of a clause, or an item of a list. Positions are in the normalised text. */
export interface Passage {
  readonly index: number
  readonly clause: Clause
  /** the sentence it holds; the longest where short ones stand together */
  readonly sentence: Sentence
  readonly start: number
  readonly end: number
  /** its words with what leads into them, normalised */
  readonly words: string
  /** its words behind the headings above it: what a cue is looked for in */
  readonly read: string
}

/** Characters below which a sentence is quoted together with the next. */
const SHORT = 48
/** Most characters that stand together in one passage. */
const LONGEST = 1200

/** Most characters of a clause that is cited whole, and how far a citation grows in a longer one. */
const WHOLE = 520
const GROWS = 420

/** The passage with what stands around it in its clause: a carve-out usually follows the harsh words. */
export function inContext(passages: readonly Passage[], own: Passage): { start: number; end: number } {
  let first = own
  let last = own
  const most = bodyLength(passages, own) <= WHOLE ? WHOLE : GROWS
  for (let grown = true; grown; ) {
    grown = false
    const next = passages[last.index + 1]
    if (next?.clause === own.clause && next.end - first.start <= most) {
      last = next
      grown = true
    }
    const before = passages[first.index - 1]
    if (before?.clause === own.clause && last.end - before.start <= most) {
      first = before
      grown = true
    }
  }
  return { start: first.start, end: last.end }
}

function bodyLength(passages: readonly Passage[], { clause, index }: Passage): number {
  let first = index
  let last = index
  while (passages[first - 1]?.clause === clause && passages[last]!.end - passages[first - 1]!.start <= WHOLE) first--
  while (passages[last + 1]?.clause === clause && passages[last + 1]!.end - passages[first]!.start <= WHOLE) last++
  const ends = passages[first - 1]?.clause !== clause && passages[last + 1]?.clause !== clause
  return ends ? passages[last]!.end - passages[first]!.start : Number.POSITIVE_INFINITY
}

/** Divides the contract into what an answer may quote. Signatures are left out: they say nothing. */
export function passagesOf(contract: Contract): Passage[] {
  const passages: Passage[] = []
  for (const [order, clause] of contract.clauses.entries()) {
    const headings = [...clause.path, clause.heading ?? ''].join(' ').toLowerCase().trim()
    const sentences = toldIn(contract, clause, contract.clauses[order + 1]?.parent === clause)
    for (let at = 0; at < sentences.length; at++) {
      const first = sentences[at]!
      let longest = first
      let last = first
      while (last.end - first.start < SHORT && sentences[at + 1] !== undefined) {
        const next = sentences[at + 1]!
        if (next.end - first.start > LONGEST) break
        at++
        last = next
        if (next.end - next.start > longest.end - longest.start) longest = next
      }
      const own = contract.text.norm.slice(first.start, last.end)
      const words = first.lead === '' ? own : `${first.lead} ${own}`
      passages.push({
        index: passages.length,
        clause,
        sentence: longest,
        start: first.start,
        end: Math.min(last.end, first.start + LONGEST),
        words,
        read: `${headings} : ${words}`,
      })
    }
  }
  return passages
}

/** The sentences of a clause that tell something, and its heading where that does. */
function toldIn(contract: Contract, clause: Clause, isParent: boolean): readonly Sentence[] {
  // Behind the signatures an annexure may begin that no line announces as one.
  if (clause.kind === 'signature') return clause.sentences.filter(({ text }) => BINDS.test(text) && !SIGNED.test(text))
  if (clause.heading !== null && (STATES.test(clause.heading) || SHORT_SENTENCE.test(clause.heading)))
    return [...headingOf(contract, clause), ...clause.sentences]
  if (clause.sentences.length > 0) return clause.sentences
  // What a heading announces stands in the clauses below it: the bare heading answers nothing.
  return isParent || clause.parent === null ? [] : headingOf(contract, clause)
}

/** What binds somebody or tells of something is no line for a name or a seal. */
const BINDS = /\b(?:shall|must|will|is|are|may (?!\d))/
const SIGNED = /\b(?:in witness|hereunto|set (?:his|her|its|their|our|my) hands?)\b/
/** A line with a label that was taken for a heading: 'Expiration date: 31 August 2006', 'Design freeze – 20%', '1 bottle = 1 unit'. */
const STATES = /\p{L}[^:=–—]*(?:[:=]|\s[–—-])\s*\S*?(?:\d|.*\s\S*\d)/u
/** A short sentence that was taken for one: 'The Lessee insures its goods'. */
const SHORT_SENTENCE = /^(?:The|Each|Every|Both|Neither|No|All|Only|Any)(?: \S+){1,2}(?: \p{Ll}\S*){2,}$/u

/** A heading with nothing below it, as 'Schedule B: rates' before a table that was lost, may still be the answer. */
function headingOf(contract: Contract, { norm, body, sentences }: Clause): Sentence[] {
  const start = norm.start
  const end = sentences.length === 0 ? norm.end : body.start
  const text = contract.text.norm.slice(start, Math.min(end, start + LONGEST)).trim()
  if (text.length < 12) return []
  return [{ index: 0, start, end: start + text.length, text, leadSpan: { start, end: start }, lead: '', full: text }]
}

/** Weight of a stem by where it stands. */
const IN_LEAD = 0.5
const IN_HEADING = 0.7
const IN_KIND = 0.5

/** The stems of a passage with their weights: its words, what leads in, its headings, and the name of its kind. */
export function weighStems(contract: Contract, { clause, sentence, start, end }: Passage): Map<string, number> {
  const stems = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const stem of stemsOf(text)) stems.set(stem, (stems.get(stem) ?? 0) + weight)
  }
  add(contract.text.norm.slice(start, end), 1)
  add(sentence.lead, IN_LEAD)
  add([...clause.path, clause.heading ?? ''].join(' ').toLowerCase(), IN_HEADING)
  for (const { amount } of moneyIn(contract, { start, end })) stems.set(`#${amount}`, 1)
  if (clause.type !== 'general') add(clause.type.replaceAll('_', ' '), IN_KIND)
  return stems
}
