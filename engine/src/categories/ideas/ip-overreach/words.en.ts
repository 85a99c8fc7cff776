import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You hand over more rights than the job needs',
  short: 'Ownership grab',
  harm: 'The clause takes work or ideas that {other} neither paid for nor needs.',
  ask: 'Ask to limit the transfer to what is made for this contract and paid for, and to keep everything else with its maker.',
  wording:
    'On full payment, ownership passes only in the work made for and delivered under this Agreement. Everything that {you} made before, outside or independently of this Agreement stays with {youIs, select, we {us} other {{you}}}, with a non-exclusive licence to {otherIs, select, we {us} other {{other}}} where it is needed to use the delivered work.',
  variants: {
    ownBefore: { title: 'You hand over even what you made before or outside this job' },
  },
  notes: [
    'List the earlier work that you bring along in an annexure.',
    'Tie the transfer to payment: until then a licence is enough.',
  ],
}
