import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your silence or a signature counts as acceptance',
  titleWithFigure: 'Your silence for {figure}, or a signature, counts as acceptance',
  short: 'Deemed acceptance',
  harm: 'Say nothing for a short while and faulty work, or a charge, is yours.',
  ask: 'Ask for ten to fifteen days to test against written criteria, and a saving for hidden defects.',
  wording:
    '{youIs, select, you {you have} we {we have} other {{you} has}} fifteen days to test against the acceptance criteria; otherwise the item is accepted, save for latent defects notified within the warranty period.',
  notes: ['The MSMED Act treats fifteen days of silence as acceptance for the purpose of payment to small suppliers.'],
  abroad: { notes: [] },
}
