import { cards } from '../../../categories/cards.ts'
import type { Card } from '../../../categories/shape/card.ts'
import { isSaid } from '../../../categories/shape/claim.ts'
import type { Finding } from '../../../categories/shape/detector.ts'
import type { Contract } from '../../../understand/contract.ts'

/** Whether its words carry the harm of its card by themselves. */
export const carriesHarm = ({ text }: Contract, { category, hit: { span } }: Finding): boolean =>
  isPlain(cards[category].plainly, text.norm.slice(span.start, span.end))

export const isPlain = (plainly: Card['plainly'], words: string): boolean =>
  plainly instanceof RegExp ? plainly.test(words) : plainly?.some((said) => isSaid(said, words)) === true
