import type { Rule } from '../rule.ts'
import { forfeitedMoney } from './forfeited-money.ts'
import { longPaymentTerm } from './long-payment-term.ts'
import { msmePaymentDelay } from './msme-payment-delay.ts'
import { noLateInterest } from './no-late-interest.ts'
import { noRefund } from './no-refund.ts'
import { oneSidedSetOff } from './one-sided-set-off.ts'
import { payWhenPaid } from './pay-when-paid.ts'
import { personalGuarantee } from './personal-guarantee.ts'
import { usuriousInterest } from './usurious-interest.ts'

/** Every rule of this folder. */
export const moneyRules: readonly Rule[] = [
  forfeitedMoney,
  longPaymentTerm,
  msmePaymentDelay,
  noLateInterest,
  noRefund,
  oneSidedSetOff,
  payWhenPaid,
  personalGuarantee,
  usuriousInterest,
]
