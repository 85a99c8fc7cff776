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
    parity: {
      title: 'You may not sell cheaper elsewhere than through {other}',
      short: 'Price parity',
      harm: 'Your prices elsewhere, even at your own counter, may not be lower, although selling there costs you less. Competition law weighs such a term by its effect on the market.',
      ask: 'Ask for the freedom to set your own prices on every channel, or for a tie to other platforms alone.',
      wording: 'Nothing in this Agreement limits the prices at which goods or services are offered elsewhere.',
      abroad: {
        harm: 'Your prices elsewhere, even at your own counter, may not be lower, although selling there costs you less. Competition law may weigh such a term by its effect on the market.',
      },
    },
    resale: { title: '{other} says at what price you may sell' },
    named: {
      title: 'This term may break competition law: a floor under resale prices',
      harm: 'The clause amounts to a floor under resale prices. Such a term can be void and can bring heavy fines on both sides, whoever asked for it.',
    },
  },
}
