import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isOneOf, isParty, subjectAt, weakerParty } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const LABOUR = String.raw`(?:gratuity|provident fund|p\.?f\.?\b|e\.?p\.?f\.?\b|e\.?s\.?i\.?c?\b|statutory bonus|bonus (?:under|payable under)|bonus\b|minimum wages?|overtime|maternity|retrenchment|leave encashment|statutory (?:dues|benefits|entitlements|leave)|labou?r laws?|industrial disputes|industrial relations code|code on (?:wages|social security)|payment of (?:wages|bonus|gratuity))`
const OTHERS = String.raw`(?:msmed? act|micro,? small and medium|micro (?:and|or) small|small enterprises?|consumer protection|consumer laws?|rera\b|real estate \(regulation|data protection|dpdp|withdraw (?:\w+ )?consent|right to (?:information|erasure)|rent (?:control )?(?:act|law)|statutory (?:rights?|remed(?:y|ies)|protections?)|rights? (?:available |conferred |given )?(?:under|by) (?:any |the |all )?(?:applicable )?(?:law|statute|act)\b|tenancy law)`
const GIVES_UP = String.raw`(?:waives?|waived|gives? up|relinquish(?:es)?|fore?go(?:es)?|renounces?|surrenders?|releases? (?:all|any))`
const WAIVES = new RegExp(String.raw`\b${GIVES_UP}\b[^.;]{0,140}?\b(?:${LABOUR}|${OTHERS})`)
const SHALL_NOT_CLAIM = new RegExp(
  String.raw`\b(?:shall|will|must|agrees?|undertakes?) not\b[^.;]{0,20}?\b(?:claim|demand|seek|assert|exercise)\b[^.;]{0,90}?\b(?:${LABOUR}|${OTHERS})`,
)
/** 'the provisions of the Act on interest shall not apply to this Agreement' */
const DISAPPLIES =
  /\b(?:msmed act|micro,? small and medium enterprises|consumer protection act|payment of gratuity act|code on wages|code on social security)\b[^.;]{0,120}\b(?:shall|will|do|does) not (?:be )?(?:apply|applicable) to (?:this|the) (?:agreement|contract|transaction|engagement|employment|supplies)\b/
const IN_PLACE_OF = new RegExp(
  String.raw`\b(?:in (?:full )?(?:lieu|place|satisfaction|substitution) of|instead of)\b[^.;]{0,30}?\b(?:all|any|every)\b[^.;]{0,40}?(?:${LABOUR}|statutory|legal dues)`,
)
/** A private right, a right of a surety or of an author, a foreign form of trial: other rules, or nothing to say. */
const PRIVATE =
  /\b(?:jury|presentment|protest|sections? 13[3-9]|section 141|moral rights?|droit moral|1542|civil code|class action|sovereign immunity|no waiver|not (?:be deemed (?:to be )?)?(?:a )?waive|shall not (?:be deemed to )?waive|failure|delay in|nothing (?:in this|herein|contained))\b/
const SOFTENED = /\bto the (?:fullest |maximum )?extent (?:permitted|permissible|allowed)\b/
const PAID =
  /\b(?:full and final settlement|having (?:been paid|received)|has (?:been paid|received)|acknowledges? receipt)\b/

/**
 * A right that a statute gives for the public good cannot be bargained away: section 23 of the Contract Act, and by name
 * section 60 of the Code on Wages and section 24 of the MSMED Act. A private benefit, such as notice of default, can.
 */
export const statutoryWaiver: Rule = {
  id: 'statutory-waiver',
  category: 'waiver_of_statutory_rights',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 23',
      note: 'A promise that would defeat a law is unlawful, so rights given for the public good cannot be waived.',
    },
    {
      act: 'Code on Wages 2019',
      section: 's. 60',
      note: 'An agreement by which an employee gives up wages or bonus due is null and void to that extent.',
    },
  ],
  words: {
    title: 'You sign away rights that a law gives you',
    short: 'Waiver of rights',
    harm: 'The clause makes you give up {what}. Such a waiver is void and the right survives, yet the paper will be held against you when you claim.',
    ask: 'Ask to delete the waiver.',
    wording: 'Nothing in this Agreement limits any right or benefit that cannot be waived under applicable law.',
    notes: ['A settlement of listed dues that have been paid is a different matter and usual.'],
    favour: {
      title: 'The waiver of legal rights will not protect you',
      harm: 'It is void, so you cannot rely on it, and it may be read as a sign of bad faith.',
    },
  },
  gate: /waive|give[s]? up|relinquish|for(?:e)?go|renounce|surrender|release|not claim|shall not|will not|lieu|place of|satisfaction of|instead of/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  const match = WAIVES.exec(text) ?? SHALL_NOT_CLAIM.exec(text) ?? IN_PLACE_OF.exec(text) ?? DISAPPLIES.exec(text)
  if (match === null || PRIVATE.test(full) || PAID.test(full)) return []
  if (
    /\b(?:not|neither|never|nor|no party)\b(?:\W+\w+){0,4}\W*$/.test(
      text.slice(Math.max(0, match.index - 60), match.index),
    )
  )
    return []
  const labour = new RegExp(String.raw`\b${LABOUR}`).test(match[0]) && isOneOf(contract, families.employment)
  const bonusOnly = /\bbonus$/.test(match[0]) && !isOneOf(contract, families.employment)
  if (bonusOnly) return []
  const protectedOnes =
    labour ||
    /\b(?:msmed? act|micro|consumer|withdraw|rera|real estate)/.test(match[0]) ||
    isOneOf(contract, families.employment) ||
    contract.type === 'terms_of_service'
  const soft = SOFTENED.test(full)
  const severity: Severity = protectedOnes ? (soft ? 'high' : 'critical') : soft ? 'medium' : 'high'
  const who = subjectAt(contract, sentence, sentence.start + match.index)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: isParty(who) ? who : weakerParty(contract),
      forBeneficiary: 'high',
      confidence: 0.85,
      values: { what: labour ? 'dues that labour law guarantees' : 'a protection that a statute gives you' },
      flags: ['Waives a statutory right'],
    },
  ]
}
