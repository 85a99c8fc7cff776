import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You give away the use of your material, wide and without end',
  short: 'Endless licence',
  harm: 'You keep the title, but the use goes to {otherIs, select, we {us} other {{other}}} for ever or for any purpose.',
  ask: 'Ask to limit the licence to the term and to running the service, with no sublicence, sale or training of models without consent.',
  wording:
    '{youIs, select, you {you grant} we {we grant} other {{you} grants}} a non-exclusive licence for the term to use {youIs, select, you {your} we {our} other {its}} content only to provide the services; no training of models and no other use without written consent.',
  notes: ['Statistics that cannot be traced to you are a fair exception.'],
  variants: {
    wide: {
      title: 'You give away the use of your material on wide terms',
      short: 'Wide licence',
      harm: 'You keep the title, but {otherIs, select, we {we} other {{other}}} may use it widely, and these words name no end. See for how long, for what and for which price.',
    },
  },
  favour: {
    title: 'You get a very wide licence',
    harm: 'Where the content is personal data, the licence does not replace lawful consent.',
  },
}
