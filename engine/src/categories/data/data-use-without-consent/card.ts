import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['dpdp-5-6-9', 'dpdp-6-9-rule-4', 'it-act-43a'],
  tellsComingLaw: true,
  severity: 'medium',
  plainWeight: 'high',
  plainly:
    /\bmoneti[sz]\w*\b[^.;]{0,80}\b(?:data|information)|\bsell\b[^.;]{0,60}\b(?:your|personal|user) (?:data|information)/,
  asksOfTheReader: true,
  claims: {
    denied: [
      // what the work needs and the other side hands over
      {
        words:
          /^[^a-z]*(?:[ivx]+\. |\d+\. |\([a-z\d]+\) )?(?:basic )?data (?:required|needed|necessary)\b[^.;]{0,80}\bprovided by\b/,
        without: /personal|consent|shar|third part|\byour\b|customer|user|disclos/,
      },
      // who may refuse is asked
      /\bright to (?:grant or (?:deny|refuse)|accept or refuse|refuse|deny|withhold|withdraw)\b[^.;]{0,40}\b(?:permission|consent)/,
      // a trade that has the word in its name
      { words: /\bdata entry\b/, without: /shar|disclos|third part|personal (?:data|information)|sensitive/ },
      // who may become a customer is a matter of trade, not of anybody's data
      {
        words: /\b(?:leads(?! to\b)|prospects|(?:business|sales|trade) enquir(?:y|ies))\b/,
        without:
          /personal|sensitive|consent|third part|\bsell\b|\byour (?:data|information|details)|\b(?:your|his|her|their|its) (?:own )?(?:contacts?|phone ?book|address book)|privacy|cookie|aadhaa?r|\bkyc\b/,
      },
      // who has moved says so
      {
        words:
          /\b(?:keep|inform|notify|intimate|update|advise)\b[^.;]{0,60}\bchanges? (?:in|of|to)\b[^.;]{0,60}\b(?:address|particulars|contact|mobile|phone|e-?mail|status|employment)\b/,
        without: /shar|disclos|third part|market|promot|affiliat|consents?\b|\buse (?:of|such|your|the)\b/,
      },
    ],
    speaks: [
      /data|informat|personal|detail|number|contact|\bsms\b|e-?mail|\bcalls?\b|shar|whatsapp|photo|record|image|communicat|privacy|cookie|\bkyc\b|aadhaa?r|messag|minor|dependent|audio|promot|advert|testimon|third part|consent/,
    ],
  },
  words,
}
