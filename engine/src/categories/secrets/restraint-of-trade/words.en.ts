import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You may not work or trade freely after the contract ends',
  titleWithFigure: 'You may not work or trade freely for {figure} after the contract ends',
  short: 'Non-compete after exit',
  harm: 'The clause keeps you out of a business after the contract is over. Such a ban is void in India, yet people obey it or pay lawyers to fight it.',
  ask: 'Ask to delete the ban after the end of the contract; keep confidentiality and a narrow non-solicitation.',
  wording:
    'During the term {you} shall not engage in a business that competes with {otherIs, select, we {us} other {{other}}}. After the term only the obligations of confidentiality and of non-solicitation of employees continue.',
  notes: [
    'A ban during the term is valid and usual.',
    'Do not sign in the belief that it is void anyway: defending a suit costs time and money.',
  ],
  favour: {
    title: 'Your ban on competition after the term will not hold',
    harm: 'You cannot rely on this clause: section 27 voids it. Confidentiality and a narrow non-solicitation protect you better.',
  },
  variants: {
    anyTime: {
      title: 'You may not work or trade elsewhere',
      short: 'No other work',
      harm: 'The words set no end. A ban while the contract runs is usual; one that goes on after it may not hold, yet people obey it.',
      ask: 'Ask that the ban ends with the contract and covers only work that competes.',
    },
  },
  abroad: {
    harm: 'The clause keeps you out of a business after the contract is over. Whether such a ban holds, and for how long, hangs on the law that governs the contract.',
    notes: ['Ask a lawyer of that law before you count on the ban being void, or on its holding.'],
    favour: {
      title: 'Your ban on competition after the term may not hold',
      harm: 'Many laws cut such a ban down or strike it out. Confidentiality and a narrow non-solicit protect you better.',
    },
  },
}
