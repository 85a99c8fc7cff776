import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The clause limits competition',
  short: 'Competition law',
  harm: 'Fixing resale prices, sharing markets or tying sales may break competition law. Such terms are void, and fines are heavy.',
  ask: 'Ask for recommended prices, a shorter tie, or for the term to go.',
  wording: 'The supplier may recommend resale prices; the reseller is free to set its own.',
  notes: [],
  abroad: {
    harm: 'Fixing resale prices, sharing markets or tying sales may break competition law. Such terms can be void, and fines heavy.',
  },
  variants: {
    resale: { title: '{other} says at what price you may sell' },
    named: {
      title: 'This term may break competition law: a floor under resale prices',
      harm: 'The clause amounts to a floor under resale prices. Such a term can be void and can bring heavy fines on both sides, whoever asked for it.',
    },
  },
}
