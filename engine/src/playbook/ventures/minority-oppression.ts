import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isNegated, onlyDescribes, partyOn, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

interface Pattern {
  readonly words: RegExp
  readonly unless?: RegExp
  readonly what: string
  readonly severity: Severity
}

const FAIR =
  /\b(?:fair (?:market )?value|floor price|not less than|at (?:least|arm's length)|same (?:price|terms|terms and conditions)|pro[- ]?rata|pre-?emptive|right of first (?:refusal|offer)|consent of the (?:minority|founders?|promoters?|investors?)|independent valu\w+|registered valuer|weighted average)\b/

const patterns: readonly Pattern[] = [
  {
    words:
      /\bwaiv\w+\b[^.;]{0,120}\b(?:sections? 241|sections? 242|241 and 242|oppression|mismanagement|class action|section 245)\b|\b(?:shall not|agrees? not to|no right to)\b[^.;]{0,80}\b(?:petition|apply|approach|application)\b[^.;]{0,80}\b(?:241|242|oppression|tribunal|nclt)\b/,
    what: 'give up the petition against oppression',
    severity: 'critical',
  },
  {
    words:
      /\b(?:leaver|cessation of (?:his |her |their |the )?(?:employment|engagement|service)|ceas(?:es?|ing) to be (?:employed|an employee|a director)|leaves? the company|resigns?|termination of (?:his|her|their|the) employment)\b[^.;]{0,200}\b(?:(?:at|for) (?:re\.?|rs\.?|inr|₹) ?1(?:\/-)?(?![\d,.])|(?:one|nominal) rupee|nominal (?:value|price|consideration)|(?:at )?(?:face|par) value|without (?:any )?consideration|for nil)\b/,
    unless: /(?<!vested or )\bunvested\b/,
    what: 'sell shares for next to nothing on leaving',
    severity: 'critical',
  },
  {
    words: /\bfull[- ]ratchet\b/,
    unless: /\b(?:no full[- ]ratchet|not[^.;]{0,20}full[- ]ratchet|capped|cap of)\b/,
    what: 'carry all dilution of a later, cheaper round',
    severity: 'critical',
  },
  {
    words:
      /\b(?:majority|promoters?|investors?|holding company|board|company)\b[^.;]{0,60}\b(?:may|shall be entitled to|can|is free to)\b[^.;]{0,60}\b(?:issue|allot)\b[^.;]{0,80}\b(?:at any price|at such price|any (?:terms|valuation)|without (?:offering|any pre-?empti|the consent)|to (?:itself|themselves|himself))/,
    unless: FAIR,
    what: 'accept an issue of shares at any price',
    severity: 'high',
  },
  {
    words:
      /\b(?:minority|founders?|other shareholders?|shareholders?|promoters?|investors?)\b[^.;]{0,60}\b(?:shall|must|agrees? to|undertakes? to|will)\b[^.;]{0,40}\b(?:votes?|voting rights?)\b[^.;]{0,80}\b(?:as (?:directed|instructed|required|determined|decided)|in accordance with the (?:directions?|instructions?|wishes)|as the (?:majority|promoters?|investors?))/,
    what: 'vote as you are told',
    severity: 'high',
  },
  {
    words:
      /\b(?:drag|compel|require|oblige)\w*\b[^.;]{0,120}\b(?:sell|sale|transfer|tender)\b[^.;]{0,160}\b(?:at any price|whatever the price|even at a loss|at such price as|irrespective of (?:the )?price|regardless of (?:the )?price|any terms|on (?:such )?terms as[^.;]{0,30}(?:may )?(?:decide|determine|deem))|\bdrag(?:-along)?\b[^.;]{0,100}\bat any price\b/,
    unless: FAIR,
    what: 'join a sale at any price',
    severity: 'high',
  },
  {
    words:
      /\b(?:minority|founders?|other shareholders?|shareholders? holding)\b[^.;]{0,80}\b(?:no|not)\b[^.;]{0,40}\b(?:right to (?:any )?(?:information|inspect|accounts|financial)|information rights?|be entitled to (?:any )?(?:information|accounts|inspect|notice of meetings?|attend))\b|\bno information rights?\b/,
    unless: /\bless than\b|\bbelow\b/,
    what: 'go without information',
    severity: 'high',
  },
  {
    words:
      /\b(?:buy ?back|purchase|acquire|call option)\b[^.;]{0,100}\b(?:minority|founders?'?s?|shares of the (?:minority|founders?|other))\b[^.;]{0,120}\b(?:(?:at|for) (?:the )?(?:face|par|book|nominal) value)\b|\bminority[^.;]{0,60}\bshares\b[^.;]{0,80}\b(?:at (?:the )?(?:face|par|nominal) value)\b/,
    unless: /\bbad leaver|unvested\b/,
    what: 'sell below value',
    severity: 'high',
  },
]

/**
 * The law protects a minority by petition (Companies Act ss. 241-244) and by what the Articles say: a restriction on
 * transfer that is not in the Articles of a private company does not bind it (V.B. Rangaraj, 1991). What the paper gives
 * the majority beyond a fair price, pre-emption and information is what gets litigated.
 */
export const minorityOppression: Rule = {
  id: 'minority-oppression',
  category: 'minority_oppression',
  law: [
    {
      act: 'Companies Act 2013',
      section: 'ss. 241, 242, 244',
      note: 'Holders of a tenth of the shares, or a hundred or a tenth of the members, may petition against oppression.',
    },
    {
      act: 'V.B. Rangaraj v V.B. Gopalakrishnan (Supreme Court, 1991)',
      section: '',
      note: 'A restriction on transfer binds a private company only if it stands in the Articles.',
    },
  ],
  contracts: [
    'shareholders_agreement',
    'joint_venture_agreement',
    'partnership_deed',
    'general_contract',
    'purchase_agreement',
  ],
  words: {
    title: 'The smaller holder can be made to {what}',
    short: 'Minority squeezed',
    harm: 'Under this clause the smaller holder can be made to {what}. In a private company there is no market to sell to, so such a power decides what the holding is worth.',
    ask: 'Ask for pre-emption, tag-along, a floor price on any forced sale, information rights and fair value on leaving, copied into the Articles.',
    wording:
      'No shares are issued below fair value; existing holders may take up their part; a drag sale is at arm\u2019s length, at not less than the agreed floor and on the same terms for all.',
    notes: ['Whatever is agreed must be copied into the Articles to bind the company.'],
    favour: {
      title: 'The clause gives you control over the smaller holders',
      harm: 'Used oppressively, the power can be set aside by the Tribunal; it binds the company only if the Articles carry it.',
    },
  },
  gate: /shares?|compel|inspect|financial information|vot(?:e|ing)|drag|minority|241|oppression|leaver|ratchet|information rights/,
  read(clause, contract) {
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return [hits.find(({ severity }) => severity === 'critical') ?? hits[0]].filter((hit) => hit !== undefined)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  if (onlyDescribes(clause, sentence)) return []
  const words = sentence.full
  // Pre-emption that is waived protects nobody.
  const besideWaiver = withNext(clause, sentence).replace(/\bwaiv\w+ [^.;]{0,40}?pre-?empti\w+/g, ' ')
  for (const { words: telling, unless, what, severity } of patterns) {
    if (!telling.test(words) || unless?.test(besideWaiver) === true) continue
    const match = telling.exec(sentence.text) ?? { index: 0, 0: '' }
    if (isNegated(sentence.text, match.index)) continue
    const small = partyOn(contract, 'founder')
    return [
      {
        span: tellingPart(sentence, match),
        clause,
        severity,
        // A minority is a number, not a name: only founders facing an investor are known to be meant.
        burdened:
          /\b(?:founders?|promoters?)\b/.test(words) &&
          !/\b(?:directed|decided|determined) by the promoters?|minority/.test(words)
            ? small
            : null,
        confidence: 0.78,
        values: { what },
        flags: [`The smaller holder can be made to ${what}`],
      },
    ]
  }
  return []
}
