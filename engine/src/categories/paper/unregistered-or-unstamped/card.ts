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
  // kept from the registrar by its own words: what section 17 of the Registration Act wants registered proves nothing then
  plainly: [
    {
      words:
        /\b(?:not|neither|without|need not)\b[^.;]{0,80}\b(?:regist(?:er|ered|ering|ration)|sub-?registrar)\b|\b(?:registration|registered|sub-?registrar)\b[^.;]{0,60}\b(?:not (?:be )?(?:necessary|required|needed|insisted)|dispensed with|waived)\b|\bnotari\w+\b[^.;]{0,80}\b(?:sufficient|enough|in place of|instead)\b/,
      without: /\btrade ?marks?\b|\bgst\b|\budyam|\bvehicle|unless (?:it is )?(?:duly )?regist/,
    },
  ],
  bears: 'both',
  isLack: true,
  faultOfPaper: true,
  kinds: [...homes, ...firms, 'sale_deed'],
  claims: { speaks: [/regist|stamp/] },
  words,
}
