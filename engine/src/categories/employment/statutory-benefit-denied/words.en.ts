import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'A benefit that the law gives is denied',
  titleWithFigure:
    '{figure, select, fund {Provident fund} gratuity {Gratuity} bonus {The bonus} maternity {Maternity benefit} leave {Leave} overtime {Pay for overtime} other {Insurance}} that the law gives you is denied',
  short: 'Benefit denied',
  harm: 'Such benefits are due by law and cannot be signed away. You would have to claim what is yours.',
  ask: 'Ask to delete the clause and to say that provident fund, insurance, gratuity, bonus, leave and maternity benefit are given as the law provides.',
  wording:
    '{you} shall receive provident fund, insurance, gratuity, bonus, leave, maternity and other benefits as the law provides, in addition to the pay stated.',
  notes: ['Thresholds differ: provident fund from 20 employees, insurance, gratuity and maternity benefit from 10.'],
  favour: {
    title: 'This clause does not free you from the law’s benefits',
    harm: 'You owe what the statute gives whatever the contract says, and denying it may be punished.',
  },
  abroad: {
    title: 'A benefit that a law may give is denied',
    harm: 'Benefits of this kind are often due by law whatever the contract says. You would have to claim what is yours.',
    ask: 'Ask to delete the clause and to say that benefits are given as the law provides.',
    wording: '{you} shall receive the benefits that the law provides, in addition to the pay stated.',
    notes: [],
    favour: {
      title: 'This clause may not free you from the benefits of the law',
      harm: 'What a statute gives is owed whatever the contract says.',
    },
  },
}
