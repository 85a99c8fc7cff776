import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isNegated, onlyDescribes, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const EXPELS =
  /\b(?:expel(?:s|led|ling)?|expulsion|remov(?:e|es|al of) (?:(?:any|a|the|such|another|one|his|her) )?(?:(?:other|first|second|third|fourth|junior|sleeping|working) )?partner|(?:be|is|are|stands?) removed (?:from|as|by)|(?:shall |will )?(?:cease|deemed to (?:have )?(?:retired?|ceased)) to be a partner|oust(?:ed)?|terminat\w+ the (?:partnership|membership|interest) of (?:any|a|another|the)|compulsor(?:y|ily) retire[ds]?)\b/
const PARTNER = /\bpartners?\b/
const ARBITRARY =
  /\b(?:without (?:any )?(?:assigning (?:any )?)?(?:reason|cause|notice|hearing)|at any time|at (?:its|his|her|their|the)[^.;]{0,30}discretion|for any reason|no (?:notice|hearing|reason|opportunity)|(?:sole|absolute) discretion|forthwith|immediately|summarily|(?:one|two|three|[1-3]) ?(?:\(\d\) )?days?'?s? notice|with immediate effect|is of (?:the )?opinion|with or without cause)\b/
const FORFEITS =
  /\b(?:forfeit\w*|(?:shall|will) not be (?:entitled|paid)[^.;]{0,60}\b(?:capital|share|profits?|goodwill|account)|no (?:claim|right|share)[^.;]{0,40}\b(?:capital|goodwill|profits?|assets)|lose[sd]? (?:his|her|their|its)[^.;]{0,20}(?:capital|share))\b/
const POOR_PRICE =
  /\b(?:book value only|only (?:the |at )?book value|nominal (?:value|sum)|(?:face|book) value[^.;]{0,60}\b(?:years?|instal?ments)|(?:yearly|annual) instal?ments|figure in the books|(?:over|in|within)[^.;]{0,20}(?:five|six|seven|eight|nine|ten|[5-9]|10) ?(?:\(\d+\) )?years)\b/
const ILLNESS = /\b(?:falls? ill|illness|sick(?:ness)?|disab(?:led|ility)|pregnan\w+)\b/
const FAIR_GROUND =
  /\b(?:fraud|insolven\w*|bankrupt\w*|material breach|gross misconduct|misappropriat\w*|convicted|wilful|dishonest\w*|embezzl\w*)\b/
const FAIR_PROCESS =
  /\b(?:after|upon|following|with|giving|given)\b[^.;]{0,100}\b(?:notice|hearing|opportunity|heard)\b|\b(?:fair (?:market )?value|valu(?:ed|ation) by|independent valuer|arbitrat\w+)\b/

/**
 * A partner can be expelled only under an express power used in good faith (Partnership Act s. 33); who leaves keeps a claim
 * to profits or 6% a year until paid, unless agreed otherwise (s. 37). In an LLP a majority cannot expel unless the agreement
 * says so. Read are powers without ground, notice or hearing, and those that take the capital too.
 */
export const partnerExpulsion: Rule = {
  id: 'partner-expulsion',
  category: 'partner_expulsion',
  law: [
    {
      act: 'Indian Partnership Act 1932',
      section: 's. 33',
      note: 'A partner may be expelled only under an express power, used in good faith.',
    },
    {
      act: 'Indian Partnership Act 1932',
      section: 's. 37',
      note: 'Until paid out, who has left may claim a share of the profits or 6% a year, unless the deed says otherwise.',
    },
  ],
  contracts: ['partnership_deed', 'joint_venture_agreement', 'general_contract'],
  words: {
    title: 'A partner can be thrown out {what}',
    short: 'Expulsion of a partner',
    harm: 'Under this clause a partner can be put out of the firm {what}. A power of this kind holds only if it is used in good faith, which is hard to prove from outside.',
    ask: 'Ask for named grounds, a super-majority, notice, a hearing, and fair value paid on a fixed date.',
    wording:
      'A partner may be expelled only for fraud or uncured material breach, by 75% of the others, after 30 days\u2019 notice and a hearing, with fair value paid within 180 days.',
    notes: ['An expulsion in bad faith is void.'],
    favour: { title: 'You can put a partner out', harm: 'Used without good faith the power is void.' },
  },
  gate: /terminat|expel|expulsion|remov|cease to be a partner|oust|deemed to have retired|compulsor|forfeit/,
  read(clause, contract) {
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return [hits.find(({ severity }) => severity === 'critical') ?? hits[0]].filter((hit) => hit !== undefined)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const context = withNext(clause, sentence)
  if (onlyDescribes(clause, sentence) || !PARTNER.test(words)) return []
  const expels = EXPELS.exec(sentence.text)
  const leaves = /\b(?:expelled|removed|outgoing) partner\b/.test(words)
  if (expels === null && !leaves) return []
  if (expels !== null && isNegated(sentence.text, expels.index)) return []
  const forfeits = FORFEITS.test(context)
  const poor = POOR_PRICE.test(context)
  const arbitrary = ARBITRARY.test(words) || /\bno (?:notice|hearing)\b/.test(context)
  const ill = ILLNESS.test(words) && !/\b(?:permanent(?:ly)?|incapable|months|certified)\b/.test(words)
  if (!forfeits && !poor && !arbitrary && !ill) return []
  if (!forfeits && FAIR_GROUND.test(words) && (FAIR_PROCESS.test(context) || !/\bwithout\b/.test(words))) return []
  if (
    !forfeits &&
    !poor &&
    !ill &&
    FAIR_PROCESS.test(words) &&
    !/\bno (?:notice|hearing)|without (?:any )?(?:notice|hearing|assigning)/.test(words)
  )
    return []
  const what = forfeits
    ? 'and lose the capital'
    : arbitrary
      ? 'without a reason, a notice or a hearing'
      : ill
        ? 'for falling ill'
        : 'for less than the share is worth'
  const flags: string[] = []
  if (forfeits) flags.push('Capital or share is forfeited')
  if (arbitrary) flags.push('No ground, notice or hearing')
  if (poor) flags.push('Paid late or below value')
  return [
    {
      span: tellingPart(sentence, expels ?? { index: 0, 0: '' }),
      clause,
      severity: forfeits ? 'critical' : 'high',
      burdened: null,
      confidence: contract.type === 'partnership_deed' ? 0.85 : 0.7,
      values: { what },
      flags,
    },
  ]
}
