import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The data may go to any country',
  short: 'Data goes abroad',
  harm: 'The clause names no place and no safeguard, and does not adapt to a ban.',
  ask: 'Ask for named hosting regions, notice before any change, the European clauses for European data, and a stop when a country is restricted.',
  wording:
    'Personal data shall be hosted in India; other transfers need prior written notice, lawful safeguards, and shall stop if the Government restricts them.',
  notes: ['Data of people in the European Union needs standard contractual clauses before it comes to India.'],
  favour: {
    title: 'You may host the data anywhere',
    harm: 'A restriction by the Government or a sector rule overrides this clause.',
  },
  abroad: {
    wording:
      'Personal data shall be hosted in [country]; other transfers need prior written notice and lawful safeguards, and shall stop where the law restricts them.',
    notes: [
      'Data of people in the European Union needs lawful safeguards, such as standard contractual clauses, before it leaves.',
    ],
  },
}
