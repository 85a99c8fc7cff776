import { divide } from './divide.ts'
import { draftsOf } from './draft.ts'
import { finished } from './finish.ts'
import { behindLabel, imperative, isCounted, itemOf, type Open, openOf } from './items.ts'
import type { Known, Norm, Somebody, Spoken, Stretch, Unplaced } from './norm.ts'
import { type Token, tokensOf } from './tokens.ts'

interface Lead<P> {
  readonly head: Stretch
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
    const tokens = tokensOf(known, sentence)
    const isItem = sentence.leadSpan.end > sentence.leadSpan.start
    const head: Stretch | null = isItem
      ? sentence.leadSpan
      : isCounted(tokens)
        ? ((lead as Lead<P> | null)?.head ?? null)
        : null
    if (head !== null && (lead as Lead<P> | null)?.head.start !== head.start)
      lead = { head, open: openOf(tokensOf(known, head), known, before) }
    const open: Open<P> | null =
      head !== null
        ? ((lead as Lead<P> | null)?.open ?? null)
        : isCounted(tokens) && previous !== undefined
          ? { kind: previous.kind, holder: previous.holder ?? null, act: null, gerund: false }
          : null
    const place: Spoken =
      head === null || isItem ? sentence : { start: sentence.start, end: sentence.end, leadSpan: head }
    const own: Norm<P>[] = readSentence(tokens, known, open, open?.holder ?? before).map((norm) => ({
      ...norm,
      sentence: place,
    }))
    norms.push(...own)
    previous = own.at(-1)
    before = own.findLast(({ holder }) => holder !== undefined)?.holder ?? before
    if (isItem || head !== null) continue
    // 'The Supplier shall:' leads the counted sentences below it
    lead =
      tokens.at(-1)?.word === ':' ? { head: sentence, open: openOf(tokensOf(known, sentence), known, before) } : null
  }
  return norms
}

function readSentence<P>(
  tokens: Token<P>[],
  known: Known<P>,
  open: Open<P> | null,
  before: Somebody<P> | null,
): Unplaced<P>[] {
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
