import type { Span } from '../../grammar/normalize.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import { type Contract, once } from '../../understand/contract.ts'
import { lastMentionBefore } from '../../understand/parties/mentions.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { campOf } from '../../understand/reading/camps.ts'
import { isParty, weakerParty } from '../../understand/reading/reading.ts'

/** Signs that stand before the words for a party: the side that usually signs, the one across, both alike. */
export const MARKS = ['\ue001', '\ue002', '\ue003'] as const

/** A stretch of a contract as the encoder is given it. */
export interface Piece {
  /** normalised words, parties marked */
  readonly text: string
  /** where it stands in the normalised text; null for a heading, which is context only */
  readonly span: Span | null
  /** index of its clause */
  readonly clause: number
}

export interface Pieces {
  readonly pieces: readonly Piece[]
  /** indexes of the parties that bear the first mark; all others bear the second */
  readonly first: ReadonlySet<number>
}

/** A name of more words than this is given by its mark alone. */
const WORDS_OF_A_NAME = 2
/** A sentence is cut into stretches of about this many characters, where its words allow it. */
const LEAST = 70
const LONG = 260
const LONGEST = 420
const CUT =
  /; |: |, (?!but not limited\b|without limitation\b)(?=(?:and|but|or|provided|which|who|failing|save|subject|notwithstanding|if|where|unless|even|whether|without|so that|such|no|nor|[a-z]+ (?:shall|may|will))\b)|\. /g

/** Sentences of all clauses, long ones in stretches, behind the heading of their clause. The same for every reader; worked out once a contract. */
export const piecesOf = (contract: Contract): Pieces => once(contract, 'pieces', () => cutIn(contract))

function cutIn(contract: Contract): Pieces {
  const first = firstSide(contract)
  const pieces = contract.clauses.flatMap((clause): Piece[] => {
    const heading = clause.heading?.toLowerCase().replace(/\s+/g, ' ').slice(0, 120) ?? ''
    const own = clause.sentences.flatMap((sentence) =>
      stretches(sentence).map((span) => ({ text: marked(contract, first, span), span, clause: clause.index })),
    )
    return heading === '' || own.length === 0
      ? own
      : [{ text: `${heading}.`, span: null, clause: clause.index }, ...own]
  })
  return { pieces: pieces.filter(({ text }) => /[a-z]{2}/.test(text)), first }
}

/** The side that usually signs what the other wrote; where the contract does not tell, whoever is named first. */
function firstSide(contract: Contract): ReadonlySet<number> {
  const party: ContractParty | undefined = weakerParty(contract) ?? contract.parties[0]
  return (party === undefined ? null : campOf(contract, party)) ?? new Set()
}

function stretches({ start, end, text }: Sentence): Span[] {
  if (end - start <= LONG) return [{ start, end }]
  const cuts = [0]
  for (const match of text.matchAll(CUT)) {
    const at = match.index + match[0].length
    const from = cuts.at(-1)!
    if (at - from >= LEAST && text.length - at >= LEAST) cuts.push(at)
  }
  const spans: Span[] = []
  cuts.forEach((from, index) => {
    const to = cuts[index + 1] ?? text.length
    for (let at = from; at < to; ) {
      const rest = to - at
      const space = rest > LONGEST ? text.lastIndexOf(' ', at + LONG) + 1 : to
      const next = space > at ? space : Math.min(to, at + LONG)
      spans.push({ start: start + at, end: start + next })
      at = next
    }
  })
  return spans
}

function marked({ text, mentions }: Contract, first: ReadonlySet<number>, span: Span): string {
  let out = ''
  let at = span.start
  for (let index = Math.max(0, lastMentionBefore(mentions, span.start)); index < mentions.length; index++) {
    const { start, end, who } = mentions[index]!
    if (start >= span.end) break
    if (start < at) continue
    out += text.norm.slice(at, start)
    const words = text.norm.slice(start, Math.min(end, span.end))
    const mark = who === 'mutual' ? MARKS[2] : isParty(who) && first.has(who.index) ? MARKS[0] : MARKS[1]
    out += words.split(' ').length > WORDS_OF_A_NAME ? mark : `${mark} ${words}`
    at = Math.min(end, span.end)
  }
  return (out + text.norm.slice(at, span.end)).trim()
}
