import type { IssueCategory, Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../../../testing/contract-of.ts'
import { asConfined } from '../confined.ts'
import { asPlainlySaid } from '../plainly.ts'

const alarmed = (text: string, category: IssueCategory, severity: Severity) => {
  const contract = contractOf(`Terms. ${text}`)
  const clause = contract.clauses.find((one) => one.text.includes(text.toLowerCase().slice(0, 20)))!
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const hit = { span: clause.norm, clause, severity, burdened, confidence: 1 }
  return { contract, burdened, finding: { category, source: `meaning-${category.replaceAll('_', '-')}`, hit } }
}
const told = (...said: Parameters<typeof alarmed>): Severity => {
  const { contract, burdened, finding } = alarmed(...said)
  return asPlainlySaid(contract, burdened, [finding])[0]!.hit.severity
}

test.each<[IssueCategory, string]>([
  ['one_sided_liability_cap', 'The Client is not liable for damage to tiles caused during the fitting of the geyser.'],
  ['one_sided_liability_cap', 'The Client shall not be responsible for breakages of glass while shifting furniture.'],
  [
    'one_sided_liability_cap',
    'The Client is not responsible for any injuries sustained in the course of the treatment.',
  ],
  [
    'one_sided_liability_cap',
    'The Client is in no way answerable for loss of colour or damage to the cloth during dry-cleaning.',
  ],
  [
    'one_sided_liability_cap',
    'Under no circumstances is the Client liable for damages to wiring at the time of servicing.',
  ],
  ['non_refundable_payment', 'All payments are non-refundable, except as stated in these terms.'],
  ['non_refundable_payment', 'All sales are final.'],
  ['eviction_without_notice', 'The Client may evict the tenant without any prior notice.'],
  ['eviction_without_notice', 'The Client can turn out any guest without giving notice or an order of the court.'],
  // other words of the sentence that are fair take nothing from it
  ['withheld_or_forfeited_money', 'For a fraud or any poor review all earnings of the rider shall stand forfeited.'],
  ['one_sided_liability_cap', 'The Client is not liable for loss caused during repair by bookings off the app.'],
  [
    'penalty_or_excessive_damages',
    'After a week the full price of the costume is charged, and the deposit is forfeited.',
  ],
  [
    'penalty_or_excessive_damages',
    'The deposit stands forfeited and the entire replacement value of the camera is due.',
  ],
  ['penalty_or_excessive_damages', 'For a lost generator the complete market value is billed (deposit forfeited).'],
  ['unlimited_liability', 'The Service Provider is liable for consequential losses, as may be decided by the Board.'],
  ['unlimited_liability', 'It shall be liable to make good the losses as assessed by the Company.'],
  [
    'one_sided_termination',
    'The Client has the right without any objection by the Service Provider to cancel the order.',
  ],
  ['one_sided_termination', 'The Client may terminate the order without question or recourse.'],
  ['shortened_limitation_period', 'Disputes about a payout must be raised within seven days of the show.'],
  ['shortened_limitation_period', 'A claim shall be lodged within 48 hours of delivery.'],
  ['deemed_acceptance', 'If you do not respond within two days, this purchase order is treated as accepted.'],
  ['deemed_acceptance', 'Where no objection comes within 24 hours the agreement shall be deemed accepted.'],
])('%s weighs as high by these words: %s', (category, text) => {
  expect(told(text, category, 'low')).toMatch(/high|critical/)
})

test.each<[IssueCategory, string]>([
  [
    'one_sided_liability_cap',
    'The Client is not liable for damage during installation unless its fitter was careless.',
  ],
  [
    'one_sided_liability_cap',
    'The Client is not liable for damage that was there before, or for misuse during servicing.',
  ],
  ['one_sided_liability_cap', 'The Client is not liable for losses during the term of a strike.'],
  ['non_refundable_payment', 'All payments are non-refundable, except where the class is cancelled.'],
  [
    'penalty_or_excessive_damages',
    'The full price of a lost costume is charged, less the deposit, which is not forfeited.',
  ],
  ['unlimited_liability', 'The Service Provider is liable for losses as decided by the arbitrator.'],
  [
    'one_sided_termination',
    'The Client may cancel the order without dispute if the Service Provider fails to deliver.',
  ],
  [
    'one_sided_termination',
    'The Client may cancel a dish, and the Service Provider another, before the menu is fixed.',
  ],
  ['shortened_limitation_period', 'Disputes must be raised within ninety days of the invoice.'],
  ['shortened_limitation_period', 'Damage must be reported within 24 hours.'],
  ['deemed_acceptance', 'If no objection comes within two days the invoice under this agreement is deemed accepted.'],
  ['deemed_acceptance', 'If you do not respond within two days, this purchase order lapses.'],
])('%s stays as it was felt by these: %s', (category, text) => {
  expect(told(text, category, 'low')).toBe('low')
})

test('an alarm whose words carry the harm by themselves is made mild by no others of them', () => {
  const weight = (text: string): Severity => {
    const { contract, finding } = alarmed(text, 'withheld_or_forfeited_money', 'high')
    return asConfined(contract, finding).hit.severity
  }
  expect(weight('For a fraud all earnings of the rider shall stand forfeited.')).toBe('high')
  expect(weight('For a fraud the rider gets none of the prizes of the month.')).toBe('medium')
})
