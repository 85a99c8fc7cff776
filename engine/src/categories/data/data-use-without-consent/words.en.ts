import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your data may be used or shared without a real choice',
  short: 'Data without consent',
  harm: 'Using personal data needs a clear purpose and a free consent that can be withdrawn.',
  ask: 'Ask for a list of purposes, an opt-in for marketing and sharing, and a way to withdraw and to have data erased.',
  wording:
    'Personal data is processed only for the purposes listed in Schedule 1, on consent that may be withdrawn at any time, or where law permits.',
  notes: ['For people in the European Union the GDPR asks for the same, today.'],
  favour: {
    title: 'You may use people’s data freely under this clause',
    harm: 'The consent behind it is weak: do not count on its holding.',
  },
  law: {
    'it-act-43a': 'Careless handling of sensitive personal data is compensated.',
  },
}
