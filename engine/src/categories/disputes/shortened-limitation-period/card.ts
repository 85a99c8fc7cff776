import type { Card } from '../../shape/card.ts'
import { bankGuarantee } from './bank-guarantee.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['contract-act-28', 'contract-act-28-exception-3', 'limitation-act-art-55'],
  // only what a bank promises for another may end so
  lawWhere: {
    'contract-act-28-exception-3': bankGuarantee,
  },
  severity: { usual: 'high', consumer: 'critical' },
  plainly: [
    // 'any dispute must be raised within seven days': of what has just been reported nothing is lost yet
    {
      words:
        /\b(?:claims?|disputes?)\b[^.;]{0,80}\b(?:must|shall|should|has to|have to|can only|will only)\b (?:\w+ )?be (?:raised|made|brought|lodged|filed|submitted|preferred)\b[^.;]{0,40}\bwithin (?:a (?:period|maximum) of )?(?:(?:[1-9]|1[0-5]|24|48|72|two|three|five|seven|ten|fifteen) ?(?:\(\w+\) ?)?(?:working |business |calendar )?(?:days?|hours?)|(?:a|one) week)\b/,
      without:
        /insur|warrant|\bplatform\b[^.;]{0,40}\bhelp|medical|reimburs|\bexpenses\b|arbitrat|mediat|negotiat|amicabl|\bbank\b/,
    },
    /\b(?:claims?|suits?|actions?|proceedings?|complaints?|disputes?)\b[^.;]{0,160}\b(?:barred|extinguish\w*|waived|not (?:be )?(?:accepted|entertained|brought|made the subject)|(?:may|can|shall) be brought\b[^.;]{0,60}\bmore than)\b/,
  ],
  mayNotHold: true,
  figure: { kind: 'period', near: /claim|suit|proceeding|action|notif|within|disput/ },
  claims: {
    denied: [
      // a bank's promise may end a year and more after what it answers for: no claim dies by it that the law keeps
      {
        words: bankGuarantee,
        without:
          /\b(?:goods|defect\w*|damages?|shortages?|invoices?|deliver\w*)\b|\b(?:suits?|extinguish\w*)\b[^.;]{0,120}\bdays\b|\bdays\b[^.;]{0,120}\bextinguish/,
      },
      // what was bought and is not used in time is no claim
      {
        words:
          /\b(?:sessions?|class(?:es)?|points|credits?|vouchers?|coupons?|lessons?|leaves?|miles|minutes|meals?)\b[^.;]{0,60}\b(?:laps\w*|expir\w*)\b/,
        without: /\bclaims?\b|\bsuits?\b|complain|disput|\bcourts?\b|objection/,
      },
      // the time to pay what is owed
      {
        words: /\bwithin\b[^.;]{0,90}\b(?:shall|will|must) (?:pay|remit|deposit|make good)\b/,
        without: /\bclaim|complain|\bsuits?\b|disput|\bobject|barred|waive/,
      },
    ],
    speaks: [
      /claim|complain|\bsuits?\b|proceeding|action|notif|disput|report|object|discrepan|lodg|\brais|intimat|contest|inform|query|queries|shortage/,
      /\d|\bdays?\b|month|hour|week|year|immediate|forthwith|within|before|after|\btime\b|prior|later/,
    ],
  },
  words,
}
