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
  variants: {
    order: {
      title: 'Say nothing, and you are taken to have agreed to this paper',
      harm: 'Who does not answer in time is held to every term of it, read or not. Silence alone is no acceptance in law, but the other side would go by these words.',
      ask: 'Ask that nothing binds you until you accept it in writing, or answer in time and say what you do not accept.',
      wording: 'This order binds {youIs, select, you {you} we {us} other {{you}}} only once accepted in writing.',
    },
  },
  abroad: { notes: [] },
}
