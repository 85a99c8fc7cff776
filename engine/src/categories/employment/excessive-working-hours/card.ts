import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['osh-code-25-26-27'],
  severity: 'high',
  plainly:
    /\b(?:additional|extra|longer|beyond|over ?time|late)\b[^.;]{0,160}\b(?:no|not|without)\b[^.;]{0,60}\b(?:compensat|pa(?:y|id)|remunerat|over ?time)/,
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  onlyOfItsKinds: true,
  // a roster asks for the hours of a trade; where they go beyond a day's, they are paid as the law has it
  metBy: {
    words:
      /\bover ?time\b[^.;]{0,60}\b(?:twice|double|two times|2x)\b|\b(?:twice|double)\b[^.;]{0,40}\b(?:rate|wages?)\b[^.;]{0,60}\b(?:over ?time|beyond|in excess)/,
    unless:
      /\b(?:no|not|without)\b[^.;]{0,40}\b(?:over ?time|extra|additional|compensat\w*|payment)|(?<![\d.])(?:9|1[0-9])[- ]?(?:hours?|hrs?)|\b(?:nine|ten|eleven|twelve)[- ]hours?|\b(?:seven|7) days a week|\b(?:round the clock|24 ?[x/] ?7|as long as)\b/,
  },
  claims: {
    speaks: [/hour|\bdays?\b|shift|\btime|week|sunday|holiday|late|night|work/],
    // hours that are billed, of a machine or its operator, are nobody's working day
    denied: [
      // where the work is done, and not how long
      {
        words:
          /\b(?:shift\w*|chang\w*|mov\w*|transfer\w*)\b[^.;]{0,40}\b(?:place|places|premises|office|branch|location|posting)\b/,
        without:
          /\bhours?\b|over ?time|\bnight|\bsundays?\b|holidays?|\bweekends?\b|\bweekly\b|\bshifts\b|\b(?:day|night|rotational|double) shift/,
      },
      {
        words:
          /\bovertime (?:charges?|rates?|billing)\b|\b(?:equipment|machine(?:ry)?|crane|vehicle)s? (?:will|shall|may) work\b/,
        without:
          /\b(?:employee|trainee|intern|worker|staff|candidate)s?\b|without (?:any )?(?:extra |additional )?(?:pay|overtime)/,
      },
    ],
    unless: [{ words: /\bcompensatory leave\b/, without: /\bno\b|\bnot\b|\bwithout\b/ }],
  },
  words,
}
