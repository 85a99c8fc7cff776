import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import {
  acrossFrom,
  families,
  holderOf,
  isNegated,
  isOneOf,
  isParty,
  moneyIn,
  weakerParty,
  whoDoes,
  withNext,
} from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const PAYS =
  /\b(?:shall|will|must|agrees? to|undertakes? to|is|are|hereby|may)\b[^.;]{0,60}?\b(?:pay|be (?:forfeited|paid|payable|charged|levied|deducted|imposed|recovered)|liable|forfeit|incur|attract|bear|subject to|become (?:\w+ ){0,5}payable|cut|docked|debited|cost|hand over|part with)\b|\bforfeits\b/
/** Said of somebody who is no party that was made out: better nobody than the wrong one. */
const PROMISES = /\b(?:shall|will|must|agrees? to) pay\b/
/** The one who takes, not the one who pays, is the subject: 'the Client may deduct ... as penalty'. */
const TAKES =
  /\b(?:may|shall|will|can|entitled to|right to)\b[^.;]{0,30}?\b(?:deduct|levy|impose|charge|recover|claim|withhold|retain)\b/
const PENALTY =
  /\b(?:penalty|penalties|penal (?:charges?|amount|sum|damages)|fine of|liquidated damages|agreed damages|stipulated damages|as (?:\w+ )?damages|(?:for|per) (?:each |every )?(?:day|week|month) of (?:delay|default|breach)|damages (?:of|at|in the sum of)|compensation (?:of|at))\b/
/** 'for each day by which a lot is late, 2% of its value is cut from the bill': a penalty that no word names. */
const PER_DAY =
  /\bfor (?:each|every) (?:day|week|month|hour)\b[^.;]{0,70}\b(?:late|delay\w*|behind|overdue|default|beyond)\b[^.;]{0,140}\b(?:cut|deduct(?:ed)?|docked|debited|recover(?:ed)?|pay|paid|payable|charged?|forfeit(?:ed)?|lose)\b|\bfor (?:each|every) (?:leak|breach|lapse|violation|default|disclosure|instance)\b[^.;]{0,80}\b(?:pay|hand over|part with|forfeit|lose)\b|\beach (?:missed|late|delayed) \w+ (?:shall|will) cost\b/
const PERCENT = /\b\d+(?:\.\d+)?\s?(?:%|per ?cent)/
const EACH_TIME =
  /\b(?:per|each|every) (?:day|week|hour|month|breach|instance|violation|default|occurrence|disclosure|event|calendar day)\b|\bfor (?:each|every|any) (?:such )?(?:breach|instance|violation|default|disclosure|contravention|day)\b|\b(?:daily|weekly)\b/
const NO_LOSS =
  /\b(?:whether or not|irrespective of|regardless of|without (?:any )?(?:proof|need to prove|having to prove|proving))\b[^.;]{0,40}\b(?:loss|lost|damage|prejudice|suffer)|\bno proof of (?:any )?(?:loss|damage|harm)\b|\bwithout\b[^.;]{0,50}\bprov(?:e|ing)\b[^.;]{0,20}\b(?:loss|damage)/
const MULTIPLE =
  /\b(?:thrice|triple|twice(?= the (?:value|price|amount|cost|fee))|(?:three|four|five|six|seven|eight|ten|twelve|3|4|5|6|10|12) times|double the (?:annual|yearly|total|entire|contract|agreed|fees?|price|value|amount))\b[^.;]{0,80}\b(?:rent|fees?|price|amount|value|consideration|salary|remuneration|charges|cost|sum)\b/
const WHOLE_BALANCE =
  /\b(?:entire|balance|remaining|all)\b[^.;]{0,60}\b(?:unexpired|remaining|balance|remainder)\b[^.;]{0,60}\b(?:term|period)\b[^.;]{0,120}\b(?:liquidated damages|penalty)\b|\b(?:liquidated damages|penalty)\b[^.;]{0,140}\b(?:entire|balance|remaining|all)\b[^.;]{0,60}\b(?:unexpired|remaining|balance|remainder)\b/
const CEILING =
  /\b(?:maximum|ceiling|capped|cap of|upper limit|limited to|not (?:to )?exceed(?:ing)?|not (?:be )?(?:more|higher|greater) than|not (?:above|beyond|over) (?:rs|inr|₹|\d)|up to (?:a )?(?:maximum|max|total|limit)|in no event (?:shall )?exceed|aggregate|subject to a)\b/
/** Not a sum for breach of this contract: fines of the State, interest, a fee for leaving early, no penalty at all. */
const OTHER =
  /\b(?:service credits?|prepayment|pre-payment|foreclosure|interest at|rate of interest|per annum|p\.a|imposed by (?:any |the )?(?:law|government|authority|court|statutory)|under (?:the )?(?:act|rules|applicable law|law)|statutory|(?:taxes|tax|fines),? (?:and |or )?penalt|penalt(?:y|ies),? (?:and |or )?(?:fines|interest|taxes)|levied by|government(?:al)?|regulatory|without (?:any |further |the payment of any )?penalty|no (?:such )?penalt|perjury|training|service bond|minimum service|serve the)\b/

/**
 * Section 74 turns any named sum into a ceiling on reasonable compensation (Fateh Chand, 1963; Kailash Nath, 2015), so
 * what matters is how far the sum stands from likely loss: no ceiling, a sum for every breach, a multiple of the price.
 */
export const penaltyOrExcessiveDamages: Rule = {
  id: 'penalty-or-excessive-damages',
  category: 'penalty_or_excessive_damages',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 74',
      note: 'A sum named for breach is only an upper limit: the court gives reasonable compensation within it.',
    },
    {
      act: 'Kailash Nath v DDA (Supreme Court, 2015)',
      section: '',
      note: 'Where there is no loss, a sum named for breach cannot be kept; where loss can be proved, it must be.',
    },
  ],
  words: {
    title: 'A breach costs you a named sum, whatever the loss',
    short: 'Penalty',
    harm: 'The clause names what you must pay for a breach, with little or no tie to the loss that the breach causes. Indian courts award only reasonable compensation, but the sum can be held back from you or used as a threat long before a court sees it.',
    ask: 'Ask to tie the sum to likely loss, to put a ceiling on it, and to make it the only remedy for that breach.',
    wording:
      'Delay damages of 0.5% of the price of the delayed item per week, not above 5% of that price, are a genuine pre-estimate of loss and the sole remedy for delay.',
    notes: ['Section 74 lets a court cut the sum; until then you may have to go to court to get money back.'],
    favour: {
      title: 'The sum named for a breach may be cut down',
      harm: 'A court treats the sum as an upper limit and may award less. A figure tied to likely loss holds better.',
    },
  },
  gate: /penal|for (?:each|every) |\bcost\b|fine of|delay|default|damages|compensation|times|thrice|triple|double/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const match = PENALTY.exec(words) ?? MULTIPLE.exec(words) ?? PER_DAY.exec(words)
  const takes = TAKES.test(words)
  if (match === null || !(takes || PAYS.test(sentence.full)) || OTHER.test(words)) return []
  if (
    isNegated(words, match.index) ||
    (/\bnot (?:as|by way of) a?\s?penalty\b[^.;]*\bgenuine\b/.test(words) && CEILING.test(words))
  )
    return []
  const around = withNext(clause, sentence)
  const each = EACH_TIME.test(words)
  const noLoss = NO_LOSS.test(words)
  const balance = WHOLE_BALANCE.test(words)
  const multiple = MULTIPLE.test(words)
  const sum = moneyIn(contract, sentence).length > 0 || PERCENT.test(words)
  const recurring = each && sum
  const named =
    sum &&
    (/\bpenalt|penal\b|fine of/.test(words) ||
      /\b(?:any|each|every) (?:such )?(?:leak|lapse|breach|disclosure|violation|contravention)\b|\b(?:in (?:the )?(?:case|event) of|upon|for|on) (?:a |such )?(?:breach|violation|contravention)/.test(
        words,
      ))
  if (!(recurring || named || multiple || balance || (noLoss && sum))) return []
  // Double rent for holding over follows the rent laws of several States.
  // A separate limit on liability, counted in fees, is a cap and no sum for a breach.
  if (multiple && /\b(?:limit|cap|ceiling|liabilit(?:y|ies))\b/.test(words) && !/\bpenalt|liquidated/.test(words))
    return []
  if (isOneOf(contract, families.premises) && multiple && /\bdouble the (?!annual|yearly)/.test(words)) return []
  const ceiling = CEILING.test(
    around.replace(
      /\bwithout (?:any )?(?:upper |maximum )?(?:limit|ceiling|cap)|\bno (?:upper |maximum )?(?:limit|ceiling|cap)/g,
      '',
    ),
  )
  const percent = ceiling ? largestCeiling(around) : null
  if (ceiling && !multiple && !balance && (percent === null || percent <= 10)) return []
  const flags: string[] = []
  if (recurring && !ceiling) flags.push('Grows with every day or breach, without a ceiling')
  if (noLoss) flags.push('Due whether or not there is any loss')
  if (balance) flags.push('Takes the whole price of the unexpired term')
  if (multiple) flags.push('A multiple of the price')
  const payer = takes ? acrossFrom(contract, whoDoes(contract, sentence, TAKES)) : holderOf(contract, sentence, PAYS)
  const employment = isOneOf(contract, families.employment)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: ceiling && !multiple && !balance ? 'medium' : employment ? 'critical' : 'high',
      burdened: isParty(payer) ? payer : payer === 'mutual' || PROMISES.test(words) ? null : weakerParty(contract),
      forBeneficiary: 'medium',
      confidence: isParty(payer) ? 0.85 : 0.7,
      flags,
    },
  ]
}

/** The largest percentage that follows words of a ceiling; null where the ceiling is not a percentage. */
function largestCeiling(words: string): number | null {
  const found = [
    ...words.matchAll(
      /\b(?:maximum|ceiling|capped|cap|limit(?:ed)?|exceed(?:ing)?|more than|higher than|subject to a)\b[^.;%]{0,60}?(\d+(?:\.\d+)?)\s?(?:%|per ?cent)/g,
    ),
  ].map((match) => Number(match[1]))
  return found.length === 0 ? null : Math.max(...found)
}
