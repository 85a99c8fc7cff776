import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'It is not clear where a dispute is decided',
  short: 'Unclear forum',
  harm: 'The words point to more than one place, or bind nobody. The first fight would be about where to fight.',
  ask: 'Ask for one path, one seat and one law, with courts only in support of it.',
  wording:
    'All disputes shall be finally resolved by arbitration seated at [city]. Subject to that, the courts at [city] have exclusive jurisdiction.',
  notes: [],
  variants: {
    twoPlaces: {
      title: 'The contract points to two places for one dispute',
      short: 'Unclear forum',
      harm: '{how, select, forums {One clause sends disputes to arbitration, this one to the courts} laws {Two different laws are said to govern the contract} other {Two different cities are each said to have the only court}}. If you fall out, the first fight will be about where to fight, and that costs months.',
    },
  },
}
