import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You may learn of a data breach too late',
  short: 'Breach notice',
  harm: 'A cyber incident is reported to CERT-In {certInHours, select, unknown {at once} other {within {certInHours, number} hours}}, and {other} need not tell you in time.',
  ask: 'Ask for notice of any data breach within 24 hours, with details, help with reports, and costs on whoever was at fault.',
  wording:
    'The provider shall notify {youIs, select, we {us} other {{you}}} of any personal data breach within 24 hours of becoming aware, with details, and assist with reports to the Board, CERT-In and affected persons.',
  notes: ['SEBI, RBI and IRDAI set shorter clocks for regulated businesses.'],
  favour: {
    title: 'No duty to report breaches binds you by contract',
    harm: 'The law’s own duties of reporting apply to you all the same.',
  },
  abroad: {
    harm: 'A breach must often be reported to an authority within hours or days, and {other} need not tell you in time.',
    wording:
      'The provider shall notify {youIs, select, we {us} other {{you}}} of any personal data breach within 24 hours of becoming aware, with details, and assist with reports to the authorities and affected persons.',
    notes: [],
    favour: {
      title: 'No duty to report breaches binds you by contract',
      harm: 'The law may ask you to report them all the same.',
    },
  },
}
