import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['dpdp-7-i', 'it-act-43a'],
  tellsComingLaw: true,
  severity: 'medium',
  // what is the worker's own, or his free time: section 7(i) of the data act speaks of the purposes of employment
  plainly: [
    {
      words:
        /^(?=.*\b(?:monitor|track|locat|read|record|access|report|inspect|log|agent|app(?:lication)?)\w*\b)(?=.*\b(?:(?:personal|own|private) (?:mobile |smart)?(?:phones?|handsets?|devices?|laptops?|accounts?|e-?mails?|social media)|day and night|round the clock|at any time of (?:the )?day|whether or not (?:you|he|she|they|the employee) (?:are|is) (?:working|on duty)|off.?duty|(?:after|outside|beyond) (?:working|office|duty) hours)\b)/s,
      without: /\b(?:not|never|no)\b[^.;]{0,40}\b(?:monitor|track|record|read|access|inspect)/,
    },
  ],
  plainWeight: 'high',
  bears: 'usual',
  kinds: people,
  asksOfTheReader: true,
  claims: {
    speaks: [
      /monitor|search|surveil|camera|cctv|track|device|e-?mail|privacy|\bcheck|inspect|record|social media|frisk|location|screenshot|biometric|password/,
    ],
  },
  words,
}
