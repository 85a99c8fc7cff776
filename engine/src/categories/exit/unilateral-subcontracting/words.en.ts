import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} may pass the work on without asking you',
  short: 'Free subcontracting',
  harm: 'Somebody you did not choose may do the work or hold your data.',
  ask: 'Ask that subcontracting needs your written consent and that {otherIs, select, you {you answer for subcontractors as for yourself} we {we answer for subcontractors as for ourselves} other {{other} answers for subcontractors as for itself}}.',
  wording:
    '{other} may subcontract only with {youIs, select, you {your} we {our} other {{you}’s}} prior written consent and {otherIs, select, you {remain liable for your subcontractors as for your} we {remain liable for our subcontractors as for our} other {remains liable for its subcontractors as for its}} own acts.',
  notes: ['Couriers, cloud hosts and the like are usual helpers.'],
}
