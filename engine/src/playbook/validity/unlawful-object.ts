import type { Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

interface Scheme {
  readonly words: RegExp
  readonly what: string
}

const SCHEMES: readonly Scheme[] = [
  {
    what: 'a payment to officials',
    words:
      /\b(?:pay|paid|payment|fee|commission|gift|amount|sum|incentive|consideration|gratification|facilitat\w+)\b(?:[^.;]|\brs\.){0,100}\bto (?:\w+ ){0,3}(?:officials?|(?:municipal|government|customs|police|revenue|excise|licensing|tax) officers?|officers? of (?:the )?(?:government|department|municipal\w*|corporation)|public servants?|bureaucrats?|inspectors?|government (?:officers?|servants?|employees?))\b[^.;]{0,120}\b(?:for|to|in order|towards)\b[^.;]{0,60}\b(?:obtain|secur|get|grant|approv|award|clear|expedit|licen|permit|sanction|order|contract|favou?r)/,
  },
  {
    what: 'a price hidden from the State',
    words:
      /\b(?:show|state|declare|mention|record|disclose|register|reflect)\w*\b[^.;]{0,40}\b(?:lower|lesser|reduced|under-?valued|lower than the (?:actual|real))\b[^.;]{0,50}\b(?:price|value|consideration|amount|rent)\b[^.;]{0,80}\b(?:deed|document|registr|agreement|records?|books|invoice|authorit)|\b(?:balance|difference|remaining|remainder|rest)\b.{0,60}\b(?:in cash|unaccounted)\b[^.;]{0,80}\b(?:not (?:be )?(?:shown|recorded|disclosed|declared|reflected)|outside the (?:deed|books|records)|off the books|stamp duty)|\bin cash\b[^.;]{0,30}\b(?:outside|off) the (?:books|accounts|records)\b|\b(?:shown|stated|declared|recorded) as\b(?:[^.;]|\brs\.){0,40}\bto (?:save|avoid|reduce|evade) (?:the )?(?:stamp duty|tax|gst)\b|\bin cash\b[^.;]{0,80}\bnot (?:be )?(?:shown|recorded|disclosed|declared|reflected)\b[^.;]{0,40}\b(?:books|deed|accounts?|records?|invoices?)\b|\b(?:consideration|price|rent|value)\b[^.;]{0,30}\b(?:recorded|shown|stated|mentioned|declared)\b[^.;]{0,40}\b(?:deed|agreement|document)\b(?:[^.;]|\brs\.){0,80}\b(?:whereas|while|although|though|but)\b[^.;]{0,20}\b(?:actual|real|true) (?:consideration|price|rent|value)\b|\b(?:invoices?|bills?)\b[^.;]{0,30}\b(?:lesser|lower|reduced|smaller) (?:value|amount|sum|price)\b[^.;]{0,60}\b(?:tax|gst|duty)\b|\bunder-?valu(?:e|ed|ing)\b[^.;]{0,60}\b(?:stamp duty|customs|tax)/,
  },
  {
    what: 'a payment arranged to escape tax',
    words:
      /\b(?:in cash|by cash|cash payment|without (?:an? )?(?:bill|invoice|gst))\b[^.;]{0,70}\b(?:avoid|evade|escape|save|reduce|without deduct\w+|no|bypass)\b[^.;]{0,40}\b(?:tax|tds|gst|duty)|\b(?:avoid|evade|escape|bypass)\b[^.;]{0,20}\b(?:the payment of |deduction of |any |income |all )*(?:tax(?:es)?|tds|gst|stamp duty|customs duty)\b/,
  },
  {
    what: 'a purchase in another\u2019s name',
    words:
      /\b(?:benami|(?:purchased?|bought|held|registered|acquired)\b[^.;]{0,50}\bin the name of\b.{0,60}\b(?:for the (?:sole )?benefit of|on behalf of|beneficial(?:ly)? own\w+|real owner|(?:paid (?:for )?|provided |funded |contributed )by))\b/,
  },
  {
    what: 'an advocate\u2019s share in the outcome of a case',
    words:
      /\b(?:advocate|lawyer|legal counsel|vakil)(?:'s)?\b[^.;]{0,80}\b(?:\d{1,2} ?%|per ?cent\b|percentage\b|share\b)[^.;]{0,60}\b(?:decree|award(?:ed)?|recover|proceeds|claim|amount|compensation|judgment)/,
  },
  {
    what: 'taking things back by force',
    words:
      /\b(?:enter|recover|repossess|seize|take away|take possession|remove|collect)\w*\b[^.;]{0,120}\b(?:by|with|using|use of) (?:such |any |reasonable |necessary )?force\b|\b(?:by|using) force\b[^.;]{0,60}\b(?:remove|seize|repossess|take)\b/,
  },
  {
    what: 'a wager',
    words: /\b(?:wager|bet|betting pool|gambl\w+)\b[^.;]{0,80}\b(?:pay|win|stake|amount|loses?)\b/,
  },
]
const IN_THE_OPEN =
  'All payments are made through banking channels, at the price stated here, with taxes withheld as law requires.'
const IN_PEACE = 'On default the goods are taken back only with consent or through a court.'
/** Promises not to do it, laws that are named, and lawful planning. */
const FORBIDS =
  /\b(?:not|no|never|neither|nor|prohibit|refrain|without|anti-?brib|anti-?corrupt|corrupt practices|shall comply|complies|represents?|warrants?|penalt(?:y|ies)|liable for|as permitted by law|permitted by (?:applicable )?law|legitimate|statutory fees?|prescribed fees?|licen[cs]e fees?|official receipt|fees payable under|double tax|insofar as|laws? allows?|forms? required|attorney|agent|trustee|nominee of|minor|if any part(?:y|ies)? (?:attempts?|evades?))\b/

/**
 * Section 23 of the Contract Act voids an agreement whose object or consideration is unlawful; courts leave both sides where
 * they stand. Anti-bribery promises use the same words, so every negation or prohibition silences the rule.
 */
export const unlawfulObject: Rule = {
  id: 'unlawful-object',
  category: 'unlawful_object_or_consideration',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 23, 24',
      note: 'An agreement whose object or consideration is unlawful, in whole or in part, is void.',
    },
    {
      act: 'Prevention of Corruption Act 1988',
      section: 'ss. 8, 9',
      note: 'Giving an undue advantage to a public servant is an offence, also for a company.',
    },
  ],
  words: {
    title: 'This term looks unlawful, and nobody can enforce it',
    short: 'Unlawful purpose',
    harm: 'The clause provides for {what}. An agreement for an unlawful purpose is void, and it may bring penalties for both sides, also for the one who paid.',
    ask: 'Take the term out and take advice before signing anything.',
    wording: '{instead}',
    notes: ['Money paid under such a term is hard to get back.'],
  },
  gate: /official|stamp duty|officer|invoice|\bbooks\b|(?:actual|real|true) (?:consideration|price|rent|value)|public servant|government|inspector|lower|lesser|under-?valu|cash|avoid|evade|escape|benami|in the name of|advocate|lawyer|\bforce\b|wager|\bbet\b|gambl/,
  read(clause) {
    if (clause.kind === 'parties' || clause.type === 'anti_bribery') return []
    return clause.sentences.flatMap((sentence) => {
      for (const { words, what } of SCHEMES) {
        const match = words.exec(sentence.text)
        if (
          match === null ||
          FORBIDS.test(
            sentence.full.replace(
              /\bnot (?:be )?(?:shown|recorded|disclosed|declared|reflected)\b|\bwithout (?:an? )?(?:bill|invoice|gst|deduct\w+)\b|\bno (?:tax|tds|gst)\b|\b(?:tax|gst|tds|duty)\b[^.;,]{0,20}\bnot (?:be )?(?:attracted|payable|levied)\b/g,
              ' ',
            ),
          )
        )
          continue
        return [
          {
            span: tellingPart(sentence, match),
            clause,
            severity: 'critical' as const,
            burdened: null,
            confidence: 0.8,
            values: { what, instead: /force/.test(what) ? IN_PEACE : IN_THE_OPEN },
            flags: [`Provides for ${what}`],
          },
        ]
      }
      return []
    })
  },
}
