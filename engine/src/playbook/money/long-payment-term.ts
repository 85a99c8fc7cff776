import { isIndian } from '../disputes/places.ts'
import type { Rule } from '../rule.ts'
import { MONEY_LAW } from './payment-law.ts'
import { paymentTerms, statesSmallEnterprise } from './payment-terms.ts'

/** Days of credit that are usual between firms; beyond these the one who waits finances the other (our own bands). */
const USUAL = 45
const LONG = 60

/**
 * The Contract Act lets the parties fix any date, and without one a reasonable time applies (section 46). A micro or small
 * supplier is better off: 45 days at most. Where the contract states that status, msme-payment-delay speaks instead.
 */
export const longPaymentTerm: Rule = {
  id: 'long-payment-term',
  category: 'late_or_conditional_payment',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 46',
      note: 'Where no time is agreed, payment is due within a reasonable time; an agreed date binds.',
    },
    ...MONEY_LAW.msme,
  ],
  words: {
    title: 'You wait {days} days for your money',
    short: 'Late payment',
    harm: 'You deliver first and carry the credit for {days} days. If you are registered as a micro or small enterprise the law allows 45 days at most, whatever the contract says.',
    ask: 'Ask for 30 to 45 days from the invoice, and for interest on anything later.',
    wording:
      'Undisputed invoices are payable within thirty days of receipt. Late sums carry interest at 1.5 per cent per month.',
    notes: ['If you are a micro or small enterprise, state your Udyam number in the contract.'],
    favour: {
      title: 'Your {days} days of credit fail if the supplier is a micro or small enterprise',
      harm: 'Check the supplier\u2019s status: a registered micro or small enterprise must be paid within 45 days of acceptance. Later you owe compound interest at three times the bank rate and lose the tax deduction until you pay.',
    },
  },
  readWhole(contract) {
    const small = statesSmallEnterprise(contract)
    if (small) return []
    return paymentTerms(contract)
      .filter(({ days }) => days > USUAL)
      .map(({ sentence, clause, days, payee }) => ({
        span: sentence,
        clause,
        severity: days > LONG ? ('high' as const) : ('medium' as const),
        burdened: payee,
        ...(isIndian(contract) ? { forBeneficiary: 'medium' as const } : {}),
        confidence: 0.85,
        values: { days: String(days) },
        flags: [`Payment after ${days} days`],
      }))
  },
}
