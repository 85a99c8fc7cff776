import type { Card } from '../../shape/card.ts'
import { COMES_BACK, OWED_FOR_MONTHS } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-74', 'kailash-nath'],
  severity: { usual: 'high', employment: 'critical' },
  // as much as the other side sees fit, or a sum that nobody's loss is asked for
  plainly: [
    // whoever works is fined as the other side sees fit: the law on wages knows a limit and a hearing
    {
      words:
        /\bmay (?:also )?(?:impose|levy) (?:an? |any |such )?(?:\w+ )?(?:penalt(?:y|ies)|fines?) (?:on|upon) (?:you|the (?:employee|trainee|worker|staff|rider|driver|agent))\b/,
      without: /limited to|not exceed|\bcap(?:ped)?\b|\bup ?to\b|\bact\b|government|authorit|(?:rs\.?|₹) ?\d/,
    },
    // twice the price, though for staying on the law itself lets a landlord ask as much
    {
      words:
        /\b(?:double|twice|two times)\b[^.;]{0,40}\b(?:charges?|fees?|rates?|amount|value|price|cost|compensation)\b/,
      without:
        /limited to|not exceed|\bcap(?:ped)?\b|\bup ?to\b|either party|each party|\bsalary\b|overtime|\boccup|\bpossession|\bvacat|overstay|stay(?:s|ing)? on|rent control/,
    },
    // the whole price of the thing, and the deposit beside it
    {
      words:
        /^(?=[\s\S]*(?:\b(?:pa(?:y|ys|id)|charg\w+|recover\w*|bill\w*)\b[^.;]{0,30}\b(?:full|entire|whole|complete|total|current) (?:retail |market |replacement |purchase |original )?(?:price|value|cost|mrp)\b|\b(?:full|entire|whole|complete|total|current) (?:retail |market |replacement |purchase |original )?(?:price|value|cost|mrp)\b[^.;]{0,40}\b(?:charged|billed|due|recover\w*|payable)\b))[\s\S]*(?:\bdeposit\b[^.;]{0,30}\bforfeit|\bforfeit\w*\b[^.;]{0,30}\bdeposit\b)/,
      without:
        /adjust|set.?off|\bless\b|balance|after deduct|not forfeit|either party|each party|sale price|\b(?:flat|apartment)\b|\bnot (?:been |be )?paid\b|unpaid|\bnot pay|\bbefore the\b|\bfail(?:s|ure|ing)? to (?:pay|make)|on failure/,
    },
    // a multiple of the price, or thousands for each day
    {
      words:
        /\b(?:thrice|three times|triple|treble)\b[^.;]{0,40}\b(?:rents?|licen[cs]e fees?|charges?|fees?|rates?|amount|value|price|cost|compensation)\b|(?:\brs\.?|₹|\binr) ?(?:\d{1,2},)?\d{1,3},?\d{3}(?:\/-)?[^.;]{0,30}\b(?:per|each|every|a|for (?:each|every)) day\b[^.;]{0,80}\b(?:delay|late|until|till|overstay|vacat|possession|damages|penalty|fine)\b|\b(?:penalty|damages|fine)\b[^.;]{0,40}(?:\brs\.?|₹|\binr) ?(?:\d{1,2},)?\d{1,3},?\d{3}(?:\/-)?[^.;]{0,20}\b(?:per|each|every|a|for (?:each|every)) day\b/,
      without: /limited to|not exceed|\bcap(?:ped)?\b|\bup ?to\b|either party|each party|\bsalary\b|overtime/,
    },
    // hundreds for each day that money is late, without an end: a third of a month's rent in a month
    {
      words:
        /\b(?:not (?:been )?(?:paid|made|received|cleared)|late (?:payment|fees?|rent)|delay(?:ed|s)? (?:in |of )?(?:the )?(?:payment|rent|fees?))\b[^;]{0,90}?(?:\brs\b\.? ?|₹ ?|\binr ?)[1-9],?\d{2,}(?:\/-)?[^.;]{0,30}\b(?:per day|daily|(?:each|every|a) day)\b/,
      without:
        /limited to|not exceed|\bcap(?:ped)?\b|\bup ?to\b|maximum|\bgrace\b|either party|each party|specified|schedule|\bno (?:late|penalt)/,
    },
    // half of the price and more for a cancelled order, whatever was lost
    {
      words:
        /\bcancel\w*\b[^;]{0,240}\bnot (?:be )?less than (?:[3-9]\d|100) ?(?:%|per ?cent) of the (?:total |full |whole |entire )?(?:contract|order|purchase|invoice|total|price|value)\b/,
      without: /either party|each party|proved|actual/,
    },
    {
      words:
        /\b(?:penalt(?:y|ies)|fines?|recovery charges)\b[^.;]{0,60}\b(?:at|in) (?:its |their |our |the )?(?:sole |absolute |own )*discretion\b|\b(?:liable|pay|penalty|damages)\b[^.;]{0,120}(?:\brs\.?|₹|\binr) ?\d{1,2},\d{2},\d{3}\b[^.;]{0,80}\b(?:whether or not|irrespective|regardless|without proof|each|every)\b/,
      without: /limited to|not exceed|\bcap(?:ped)?\b|\bup ?to\b|either party|each party/,
    },
  ],
  mayNotHold: true,
  figure: { kind: 'money', near: /penalt|liquidated|compensat|damages|fine\b|forfeit|pay/ },
  asksOfTheReader: true,
  told: [
    {
      variant: 'lateMoney',
      by: /\b(?:late|delay\w*|overdue)\b[^.;]{0,40}\b(?:payments?|rent|fees?|dues?|instal?ments?|emis?|subscriptions?)\b|\b(?:payments?|rent|fees?|dues?|instal?ments?|emis?|subscriptions?|paid)\b[^.;]{0,80}\b(?:late|delay\w*|overdue)\b/,
      unless:
        /\bcancel|\b(?:join|arriv|com|admit)\w* late\b|\b(?:deliver\w*|complet\w*|dispatch|milestones?|undelivered|performance)\b/,
    },
    {
      variant: 'lateWork',
      by: /\b(?:late|delay\w*|overdue)\b[^;]{0,200}\b(?:deliver\w*|complet\w*|suppl(?:y|ies)|dispatch|milestones?|undelivered|works?|orders?)\b|\b(?:deliver\w*|complet\w*|suppl(?:y|ies)|dispatch|milestones?|works?|orders?)\b[^;]{0,200}\b(?:late|delay\w*|overdue)\b/,
      unless: /\bcancel|\b(?:join|arriv|com|admit)\w* late\b/,
    },
    { variant: 'late', by: /\b(?:late|delay\w*|overdue)\b/, unless: /\bcancel|\b(?:join|arriv|com|admit)\w* late\b/ },
    { variant: 'cancelling', by: /\bcancel/, unless: /\b(?:late|delay\w*|overdue)\b/ },
  ],
  claims: {
    speaks: [
      /penal|\bfine[ds]?\b|damages|liquidat|forfeit|charge|compensat|pa(?:y|id)|levied|\bfees?\b|interest|deduct|recover|cost|\bsum\b|amount|\brs\b|rupee|₹|%|double|twice/,
      /late|delay|default|breach|fail|non-|violat|\bnot?\b|\bif\b|event|\bcase\b|cancel|damage|terminat|penal|\bfine|liquidat|forfeit|miss|lapse|overdue|without|unauthor|loss|before|early|overstay|after|exceed|beyond|wrong|unless|bounc|dishonou?r/,
    ],
    turns: [
      // who consents to judgment beforehand has no defence left
      {
        to: 'restraint_of_legal_proceedings',
        by: {
          words: /\b(?:consents?|agrees?|submits?|confess(?:es)?) to (?:an? |any |the )?(?:judge?ment|decree)\b/,
          without: /either party|each party/,
        },
      },
      // whoever is not paid when somebody else calls it off pays nothing himself
      {
        to: 'late_or_conditional_payment',
        by: {
          words:
            /\b(?:receives?|gets?|earns?|be (?:paid|entitled to)) (?:no|nothing|neither)\b[^.;]{0,12}\b(?:payments?|fees?|pay|payouts?|remuneration|compensation|commission)\b|\bno (?:payments?|fees?|payouts?|remuneration|commission)\b[^.;]{0,20}\b(?:be (?:made|paid|payable|due)|is (?:made|paid|payable|due))\b[^.;]{0,20}\bto the (?:vendor|supplier|artist|photographer|caterer|driver|partner|host|freelancer|service provider)\b/,
          without: /\b(?:penalt(?:y|ies)|fine|charge) of\b|(?:\brs\.?|₹|\binr) ?\d|\d ?%|liquidated|damages|forfeit/,
        },
      },
      // what leaving an employment costs because of training
      {
        to: 'service_bond_overreach',
        by: {
          words:
            /\bemploy(?:ment|ee)\b[^;]{0,300}\b(?:invested|spent|incurred|cost)\b[^.;]{0,40}\btraining\b|\btraining\b[^;]{0,300}\b(?:leave|resign|terminat)\w*[^.;]{0,40}\bemployment\b/,
          without: /tenant|licensee|franchisee|confidential|compet/,
        },
      },
      // a term that goes on by itself, though at a higher price
      {
        to: 'auto_renewal_trap',
        by: {
          words:
            /\bautomatic\w*\b[^.;]{0,60}\b(?:renew|exten|valid|in force|continu)|\b(?:renew|exten|continu)\w*[^.;]{0,40}\bautomatic/,
          without: /penalt|liquidated|damages|\bfine[ds]?\b|forfeit/,
        },
      },
      { to: 'one_sided_set_off', by: /\bset.?off\b/ },
      // so much for each week or year that money is late is interest, whatever it is called
      {
        to: 'usurious_interest',
        by: {
          words:
            /\binterest\b[^.;]{0,60}\d ?(?:%|per ?cent)|\d ?(?:%|per ?cent)[^.;]{0,30}\binterest\b|\blate (?:payment )?(?:fees?|charges?)\b[^.;]{0,20}\d ?(?:%|per ?cent) (?:per|a|each|every) (?:day|week|month|annum|year)/,
          without: /liquidated|penalt|deliver|completion|forfeit|bounc|dishono/,
        },
      },

      // what the other side had to pay for it comes back to whoever caused it
      {
        to: 'unlimited_liability',
        by: {
          words:
            /\b(?:has|have|had|called upon|required|liable) to pay (?:\w+,? ){0,3}(?:penalt|interest|demurrage|expense)[^.;]{0,160}\b(?:account|reimburs|make good|loss)/,
          without: /liquidated|\d ?%|forfeit|double|twice/,
        },
      },

      {
        to: 'lock_in_trap',
        by: {
          words: /\b(?:remaining|unexpired|balance|rest of the) (?:\w+ ){0,3}(?:lock-?in|period|term|tenure)\b/,
          without: /penalt|liquidated|\d ?%/,
        },
      },
    ],
    denied: [
      OWED_FOR_MONTHS,
      // a share of what a sale of the firm brings is a price
      {
        words: /\b(?:liquidity event|initial public offering|ipo|sale of the company)\b/,
        without: /breach|default|\blate\b|delay|terminat|cancel|penalt|liquidated|\bfine\b/,
      },
      // what was lost, and no more
      {
        words:
          /\b(?:reimburs\w+|make good|makes good|compensat\w+ for|bear|bears)\b[^.;]{0,24}\b(?:the )?(?:full|actual|entire|proved|proven|direct|such|resulting|resultant) (?:loss(?:es)?|costs?|damages?)\b/,
        without:
          /liquidated|double|twice|thrice|\btimes\b|\d ?%|lakh|\brs\b|₹|in addition|over and above|forfeit|whichever|\bplus\b|penalty of|\bfine\b/,
      },
      // who stays on and pays for those days what every day costs is not fined, whatever it is called
      {
        words:
          /\b(?:equivalent|equal) to the (?:(?:normal|usual|usage|licen[cs]e|monthly|daily|occupancy|rental|agreed|then|current|proportionate|pro-rata) ){0,3}(?:fees?|rent|charges?)\b[^.;]{0,80}\b(?:days?|period)\b/,
        without: /double|twice|thrice|\btimes\b|in addition|\bplus\b|together with|forfeit|\d ?%/,
      },
      // what comes back, and when
      {
        words:
          /\b(?:balance|remaining amount|remainder|rest)\b[^.;]{0,40}\b(?:will|shall) be (?:refunded|returned|repaid)\b/,
        without: /penalt|forfeit|\bfine|deduct|damages|\bless\b|\bnot\b|\d ?%/,
      },
      // how often it happens, in a table of what is expected
      /\b(?:cancell?ation|return|rejection|absence) rates?\b[^.;]{0,20}(?:[<>≤≥]|below|under|at most|less than) ?\d/,
      // what costs nothing
      {
        words: /\b(?:no|zero|nil) (?:additional |further |pre-?payment )?(?:penalt(?:y|ies)|fine)\b/,
        without: /liquidated|\d ?%|forfeit|double|twice|\bdeduct|\blate\b|delay/,
      },
      // a longer hire costs more
      {
        words: /\b(?:wants?|wish\w*|requests?|desires?|likes?) to extend\b/,
        without: /penalt|\bfine|without|\blate\b|overstay|unauthori|double|twice/,
      },
      // a deposit that comes back, and when it is paid
      {
        words:
          /\brefundable\b[^.;]{0,20}\bdeposit\b[^.;]{0,40}\b(?:must|shall|is|has|to) (?:to )?(?:be )?(?:paid|payable|deposited)\b/,
        without: /penalt|forfeit|\bfine|deduct|damages|non-? ?refund|\bnot\b|\blate\b|delay/,
      },
      COMES_BACK,
      {
        words: /\bwithout (?:any )?(?:penalt(?:y|ies)|cancell?ation (?:fee|charge))/,
        without: /\bfine[ds]?\b|liquidated|\d ?%|forfeit|\bcharged?\b|interest|\bpay\b|deduct/,
      },
    ],
    unless: [
      // what both took for the likely loss, with a ceiling, and in place of all else
      /\bsole (?:and exclusive )?remed/,
      /\b(?:imposed|levied|charged|fined?) by (?:the )?(?:rto|police|traffic|government|society|association|\w+ authorit|court|municipal|rbi|regulat)/,
    ],
  },
  alsoSaidBy: ['usurious_interest'],
  words,
}
