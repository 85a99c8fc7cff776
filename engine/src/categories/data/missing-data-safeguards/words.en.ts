import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Nobody promises to keep the data safe',
  short: 'Data security',
  harm: 'You answer to your own customers for a leak at the other side, and this clause gives you nothing to rely on.',
  ask: 'Ask for a security annexure with a named standard, logs kept for a year, tests, and help in meeting the rules.',
  wording:
    'The provider shall maintain encryption, access control, logging, back-ups and testing no less than ISO/IEC 27001, and assist {youIs, select, we {us} other {{you}}} in meeting the duties of security that the law sets.',
  notes: ['CERT-In wants logs of 180 days kept.'],
  favour: {
    title: 'No duty of security binds you by contract',
    harm: 'The law’s duty of reasonable security applies to you all the same.',
  },
  law: {
    'it-act-43a': 'A company that is careless with sensitive personal data pays compensation.',
  },
  abroad: {
    notes: [],
    wording:
      'The provider shall maintain encryption, access control, logging, back-ups and testing no less than ISO/IEC 27001.',
    favour: {
      title: 'No duty of security binds you by contract',
      harm: 'The law may ask for reasonable security all the same.',
    },
  },
}
