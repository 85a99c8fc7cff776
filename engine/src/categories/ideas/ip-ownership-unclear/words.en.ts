import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Who owns the work is not clear',
  short: 'Ownership unclear',
  harm: 'In India the one who makes a work owns it unless a signed paper assigns it, with its term and territory. These words leave that open.',
  ask: 'Ask for a present assignment, or a clear licence, that names the work, the rights, the time and the territory.',
  wording:
    'On full payment the maker hereby assigns all copyright and other rights in the deliverables to the customer, worldwide and in perpetuity; section 19(4) of the Copyright Act shall not apply.',
  notes: ['The maker may keep background work and license it instead.'],
  favour: {
    title: 'You may still own what you make',
    harm: 'The other side will ask for an assignment: settle the price and the scope now.',
  },
  abroad: {
    harm: 'Under many laws the one who makes a work owns it unless a signed paper assigns it. These words leave that open.',
    wording:
      'On full payment the maker hereby assigns all copyright and other rights in the deliverables to the customer, worldwide and in perpetuity.',
  },
}
