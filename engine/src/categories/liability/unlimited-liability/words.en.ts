import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your liability has no upper limit',
  short: 'Unlimited liability',
  harm: 'You answer for losses without a ceiling, or for remote losses as well. One mishap could cost more than the contract brings in.',
  ask: 'Ask for a ceiling of the fees of twelve months, no liability for indirect loss, and a short list of exceptions such as fraud.',
  wording:
    'Except for fraud, wilful default and breach of confidentiality, each party’s total liability under this Agreement is limited to the fees paid or payable in the twelve months before the claim, and neither party is liable for indirect or consequential loss.',
  notes: ['Check that your insurance covers what you promise here.'],
  variants: {
    boughtElsewhere: {
      title: 'What you deliver late may be bought elsewhere at your cost',
      short: 'Risk purchase',
      harm: 'If you are late or fall short, it is bought from anybody at the price of that day, and the difference comes out of your bills. Nothing limits it, and delay damages may come on top.',
      ask: 'Ask for a written notice and ten days to catch up first, three quotations, and a ceiling on the difference, with no delay damages besides.',
      wording:
        'After ten days’ written notice without delivery, the buyer may buy the delayed quantity at the lowest of three quotations. The supplier bears the difference up to ten per cent of the price of that quantity, in place of delay damages.',
    },
  },
  favour: {
    title: '{youIs, select, you {you answer} we {we answer} other {{you} answers}} for your loss without a ceiling',
    harm: 'You may claim your whole loss. A promise larger than the other side’s means is worth only what it can pay.',
  },
}
