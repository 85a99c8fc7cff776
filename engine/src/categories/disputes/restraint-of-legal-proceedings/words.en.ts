import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The clause keeps you from a court or an authority',
  short: 'No court',
  harm: 'By these words you could not take your claim to a court, tribunal or authority. No contract in India can take that away; where to claim may be agreed, not whether.',
  ask: 'Ask to delete the bar, or to replace it by arbitration before an independent arbitrator.',
  wording:
    'Disputes not settled within thirty days shall be referred to a sole arbitrator appointed jointly or by an institution. Either party may seek interim relief from a court.',
  notes: ['Choosing where to claim is allowed; forbidding the claim is not.'],
  favour: {
    title: 'Your bar on court proceedings will not hold',
    harm: 'Section 28 voids it, so you cannot rely on it. An arbitration clause would serve you better.',
  },
  abroad: {
    harm: 'By these words you could not take your claim to a court, tribunal or authority. Whether a contract may take that away hangs on the law that governs it.',
    notes: [],
    favour: {
      title: 'Your bar on court proceedings may not hold',
      harm: 'Many laws strike such a bar down. An arbitration clause would serve you better.',
    },
  },
}
