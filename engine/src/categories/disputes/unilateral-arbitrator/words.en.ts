import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{otherIs, select, you {you have} we {we have} other {{other} has}} the say over who decides the dispute',
  short: 'One-sided arbitrator',
  harm: 'A party may not pick the judge of its own case. An award by such an arbitrator can be set aside years later.',
  ask: 'Ask for an arbitrator appointed jointly or, if you cannot agree, by an independent institution or the court.',
  wording:
    'Disputes shall be decided by a sole arbitrator appointed jointly by the parties or, failing agreement within fifteen days, by an independent arbitral institution. The seat is [city] and the language English.',
  notes: [
    'Taking part in such an arbitration does not cure the fault; only a written waiver signed after the dispute arose does.',
  ],
  favour: {
    title: 'You alone choose the arbitrator, so an award can be set aside',
    harm: 'A sole arbitrator picked by one side offends the equality rule of the Arbitration Act. An award in your favour may be lost years later.',
  },
  abroad: {
    harm: 'A party should not pick the judge of its own case. Many laws let an award by such an arbitrator be challenged.',
    notes: [],
    favour: {
      title: 'You alone choose the arbitrator, so an award may be challenged',
      harm: 'Many laws ask that both sides have an equal say. An award in your favour may be lost later.',
    },
  },
}
