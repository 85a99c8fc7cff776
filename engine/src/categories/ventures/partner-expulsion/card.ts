import type { Card } from '../../shape/card.ts'
import { firms } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ventures',
  law: ['partnership-act-33', 'partnership-act-37'],
  severity: 'high',
  kinds: firms,
  claims: { speaks: [/partner|member|shareh|\bshares?\b|\bfirm|director|promoter|founder|venture/] },
  // nobody is put out of a firm by a guarantee, and a guest who must go is put out of none
  onlyOfItsKinds: true,
  elsewhere: { to: 'one_sided_termination', unless: /partner|shareh|\bfirm\b/ },
  words,
}
