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
