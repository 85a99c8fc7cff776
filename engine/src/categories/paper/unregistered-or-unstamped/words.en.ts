import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The paper may not be registered or stamped as it must be',
  short: 'No registration',
  harm: 'An unregistered or unstamped paper may not be read in court when you need it.',
  ask: 'Ask to stamp this document before signing, to register it within {registrationMonths, number} months, and to name who pays.',
  wording:
    'The parties shall pay stamp duty under the law of the State and register this document within {registrationMonths, number} months of signing; the costs are shared equally.',
  notes: [
    'Missing stamp can be cured by paying the duty and a penalty.',
    'Stamp and registration fees are State matters: check the current schedule.',
  ],
  favour: {
    title: 'The document may not hold in court',
    harm: 'Without stamp and registration neither side can rely on the terms.',
  },
  abroad: {
    harm: 'Where the law asks for stamps or a registration, a paper without them may not be read in court when you need it.',
    wording:
      'The parties shall pay any duty and make any registration that the law asks for; the costs are shared equally.',
    notes: [],
    favour: {
      title: 'The document may not hold in court',
      harm: 'Where the law asks for stamps or a registration, neither side can rely on a paper without them.',
    },
  },
}
