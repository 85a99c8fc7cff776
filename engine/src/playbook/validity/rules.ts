import type { Rule } from '../rule.ts'
import { noCourt } from './no-court.ts'
import { openPrice } from './open-price.ts'
import { priceControl } from './price-control.ts'
import { restraintAfterTerm } from './restraint-after-term.ts'
import { shortLimitation } from './short-limitation.ts'
import { statutoryWaiver } from './statutory-waiver.ts'
import { unfairConsumer } from './unfair-consumer.ts'
import { unlawfulObject } from './unlawful-object.ts'

/** Every rule of this folder. */
export const validityRules: readonly Rule[] = [
  noCourt,
  openPrice,
  priceControl,
  restraintAfterTerm,
  shortLimitation,
  statutoryWaiver,
  unfairConsumer,
  unlawfulObject,
]
