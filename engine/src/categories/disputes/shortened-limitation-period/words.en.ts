import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Your claims die earlier than the law says',
  titleWithFigure: 'Your claims die after {figure}, earlier than the law says',
  short: 'Short time to sue',
  harm: 'The law gives about three years to sue on a contract, and this clause cuts that short. Such a cut is void, but it will be used against you.',
  ask: 'Ask to turn it into a duty to give prompt notice, without loss of the claim.',
  wording:
    'Claims shall be notified promptly; late notice reduces a claim only so far as the delay caused loss. The statutory limitation period applies.',
  notes: ['Until it is changed, keep to the short period as well: that saves an argument.'],
  favour: {
    title: 'Your short time limit for claims will not hold',
    harm: 'Section 28 voids it, so claims can reach you for as long as the Limitation Act allows.',
  },
  abroad: {
    title: 'Your claims die early',
    harm: 'The clause cuts short the time in which you may sue. Whether that holds hangs on the law that governs the contract.',
    favour: {
      title: 'Your short time limit for claims may not hold',
      harm: 'Many laws keep the time to sue that they give. Do not build on the shorter one.',
    },
  },
}
