import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'The interest is harsh',
  titleWithFigure: 'You pay interest of {figure}',
  short: 'Harsh interest',
  harm: 'The rate, or the way in which it is added up, is far above what is usual. Courts and regulators cut such interest back, above all interest on interest.',
  ask: 'Ask for one yearly rate in figures, on the reducing balance, with a modest charge on overdue sums only and no compounding.',
  wording:
    'Interest is [12] per cent per annum simple on the outstanding principal. On default an additional charge of 2 per cent per annum applies to the overdue amount only, without compounding.',
  notes: [
    'Compare the yearly rate: 2 per cent a month is 24 per cent a year, and a flat rate is nearly double its figure.',
  ],
  law: {
    'contract-act-74': 'A higher rate that punishes a default is cut down to reasonable compensation.',
  },
  abroad: {
    harm: 'The rate, or the way in which it is added up, is far above what is usual. Whether a court cuts it back hangs on the law that governs the contract.',
  },
}
