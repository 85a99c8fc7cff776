import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You give up your claims, before you know them',
  short: 'Claims given up',
  harm: 'By these words you cannot ask for what you lose, whoever is at fault. A claim should be given up for a price, once it is known, and not in advance.',
  ask: 'Ask to limit the release to claims that both sides know and have settled, and to leave out fraud, injury and breach of this contract.',
  wording:
    'Each party releases the other only from the claims listed in the Annexure, which have been settled. Nothing here releases a claim for fraud, for injury or for a later breach of this Agreement.',
  notes: ['If money is paid for the release, name the sum and the claim.'],
  favour: {
    title: 'A court may not hold {other} to giving up every claim',
    harm: 'A release of unknown claims, of fraud or of rights that a law gives for the public good is open to attack. A short list of settled claims is safer.',
  },
}
