import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The owner keeps too much power over your premises',
  short: 'Owner’s overreach',
  harm: 'Renting gives you quiet use of the place. The clause lets the owner disturb it, or puts the owner’s burdens on you.',
  ask: 'Ask for entry on 24 hours’ notice, a smaller deposit with a date of refund, structural repairs and property tax on the owner, and no cutting of services.',
  wording:
    '{other} may enter on 24 hours’ written notice between 9 am and 7 pm, except in an emergency, shall not interrupt essential services, shall bear structural repairs and property tax, and shall refund the deposit on handover.',
  notes: ['Rent law is State law: check what your State has adopted.'],
  favour: {
    title: 'You keep a strong hand over the premises',
    harm: 'A tenant may ask a rent authority or court to set such a power aside.',
  },
  abroad: {
    notes: ['Check the law of the place on letting.'],
    favour: {
      title: 'You keep a strong hand over the premises',
      harm: 'A court or an authority may set such a power aside.',
    },
  },
  variants: {
    things: {
      title: 'The owner keeps too much power over what you hire',
      harm: 'Hiring a thing gives you its use while you pay. The clause lets the owner disturb that, or puts the owner’s burdens on you.',
      ask: 'Ask for undisturbed use while you pay, for ordinary wear and defects on the owner, and for notice before it is inspected or fetched.',
      wording:
        '{other} shall not take back or disable what is let while the hire is paid, shall bear ordinary wear and defects, and shall give 48 hours’ written notice of an inspection.',
      favour: {
        title: 'You keep a strong hand over what you let',
        harm: 'A court may refuse to enforce a power that is used oppressively.',
      },
    },
  },
}
