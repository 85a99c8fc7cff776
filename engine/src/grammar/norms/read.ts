import { divide } from './divide.ts'
import { draftsOf } from './draft.ts'
import { finished } from './finish.ts'
import { behindLabel, imperative, isCounted, itemOf, type Open, openOf } from './items.ts'
import type { Known, Norm, Somebody, Spoken } from './norm.ts'
import { type Token, tokensOf } from './tokens.ts'

interface Lead<P> {
  readonly start: number
  readonly open: Open<P> | null
}

/**
 * The norms of a row of sentences, in order. Each sentence goes on from the one before where it says 'it' or 'they'; an item
 * of a list has the holder and the kind of the words that lead into it. Pure; time is linear in the text.
 *
 * @param sentences of one clause, with their leads
 * @param known the normalised text, who is named where, its sums and periods
 */
export function readNorms<P>(sentences: readonly Spoken[], known: Known<P>): Norm<P>[] {
  const norms: Norm<P>[] = []
  let before: Somebody<P> | null = null
  let lead: Lead<P> | null = null
  let previous: Norm<P> | undefined
  for (const sentence of sentences) {
    const { leadSpan } = sentence
    if (leadSpan.end > leadSpan.start && (lead as Lead<P> | null)?.start !== leadSpan.start)
      lead = { start: leadSpan.start, open: openOf(tokensOf(known, leadSpan), known, before) }
    const hasLead = leadSpan.end > leadSpan.start
    const tokens = tokensOf(known, sentence)
    const open: Open<P> | null = hasLead
      ? ((lead as Lead<P> | null)?.open ?? null)
      : isCounted(tokens) && previous !== undefined
        ? { kind: previous.kind, holder: previous.holder ?? null, act: null, gerund: false }
        : null
    const own: Norm<P>[] = readSentence(tokens, known, open, open?.holder ?? before)
    norms.push(...own)
    previous = own.at(-1)
    before = own.findLast(({ holder }) => holder !== undefined)?.holder ?? before
  }
  return norms
}

function readSentence<P>(
  tokens: Token<P>[],
  known: Known<P>,
  open: Open<P> | null,
  before: Somebody<P> | null,
): Norm<P>[] {
  const first = behindLabel(tokens)
  divide(tokens)
  const drafts = draftsOf(tokens, first, before)
  const item = open === null || drafts.some(({ from }) => from <= first + 3) ? null : itemOf(tokens, first, open)
  const own = drafts.map((draft, order) =>
    finished(tokens, draft, drafts[order + 1]?.from ?? tokens.length, known, order === 0),
  )
  const asked = drafts.length === 0 && item === null && open === null ? imperative(tokens, first) : null
  const told = item ?? asked
  if (told === null) return own.flat()
  return [...finished(tokens, told, drafts[0]?.from ?? tokens.length, known, true), ...own.flat()]
}
