import type { Finding } from '../../categories/shape/detector.ts'
import type { Contract } from '../../understand/contract.ts'
import { sameCamp } from '../../understand/reading/camps.ts'
import { isParty } from '../../understand/reading/reading.ts'

const BEHIND = /^(?:'s?)? (?:\w+ ){0,3}liabilit/
const BEFORE = /\bliabilit(?:y|ies) (?:on the part )?of (?:the )?$/
/** Words of somebody's liability that has no end, or of another who has none. */
const NO_SHIELD =
  /\bunlimited\b|\bwithout (?:any )?limit\b|\bnot (?:be )?(?:limited|capped|excluded|restricted)\b|\b(?:not|no event|no case|no circumstances)\b[^.;]{0,40}\b(?:liable|responsible|answerable)\b/
const EXCLUDES = /^ (?:hereby )?(?:excludes?|disclaims?|exempts?)\b/

/** 'the total liability under this guarantee is limited to': whoever gives it is liable under it, and nobody else. */
const OF_THE_GUARANTEE =
  /\bliabilit(?:y|ies) under (?:this|the) (?:deed of )?guarantee\b[^.;]{0,60}\b(?:limited|restricted|not exceed|capped|up ?to)\b/

/** 'shall not exceed the fees paid by the': whoever was paid is liable for no more, where nobody's liability is named. */
const AT_WHAT_WAS_PAID =
  /\b(?:not exceed|limited to|capped at|restricted to)\b[^.;]{0,80}\b(?:fees?|amounts?|prices?|sums?|charges|consideration)\b[^.;]{0,40}\bpaid (?:to (?:it|us|them) )?by (?:the )?$/

/** Whether what a passage caps or shuts out is the liability of the one who would bear the finding, and of nobody else. */
export function isOwnShield({ mentions, text }: Contract, { category, hit: { burdened, span } }: Finding): boolean {
  if (category !== 'one_sided_liability_cap' || !isParty(burdened)) return false
  const words = text.norm.slice(span.start, span.end)
  if (NO_SHIELD.test(words)) return false
  if (burdened.side === 'guarantor' && OF_THE_GUARANTEE.test(words)) return true
  const named = mentions.filter(({ start, end, who }) => start >= span.start && end <= span.end && isParty(who))
  const shielded = named.filter(
    ({ start, end }) =>
      BEHIND.test(text.norm.slice(end, end + 40)) ||
      EXCLUDES.test(text.norm.slice(end, end + 24)) ||
      BEFORE.test(text.norm.slice(Math.max(span.start, start - 40), start)),
  )
  if (shielded.length === 0) {
    const payers = named.filter(({ start }) => AT_WHAT_WAS_PAID.test(text.norm.slice(span.start, start)))
    return (
      payers.length > 0 &&
      payers.every(({ who }) => isParty(who) && who.index !== burdened.index && !sameCamp(who, burdened))
    )
  }
  return shielded[0] === named[0] && shielded.every(({ who }) => isParty(who) && who.index === burdened.index)
}

/** What is shut out: more than a sum, or remote losses. A list of cases has no such kind. */
const KINDS: readonly RegExp[] = [
  /\bliab\w+\b[^.;]{0,400}\b(?:limited to|not exceed|restricted to|capped at)\b/,
  /\b(?:consequential|indirect|incidental)\b/,
]
const kindsIn = (words: string): RegExp[] => KINDS.filter((kind) => kind.test(words))
/** Behind a name: that it is liable for no more. */
const NOT_LIABLE = /^ (?:shall|will) (?:have no liabilit|not be liable|in no (?:event|case) be liable)/

/**
 * Whether the one who would bear a cap has the same kind of cap by another sentence: 'the liability of the Buyer is limited to'
 * here, and there 'the liability of the Supplier is limited to'. Then no card says that only one of them is sheltered.
 */
export function isShieldedToo(
  { mentions, text, clauses }: Contract,
  { category, hit: { burdened, span } }: Finding,
): boolean {
  if (category !== 'one_sided_liability_cap' || !isParty(burdened)) return false
  const kinds = kindsIn(text.norm.slice(span.start, span.end))
  if (kinds.length === 0) return false
  const isOwn = (start: number, end: number): boolean =>
    mentions.some(
      (mention) =>
        mention.start >= start &&
        mention.end <= end &&
        isParty(mention.who) &&
        mention.who.index === burdened.index &&
        (BEHIND.test(text.norm.slice(mention.end, mention.end + 40)) ||
          NOT_LIABLE.test(text.norm.slice(mention.end, mention.end + 40)) ||
          BEFORE.test(text.norm.slice(Math.max(start, mention.start - 40), mention.start))),
    )
  const own = clauses
    .flatMap(({ sentences }) => sentences)
    .filter(({ start, end }) => (end <= span.start || span.end <= start) && isOwn(start, end))
    .flatMap((sentence) => kindsIn(sentence.text))
  return kinds.every((kind) => own.includes(kind))
}
