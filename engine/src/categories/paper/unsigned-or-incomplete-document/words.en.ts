import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The document is not complete',
  short: 'Blanks left open',
  harm: 'Something that the contract relies on is open or not there.',
  ask: 'Fill or strike every blank, attach every annexure, and date and sign each page before you hand the document over.',
  wording: null,
  notes: ['Initial every correction made by hand.'],
  law: {
    'contract-act-29': 'An agreement whose meaning is not certain, or cannot be made certain, is void.',
  },
  variants: {
    leftBlank: { title: 'A blank is left here, to be filled before you sign' },
    named: { title: 'A paper is named here that must be attached' },
    blanks: {
      title:
        'Blanks are left in the document: {what, select, price {a sum or a rate} party {a party} time {a date or period} other {details}}{more, plural, =0 {} =1 {} other { and more}}',
      short: 'Blanks left open',
      harm: '{count, plural, one {One space is} other {# spaces are}} left open in this document. Blanks invite a quarrel, or a later filling-in that you did not agree to.',
      ask: 'Fill or strike every blank, attach every annexure, and date and sign each page before you hand the document over.',
      wording: null,
    },
    annexure: {
      title: '{annexure} is named but is not part of the document',
      short: 'Annexure missing',
      harm: 'The contract relies on {annexure}{more, plural, =0 {} one { and one more} other { and # more}}, and the text you have does not contain it. You would be bound by terms that you have not seen.',
      ask: 'Ask for every annexure before you sign, and have each one initialled.',
      wording: 'Each annexure named in this Agreement is attached to it and initialled by both parties.',
    },
  },
}
