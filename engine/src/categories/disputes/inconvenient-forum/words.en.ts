import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title:
    'You would have to claim far from home, or where {otherIs, select, you {you choose} we {we choose} other {{other} chooses}}',
  titleWithFigure: 'You would have to claim in {figure}',
  short: 'Far court',
  harm: 'Suing away from home costs so much that many give up, and courts uphold such clauses.',
  ask: 'Ask for the courts where the work is done or where the defendant is, with hearings by video.',
  wording:
    'The courts at the place of performance or of the defendant have jurisdiction; hearings may be held by video.',
  notes: [],
  law: {
    'rakesh-kumar-verma-v': 'An exclusive choice of one competent court binds an employee as well.',
  },
  abroad: { harm: 'Suing away from home costs so much that many give up.' },
}
