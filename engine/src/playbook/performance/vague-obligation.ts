import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, families, isMutual, isOneOf, isParty, partyOn, periodsIn, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const DUTY = /\b(?:shall|will|must|agrees? to|undertakes? to)\b/
/** When: a date that never comes. */
const WHEN =
  /\b(?:pay|paid|payment|deliver\w*|complet\w*|provide[ds]?|refund\w*|return\w*|repair\w*|hand over|made|release[ds]?)\b[^.;]{0,80}\b(?:as and when (?:convenient|possible|funds|it is able|available)|when convenient|at (?:its|his|her|their) convenience|in due course|within a reasonable (?:time|period)|as soon as (?:possible(?! (?:after|upon|following|but|and))|it can|convenient|practicable for it)|soon(?=[.,;]|$)|whenever (?:possible|convenient)|if possible|when funds (?:are|become) available)/
/** How well: praise instead of a measure. */
const QUALITY =
  /\b(?:world[- ]class|best[- ]in[- ]class|top[- ]quality|top[- ]notch|excellent quality|high(?:est)?[- ](?:quality|class) (?:as|of work|service)|adequate (?:support|service|manpower|quality)|satisfactory quality as|proper quality|good quality\b(?! and)|suitable (?:quality|support))\b/
/** How much: a price or sum that somebody will think of. */
const SUM =
  /\b(?:suitable|adequate|appropriate|reasonable|fair|handsome|mutually acceptable)\b[^.;]{0,20}\b(?:compensation|remuneration|fees?|bonus|price|commission|incentive|amount|consideration|share)\b[^.;]{0,60}\b(?:as (?:decided|determined|may be decided|deemed)|(?:to be|be) (?:decided|determined|fixed)|at (?:its|the) discretion|later)\b|\b(?:price|fees?|remuneration|commission|rent|consideration|compensation)\b[^.;]{0,50}\b(?:to be|shall be|will be) (?:mutually )?(?:decided|discussed|negotiated|agreed|fixed|determined) (?:later|in (?:the )?future|subsequently|from time to time|in due course)\b|\b(?:price|fees?|remuneration)\b[^.;]{0,20}\bto be agreed\b/
/** A measure that is only in the other side's head: the one who performs cannot know when it is done. */
const IN_THE_HEAD =
  /\bsuch (?:\w+ )?(?:standards?|quality|results?|levels?) as (?:the )?\w+(?: \w+)? (?:may |might |shall )?(?:expect|require|desire|decide|consider|think|want|demand)s?\b|\bto the (?:entire|sole|absolute|complete) satisfaction of\b|\b(?:subjective|sole and absolute|personal) (?:judge?ment|opinion|satisfaction)\b|\b(?:best possible|desired) results?\b|\b(?:do|take) (?:everything|all that is) (?:needful|necessary)\b/
const TRIES =
  /\b(?:will|shall) (?:try|attempt|endeavou?r)\b[^.;]{0,60}\b(?:deliver|complete|pay|provide|finish|repair|refund|repay)\w*\b[^.;]{0,60}\b(?:soon|possible|early|quickly|shortly)\b/
const MEASURED =
  /\b(?:iso\b|bis\b|ind as|is ?\d{3,}|standard|specification|sla\b|service level|\d+(?:\.\d+)?\s?%|within \d|annexure|schedule|no later than|not later than|criteria|acceptance test|good industry practice|market rate|arbitrat\w+|valuer|expert|formula)\b|%/

/**
 * What cannot be measured cannot be enforced: section 29 voids only the extreme cases, section 46 fills in a reasonable
 * time. Only price, date and quality are read; endeavours clauses and boilerplate are left alone.
 */
export const vagueObligation: Rule = {
  id: 'vague-obligation',
  category: 'vague_obligation',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 29, 46',
      note: 'Terms that cannot be made certain are void; where no time is named, performance is due within a reasonable time.',
    },
  ],
  words: {
    title: 'A key promise has no measure',
    short: 'Vague promise',
    harm: 'The clause promises something without a figure, a date or a standard to measure it by. What cannot be measured is hard to enforce.',
    ask: 'Ask to put a number, a date or a named standard in place of the adjective.',
    wording: '{other} shall do this within [number] days, to the standard set out in Annexure A.',
    notes: [],
  },
  gate: /convenien|standard|satisfaction|judge?ment|opinion|result|needful|necessary|due course|reasonable|soon|possible|funds|quality|class|notch|adequate|suitable|appropriate|decided|agreed|fixed|later|determined|discussed/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties' || clause.kind === 'signature') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const inTheHead = IN_THE_HEAD.exec(words)
  const measured = MEASURED.test(inTheHead === null ? words : words.replace(inTheHead[0], ''))
  if (!DUTY.test(sentence.full) || measured || periodsIn(contract, sentence).length > 0) return []
  const when = WHEN.exec(words) ?? TRIES.exec(words)
  const sum = SUM.exec(words)
  const match = when ?? sum ?? inTheHead ?? QUALITY.exec(words)
  if (match === null) return []
  if (
    /\b(?:confidential\w*|notify|notice|cure|remed\w+|law|court|force majeure|good faith|additional|optional|if any|no longer)\b/.test(
      words,
    )
  )
    return []
  if (isMutual(words) && sum === null) return []
  const doer = whoDoes(contract, sentence, DUTY)
  const head = when === null && sum === null && inTheHead !== null
  const doing = isParty(doer) ? doer : head ? partyOn(contract, 'supplier') : null
  const burdened = head ? doing : acrossFrom(contract, doing)
  if (burdened === null && sum === null && when === null) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: isOneOf(contract, families.employment) && sum === null ? 'low' : 'medium',
      burdened,
      confidence: 0.7,
      flags: [when !== null ? 'No date' : sum !== null ? 'No figure' : 'No standard'],
    },
  ]
}
