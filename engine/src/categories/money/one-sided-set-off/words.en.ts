import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} may deduct what it claims from what it owes you',
  short: 'One-sided set-off',
  harm: 'The payer becomes judge of its own claim, perhaps across other dealings too.',
  ask: 'Ask to limit set-off to undisputed or decided sums under this contract, both ways and with notice.',
  wording:
    'Either party may set off only undisputed or finally determined sums due under this Agreement, on seven days’ written notice.',
  notes: [],
  favour: {
    title: 'You may set off what {youIs, select, you {you owe} we {we owe} other {{you} owes}} you',
    harm: 'You can deduct sums before you pay.',
  },
  variants: {
    payFirst: {
      title: 'You pay in full first, even what you dispute',
      short: 'Pay first, dispute later',
      harm: 'Nothing may be held back for a wrong bill or a bad performance. You would have to claim it back afterwards.',
      ask: 'Ask that a sum disputed in good faith may be held back until the dispute is settled.',
      wording:
        'A sum that is disputed in good faith and in writing may be withheld until the dispute is settled; the rest is paid when due.',
      favour: { title: 'You are paid in full, whatever is disputed', harm: 'Nothing may be held back from you.' },
    },
  },
}
