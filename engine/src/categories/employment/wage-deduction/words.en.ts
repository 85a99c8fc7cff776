import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} can cut your pay',
  titleWithFigure: '{other} can cut {figure} from your pay',
  short: 'Pay deduction',
  harm: 'Deductions from wages are allowed only on the grounds and within the limits that the law lists.',
  ask: 'Ask to replace the clause by the list of the wage law, with notice and a hearing before any deduction and no security deposit.',
  wording:
    'Deductions shall be made only as the law on wages permits, after written notice to {youIs, select, we {us} other {{you}}} and a chance to be heard.',
  notes: ['Tax, provident fund, instalments of a loan and unpaid leave in proportion are lawful deductions.'],
  favour: {
    title: 'You may not make these deductions',
    harm: 'A deduction outside the list of the wage law must be paid back and may be punished, whatever the contract says.',
  },
  abroad: {
    harm: 'By these words your pay can be cut. Many laws allow that only on listed grounds and within limits.',
    wording:
      'Deductions shall be made only as the law permits, after written notice to {youIs, select, we {us} other {{you}}} and a chance to be heard.',
    notes: [],
    favour: {
      title: 'You may not be free to make these deductions',
      harm: 'Many laws allow deductions from pay on listed grounds only.',
    },
  },
}
