import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your data is handled without the terms that the law asks for',
  short: 'Processor terms',
  harm: 'A company answers for what its processor does with people’s data. This clause lets the processor act on its own.',
  ask: 'Ask to annex a data processing agreement with the standard terms: instructions, confidentiality, security, sub-processors, help with rights and breaches, deletion, audit.',
  wording:
    'The processor shall act only on written instructions, keep data confidential and secure, use sub-processors only with consent, help with rights and breaches, and delete or return data at the end.',
  notes: [],
  favour: {
    title: 'Few data terms bind you',
    harm: 'The customer will need them for its own compliance: offering an annex avoids a later quarrel.',
  },
  abroad: { title: 'Your data is handled without the usual terms on its protection' },
}
