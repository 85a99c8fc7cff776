import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} may look into everything, whenever it likes',
  short: 'Open audit',
  harm: 'Without notice, scope and secrecy an audit lays open your business and that of others.',
  ask: 'Ask for one audit a year, on fifteen days’ notice, in business hours, under confidentiality and at the cost of {otherIs, select, we {us} other {{other}}}.',
  wording:
    'On fifteen days’ notice, not more than once a year, {other} may audit records relating to this Agreement in business hours, under confidentiality and at its own cost.',
  notes: ['Access for a regulator, and an audit after a proved breach, are fair.'],
}
