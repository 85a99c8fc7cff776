import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Taxes that are not yours are put on you',
  short: 'Taxes shifted',
  harm: 'You bear taxes, duties or deductions of {other}, or make up for what the law has you deduct. The price is higher than it looks.',
  ask: 'Ask that each side bears the taxes on its own income, and that GST is added only against a proper tax invoice.',
  wording:
    'Each party bears the taxes on its own income. GST is payable in addition against a valid tax invoice. Tax that the law requires to be deducted is deducted, and a certificate is given.',
  notes: ['Ask your accountant what the deduction at source would be.'],
  abroad: {
    ask: 'Ask that each side bears the taxes on its own income, and that tax on the supply is added only against a proper invoice.',
    wording:
      'Each party bears the taxes on its own income. Tax on the supply is payable in addition against a valid invoice. Tax that the law requires to be deducted is deducted, and a certificate is given.',
  },
}
