import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The contract can end at very short notice',
  titleWithFigure: 'The contract can end at very short notice: {figure}',
  short: 'Short notice',
  harm: 'You could lose the contract in days or at once. That leaves no time to find another, or to wind up properly.',
  ask: 'Ask for thirty days’ notice both ways, or pay in place of notice, and help with the change-over.',
  wording:
    'Either party may terminate this Agreement by not less than thirty days’ written notice or by payment in lieu of that notice.',
  notes: ['Sixty to ninety days are usual for senior staff and for systems that a business cannot do without.'],
  variants: {
    monthsNotice: {
      title: 'The contract can end on a month’s notice or so',
      short: 'A month’s notice',
      harm: 'You have about a month to find another, or are held for a month once you wish to leave. Compare what each side has to give.',
    },
    longNotice: {
      title: 'The notice holds one side for long',
      short: 'Long notice',
      harm: 'Whoever must give this notice is held for that time after the wish to leave. Compare what each side has to give.',
    },
  },
}
