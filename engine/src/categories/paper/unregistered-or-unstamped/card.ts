import type { Card } from '../../shape/card.ts'
import { firms, homes } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'paper',
  law: [
    'registration-act-17-23-49',
    'property-act-107',
    'rera-13',
    'suraj-lamp-v-haryana',
    'in-re-interplay',
    'maharashtra-stamp-act-5-h-b',
  ],
  severity: { usual: 'low', premises: 'high', sale: 'critical', ventures: 'medium' },
  bears: 'both',
  isLack: true,
  faultOfPaper: true,
  kinds: [...homes, ...firms, 'sale_deed'],
  claims: { speaks: [/regist|stamp/] },
  words,
}
