import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You may not speak up, even truthfully',
  short: 'Gag clause',
  harm: 'Nobody can be stopped from complaining to an authority or giving evidence. A one-way gag deserves a push back.',
  ask: 'Ask for a mutual clause limited in time to false or malicious statements, with a carve-out for authorities, courts and the law.',
  wording:
    'Neither party shall make false or malicious statements about the other for 12 months; nothing limits lawful complaints, testimony or disclosure required by law.',
  notes: ['Complaints of harassment, wages or safety cannot be signed away.'],
  favour: {
    title: '{you} may not speak ill of you',
    harm: 'A gag that reaches complaints to authorities is void and looks bad in a dispute.',
  },
  abroad: {
    harm: 'Many laws protect a complaint to an authority and evidence in court. A one-way gag deserves a push back.',
    notes: ['Ask to leave out complaints of harassment, wages or safety.'],
    favour: {
      title: '{you} may not speak ill of you',
      harm: 'A gag that reaches complaints to authorities may not hold, and looks bad in a dispute.',
    },
  },
}
