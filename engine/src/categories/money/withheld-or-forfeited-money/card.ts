import type { Card } from '../../shape/card.ts'
import { NOT_THE_WORK, WORK_FOR_NOTHING } from '../unpaid-work/for-nothing.ts'
import { words } from './words.en.ts'

/** What somebody earned by work. */
const OF_PAY = /\b(?:salar(?:y|ies)|wages|stipend|ctc|full and final|final settlement)\b/

export const card: Card = {
  theme: 'money',
  law: ['wages-code-17', 'wages-code-18', 'contract-act-74', 'kailash-nath', 'rera-13'],
  lawWhere: {
    'wages-code-17': OF_PAY,
    'wages-code-18': OF_PAY,
    // what was earned is no deposit
    'kailash-nath': new RegExp(`^(?!.*${OF_PAY.source})|\\bdeposits?\\b`, 's'),
    'rera-13': /\b(?:advance|booking|earnest|application|token)\b/,
  },
  severity: { usual: 'high', employment: 'critical' },
  plainly: [
    // what was put down or earned is lost, or stays where it is as long as the other side likes
    {
      words:
        /\b(?:deposits?|advances?|amounts?|payments?|pay-?outs?|commissions?|incentives?|bonus(?:es)?|earnings|fees?|money|balance|credits?)\b[^.;]{0,60}\b(?:shall|will|would|may|to|stands?) (?:stand |be |automatically )*forfeit(?:ed)?\b|\bforfeit\w*\b[^.;]{0,20}\b(?:the|his|her|its|their|your|any|all) (?:\w+ ){0,3}(?:deposit|advance|commission|pay-?outs?|earnings|incentives?|dues|salary)\b/,
      without:
        /earnest|\bbid\b|tender|unclaimed|\bgifts?\b|reward points|cashback|vouchers?|\bnot be forfeit|either party/,
    },
    {
      words:
        /\bnot (?:be )?(?:liable|obliged|bound|required) to (?:settle|pay|release|make)\b[^.;]{0,20}\bany (?:\w+ ){0,2}(?:amounts?|payments?|dues|sums?)\b[^.;]{0,30}\b(?:payable|due|owed|earned|to the)\b|\bwith-?hold\b[^.;]{0,40}\b(?:payments?|amounts?|dues|pay-?outs?|settlements?)\b[^.;]{0,80}\b(?:deems? fit|as long as|indefinitely|in (?:the )?(?:case|event) of (?:any )?disputes?|discretion)\b/,
      without: /undisputed|disputed (?:portion|part|amount)|\bcourt\b|\btds\b|either party/,
    },
    // what was earned goes back when the customer does
    {
      words:
        /\b(?:commissions?|incentives?|brokerage|referral fees?|remuneration)\b[^.;]{0,100}\b(?:recover\w*|revers\w*|claw\w*|refunded|returned|repaid|debited|deducted|adjusted)\b[^.;]{0,100}\b(?:cancel\w*|return\w*|refund\w*|lapse\w*|withdraw\w*|surrender\w*|default\w*|churn\w*)\b|\b(?:cancel\w*|return\w*|refund\w*|lapse\w*|surrender\w*)\b[^.;]{0,100}\b(?:commissions?|incentives?|brokerage|referral fees?)\b[^.;]{0,60}\b(?:recovered|reversed|clawed|refunded|returned|repaid|debited|deducted|not (?:be )?payable|forfeited)\b/,
      without: /over-?paid|excess|by mistake|erroneous|either party/,
    },
    // what was earned on a platform comes when its rules please
    {
      words:
        /\b(?:pay-?outs?|earnings|settlements?|remittances?)\b[^.;]{0,40}\b(?:may|can|shall|will) be (?:\w+,? (?:or |and )?){0,2}(?:withheld|retained|held back|forfeited)\b[^.;]{0,80}\b(?:violations?|circumstances|discretion|disputes?|suspicion|polic(?:y|ies))\b/,
      without: /court|\blaw\b|regulator|tax|tds/,
    },
    /\bnot\b[^.;]{0,20}\b(?:get|receive|be paid|be given|be entitled to)\b[^.;]{0,20}\b(?:last month(?:'s)?|earned|accrued|pending|outstanding|unpaid) (?:\w+ )?(?:salary|wages|pay|payments?|dues|commissions?|fees)\b|\bno (?:further )?payments?\b[^.;]{0,80}\bincluding (?:any |the )?(?:pending|earned|outstanding)\b|\b(?:pending|earned|accrued|outstanding|unpaid) (?:salary|wages|payments?|dues|commissions?|fees)\b[^.;]{0,40}\b(?:forfeited|lost|lapse|not be (?:paid|payable))\b|\b(?:power|right|entitled|liberty|may|can)\b[^.;]{0,20}\bwithhold\b[^.;]{0,20}\b(?:any|all|the (?:whole|entire)) (?:and all |further |or all )?(?:payments?|amounts?|dues|sums?|bills?)\b[^.;]{0,120}\bsatisf/,
    /\bforfeit\w*[^.;]{0,40}\b(?:100 ?%|entire|whole|full|all)\b|\b(?:100 ?%|entire|whole|full|all)\b[^.;]{0,60}\bforfeit/,
    // who leaves, or has to go, gets nothing of it back
    {
      words:
        /\b(?:discontinu|leav|withdraw|quit|drop|opt(?:s|ing)? out|terminat|suspen|cancel)\w*[^.;]{0,120}\b(?:no|not|without)\b[^.;]{0,40}\brefund/,
      without:
        /full refund|unlawful|illegal|fraud|non-?payment|unless|except|processing|no.?show|^(?!.*(?:discontinu|\bleav|withdr|\bquit|\bdrop|opts? out|suspen|any ?time|any (?:other )?reason|includ|\band (?:those|whoever|he|she|who)\b)).*(?<!\b(?!false\b|fake\b|forged\b)\w+ or (?:any |an? )?)\b(?:false|fake|forged|fabricated|misleading) (?:or \w+ )?(?:information|particulars|documents?|declarations?|statements?|certificates?)\b(?! or (?!(?:any |an? )?(?:false|fake|forged)\b))/,
    },
    // what was paid for work goes back, or what is owed comes when somebody else has been found, or at will
    {
      words:
        /\b(?:salar(?:y|ies)|wages|stipend|remuneration)\b[^.;]{0,100}\b(?:must|shall|will|have to|has to)\b[^.;]{0,30}\b(?:returned|refunded|repaid|paid back)\b|\b(?:refunded|returned|repaid|released|paid)\b (?:back )?only (?:after|on|upon|once|when)\b[^.;]{0,40}\b(?:alternat\w+|new|another|next|replacement|incoming)\b[^.;]{0,20}\b(?:buyer|purchaser|tenant|occupant|licensee|tutor|franchisee|member|allottee|customer|client)\b|\b(?:payments?|release|royalt\w+|commissions?|incentives?|dues|salary)\b[^.;]{0,60}\b(?:at|in) (?:the )?(?:its |our )?(?:sole|absolute) (?:and absolute )?discretion of\b|\bno (?:obligation|liability) to (?:repay|refund|return)\b/,
      without: /\badvances?\b[^.;]{0,40}\bsalar|excess|loan|over-?paid|either party|force majeure/,
    },
  ],
  mayNotHold: true,
  figure: { kind: 'money', near: /withh|retain|forfeit|deduct|keep|kept|adjust|deposit/ },
  told: [
    {
      variant: 'pledge',
      by: /\b(?:sell|auction|dispose)\b[^.;]{0,60}\b(?:pledged?|ornaments?|jewel\w*|gold|collaterals?|hypothecated)\b|\b(?:pledged?|ornaments?|jewel\w*|gold|collaterals?)\b[^.;]{0,60}\bbe (?:sold|auctioned|disposed)\b/,
    },
    {
      variant: 'earned',
      by: /\b(?:repa(?:y|id)|refund\w*|return\w*|pa(?:y|id) back)\b[^.;]{0,140}\b(?:salar(?:y|ies)|wages|stipend)\b|\b(?:salar(?:y|ies)|wages|stipend)\b[^.;]{0,140}\b(?:repaid|refunded|returned|paid back)\b/,
    },
    {
      variant: 'deposit',
      by: /\bdeposits?\b[^.;]{0,80}\b(?:forfeit|retain|withh|adjust|deduct|kept|keep)|\b(?:forfeit|retain|withh|deduct|keep)\w*\b[^.;]{0,30}\bdeposits?\b/,
    },
    { variant: 'wages', by: OF_PAY, employs: true },
    { variant: 'pay', by: OF_PAY },
    { variant: 'prepaid', by: /\b(?:advances?|prepaid|paid in advance|already paid|booking amount|token)\b/ },
  ],
  denies: ['deposit-refund'],
  claims: {
    speaks: [
      /forfeit|withh|retain|deduct|refund|pa(?:y|id)|\bfees?\b|deposit|amount|money|charge|commission|salar|\bdues\b|bonus|incentive|royalt|earn|compensat|sum/,
      /forfeit|withh|retain|deduct|refund|\b(?:be|is|are) (?:returned|repaid|paid back|given back)\b|\bnot?\b|\bnon-|cannot|keep|kept|\bhold|\bheld|adjust|lien|laps|\bafter\b|until|unless|subject to|clear|appropriat|stop|suspend|cancel|first|debit|\blos[est]|unclaimed|expir|without|reduc|recover|before|conditional|terminat|discretion/,
    ],
    denied: [
      // who is not paid stops working for the time: no money is kept
      {
        words:
          /\bsuspend\w*\b(?:(?!\b(?:pay|disburs|remit|settle|salar|wages|commission|earning|incentive))[^.;]){0,80}\b(?:services?|access|suppl(?:y|ies)|deliver\w+|work|account|connection|membership)\b[^.;]{0,60}\b(?:until|till|unless)\b[^.;]{0,60}\b(?:dues|payments?|arrears|amounts?|bills?|invoices?|fees?)\b/,
        without: /forfeit|withh|retain|deduct|refund|deposit|\blien\b|keep|kept|set.?off/,
      },
      // what was asked for too late is lost, and no money
      {
        words: /\bforfeit\w*\b[^.;]{0,60}\b(?:and |but )?not (?:of )?the (?:balance|earnings|money|amount)\b/,
        without: /withh|retain|deduct\w* (?:and|or)|non-? ?refund/,
      },
      // what was paid for the time that is left comes back
      {
        words:
          /\b(?:fees?|amounts?|money|charges?|rent|advance|balance)\b[^.;]{0,80}\b(?:will|shall|is to|are to|must) be (?:returned|refunded|repaid|given back)\b[^.;]{0,30}\b(?:in proportion|proportionate\w*|pro-? ?rata|for the unused)/,
        without: /forfeit|withh|retain|deduct|\bnot?\b|\bless\b|discretion|unless|\bonly\b|\bafter\b/,
      },
      // what a supplier has to give back is not kept from it
      {
        words: /\b(?:supplier|vendor|contractor|seller)(?:'s|s')? obligations?\b[^.;]{0,160}\brefund\b/,
        without: /forfeit|withh|retain|deduct|\blien\b|keep|kept|set.?off|adjust/,
      },
      // a house that is handed over once it is paid for
      {
        words: /\bpossession\b[^.;]{0,80}\b(?:handed over|hand over|delivered|given|offered)\b/,
        without:
          /forfeit|withh|retain|deduct|refund|\blien\b|keep|kept|set.?off|adjust|deposit|\bnot\b|\bno\b|interest/,
      },
      // what is owed is to be paid, or less of it
      {
        words:
          /\b(?:shall|must|will) (?:immediately |promptly |forthwith )?pay\b[^.;]{0,60}\b(?:amounts?|sums?|dues|fees|charges) (?:then )?(?:due|owing|outstanding|payable|accrued)|\bonly (?:have to|has to|need|needs to|be required to|required to) pay\b/,
        without:
          /forfeit|withh|retain|deduct|refund|set.?off|\blien\b|keep|kept|\b(?:no|not|nor|never|unless|until)\b|discretion|adjust/,
      },
    ],
    unless: [
      // to whom a cheque is drawn
      {
        words: /\b(?:cheques?|drafts?|dds?)\b[^.;]{0,60}\b(?:payable|drawn|issued|made)\b[^.;]{0,20}\b(?:in|to|at)\b/,
        without: /forfeit|withh|\bnot?\b|deduct|retain|bounc|dishono/,
      },
      // dues and real damage only, by a day that is named
      {
        words:
          /\brefund\w*[^.;]{0,160}\bdeduct\w*[^.;]{0,120}\b(?:beyond|except|excluding|other than) (?:the )?(?:normal|fair|reasonable) wear/,
        without:
          /forfeit|discretion|\bsole|\bnon|entire|whole|painting|\bas (?:it|he|they) |\b(?:45|60|90|120|180) days/,
      },

      {
        words: /\bfull refund|\b(?:will|shall) (?:be )?refund|\brefundable\b/,
        without: /\b(?:no|not|non|deduct\w*|forfeit\w*|less|after|recover|partial|only|if|unless|until)\b|\d ?%/,
      },
      // all of it comes back, on whatever occasion
      {
        words:
          /\bfull refund\b[^.;]{0,60}\b(?:shall|will|must) be (?:made|given|initiated|paid|processed|issued)\b|\brefund(?:ed)? in full\b/,
        without: /\b(?:no|not|non|less|deduct\w*|forfeit\w*|only|unless|except|discretion|charges?)\b|\d ?%/,
      },
      // who has nothing to do with the money keeps none of it
      {
        words: /\bno (?:role|part|involvement) in\b[^.;]{0,60}\b(?:refund|collection|deposit)/,
        without: /forfeit|withh|retain|deduct/,
      },
      {
        words:
          /\brefund\w*[^.;]{0,160}\b(?:after|less|subject to)\b[^.;]{0,30}\bdeduct\w*[^.;]{0,40}\b(?:outstanding|arrears|unpaid|dues)\b/,
        without:
          /forfeit|damage|discretion|\bsole|\bnot\b|\bno\b|\bnon|entire|whole|painting|\bas (?:it|he|they) |\b(?:30|45|60|90|120|180) days/,
      },
      {
        words: /\b(?:must|shall|to|should) be paid\b|\bdata retained\b|\bretain\w* (?:\w+ ){0,2}data\b/,
        without: /forfeit|withh|deduct|\bnot?\b|\bnon|lien|keep|\bhold|refund|subject to/,
      },
    ],
    turns: [
      {
        to: 'unpaid_work',
        by: { words: WORK_FOR_NOTHING, without: NOT_THE_WORK },
      },
      // a thing that is fetched is no money that is kept
      {
        to: 'eviction_without_notice',
        by: {
          words:
            /\b(?:take back|repossess|retake|seize|remove|recover possession of|take (?:back )?possession of)\b[^.;]{0,30}\b(?:equipment|machines?|machinery|vehicles?|cars?|bikes?|goods|things?|articles?|generators?|furniture|appliances?)\b[^.;]{0,80}\b(?:without|any ?time|at once|immediate\w*|forthwith)\b/,
          without: /forfeit|deposit|retain|deduct|set.?off|lien|refund/,
        },
      },
      {
        to: 'non_refundable_payment',
        by: {
          words: /\bno (?:returns or )?refund|\bnon-? ?refund|\bnot (?:be )?refund|\bwithout refund|liable to refund/,
          without: /forfeit|retain|deduct|withh|breach|violat|comply|deposit|prohibit/,
        },
      },
      {
        to: 'one_sided_termination',
        by: {
          words: /\b(?:rights?|entitled|can|may|liberty) (?:\w+ ){0,3}(?:cancel|terminate|revoke|withdraw|block)/,
          without:
            /forfeit|withh|retain|deduct|adjust|\blien\b|keep|not be paid|\bno (?:fee|refund)|\bnon-refund|result in|lead to/,
        },
      },
    ],
  },
  alsoSaidBy: ['wage_deduction'],
  words,
}
