import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title:
    'The clause limits what {otherIs, select, you {you owe} we {we owe} other {{other} owes}} you, not what you owe',
  titleWithFigure:
    'The clause limits what {otherIs, select, you {you owe} we {we owe} other {{other} owes}} you to {figure}, not what you owe',
  short: 'One-sided cap',
  harm: 'If {otherIs, select, you {you cause} we {we cause} other {{other} causes}} you loss, you recover little or nothing. The clause leaves your own liability as it is.',
  ask: 'Ask for the same limit for both sides, at no less than twelve months’ fees, with fraud, wilful default, data and confidentiality left out of it.',
  wording:
    'Except for fraud, wilful default and breach of confidentiality, each party’s total liability under this Agreement is limited to the fees paid or payable in the twelve months before the claim, and neither party is liable for indirect or consequential loss.',
  notes: ['A limit that covers fraud is unlikely to hold.'],
  variants: {
    soleRemedy: {
      title: 'One remedy is all that you get, whatever the fault costs you',
      titleWithFigure: 'One remedy is all that you get, whatever the fault costs you',
      short: 'Sole remedy',
      harm: 'A new piece, a repair or a credit is all that you may ask for. What the fault costs you in sales, customers or time stays with you, even where the remedy does not help.',
      ask: 'Ask that the remedy be the first step only: if it fails twice or takes longer than thirty days, you may end the contract, have your money back and claim your loss.',
      wording:
        'If the remedy does not put the fault right within thirty days, the party affected may end the order, have back what was paid for it and claim its direct loss.',
    },
  },
  favour: {
    title: 'Your liability is limited, {youIs, select, you {your} we {our} other {{you}’s}} is not',
    harm: 'The clause protects you. A limit that also covered fraud would be likely to fail.',
  },
  law: {
    'consumer-act-2-46': 'Against a consumer, a term that greatly shifts rights to one side may be an unfair contract.',
  },
}
