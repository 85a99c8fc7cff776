import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'A small supplier is paid later than the law allows',
  titleWithFigure:
    'You may wait {figure} for your money; a small supplier is to be paid {msePaymentDays, select, unknown {earlier} other {within {msePaymentDays, number} days}}',
  short: 'MSME payment',
  harm: 'A micro or small supplier must be paid {msePaymentDays, select, unknown {in time} other {within {msePaymentDays, number} days}}, whatever the contract says. Interest at {mseInterestTimes, select, unknown {the rate of the law} other {{mseInterestTimes, plural, =2 {twice} =3 {three times} other {# times}} the bank rate}} cannot be signed away.',
  ask: 'Ask for payment {msePaymentDays, select, unknown {soon after} other {within {msePaymentDays, number} days of}} acceptance and for interest under section 16 of the MSMED Act.',
  wording:
    'The price is payable {msePaymentDays, select, unknown {on} other {within {msePaymentDays, number} days of}} acceptance or deemed acceptance. Delay attracts interest under section 16 of the Micro, Small and Medium Enterprises Development Act, 2006.',
  notes: [
    'Goods and services count as accepted on delivery if no written objection comes {mseObjectionDays, select, unknown {soon} other {within {mseObjectionDays, number} days}}.',
  ],
  abroad: {
    title: 'A small supplier waits long for its money',
    harm: 'A small supplier that waits lends its money to the buyer. Whether a law limits that time hangs on the law that governs the contract.',
    ask: 'Ask for payment within 45 days of acceptance and for interest on anything later.',
    wording:
      'The price is payable within forty-five days of acceptance. Late sums carry interest at [rate] per cent a year.',
    notes: [],
  },
}
