import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} may hand the contract to a stranger',
  short: 'One-sided transfer',
  harm: 'You may wake up bound to someone you did not choose.',
  ask: 'Ask that both sides need consent, not unreasonably refused, or that {otherIs, select, you {you stay} we {we stay} other {{other} stays}} liable for the one who takes over.',
  wording:
    'Neither party may assign this Agreement without the other’s consent, which shall not be unreasonably withheld, except to a successor of its business that takes over all duties in writing.',
  notes: [],
  favour: {
    title: 'You may pass the contract on, {you} may not',
    harm: 'The freedom to transfer is yours alone.',
  },
}
