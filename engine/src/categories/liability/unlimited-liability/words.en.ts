import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your liability has no upper limit',
  short: 'Unlimited liability',
  harm: 'You answer for losses without a ceiling, or for remote losses as well. One mishap could cost more than the contract brings in.',
  ask: 'Ask for a ceiling of the fees of twelve months, no liability for indirect loss, and a short list of exceptions such as fraud.',
  wording:
    'Except for fraud, wilful default and breach of confidentiality, each party’s total liability under this Agreement is limited to the fees paid or payable in the twelve months before the claim, and neither party is liable for indirect or consequential loss.',
  notes: ['Check that your insurance covers what you promise here.'],
  favour: {
    title: '{youIs, select, you {you answer} we {we answer} other {{you} answers}} for your loss without a ceiling',
    harm: 'You may claim your whole loss. A promise larger than the other side’s means is worth only what it can pay.',
  },
}
