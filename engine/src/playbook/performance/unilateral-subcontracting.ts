import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, isParty, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const MAY =
  /\b(?:may|shall be (?:entitled|free|at liberty) to|is (?:entitled|free) to|shall have the (?:\w+ ){0,2}?right to|reserves the right to|can|(?:is|shall be) at liberty to)\b[^.;]{0,60}?\b(?:sub-?contract|sub-?let(?= the work| or | any | its )|outsource|delegate|engage|appoint|use|employ|(?:get|have)\b[^.;]{0,50}\b(?:performed|executed|done|manufactured|carried out|processed)|be (?:\w+ly )?(?:delegated|sub-?contracted|sub-?let|outsourced))\b/
const HELPERS =
  /\b(?:sub-?contract\w*|sub-?processors?|outsourc\w*|third part(?:y|ies)|delegate|sub-?agents?|other processors?|by others|any (?:other )?(?:person|agency|entity|vendor))\b/
const FREELY =
  /\b(?:without (?:the |any |prior |obtaining |first |further |giving )*(?:\w+'s )?(?:prior )?(?:written )?(?:consent|approval|notice|permission|intimation|reference)|without (?:informing|notifying|asking|intimating|consulting)|(?:sole |absolute |own |its )+discretion|at its discretion|freely|any (?:part|or all|portion)|all (?:works?|or any|the services)|in whole or in part|any third part(?:y|ies)|as it (?:deems|thinks) fit|to anyone|any (?:person|agency)|at its option|as it (?:selects|chooses|likes)|of its (?:own )?choice|no consent|need not (?:notify|inform|ask|intimate))\b/
const CONSENT =
  /\b(?:with|upon|subject to|only with|after (?:obtaining|taking)) (?:the )?(?:\w+'s )?(?:prior |written |express )*(?:consent|approval|permission)\b|\bprior (?:written )?(?:consent|approval|notice)\b(?! (?:is|shall be) not)|\bapproved (?:by|sub)|\blisted in\b|\bobject\b/
const LIABLE =
  /\b(?:remain|remains|shall be|is|be|continue to be)\b[^.;]{0,30}\b(?:liable|responsible|answerable)\b|\bas (?:if )?(?:they were |it were )?(?:its|his|their) own (?:acts?|employees)|\bnot (?:relieve|release|absolve)/
const DENIES =
  /\bnot (?:be )?(?:liable|responsible|answerable)\b[^.;]{0,60}\b(?:sub-?contract\w*|sub-?processors?|third part\w+|their|them|such)|\bfor whose (?:acts?|defaults?|omissions?|work)\b[^.;]{0,60}\bno (?:claim|recourse|remedy)\b|\bno (?:liability|responsibility) for\b[^.;]{0,40}\b(?:sub|third|them)/
const SMALL =
  /\b(?:courier|cloud host\w*|hosting provider|payment gateway|carriers?|auditors?|legal counsel|counsel|advisors?|collection agenc)/

/**
 * Work or data in the hands of somebody whom the customer did not choose. Section 40 asks for personal performance where
 * that was the intention; consent, or full liability for the helper, makes subcontracting an ordinary term.
 */
export const unilateralSubcontracting: Rule = {
  id: 'unilateral-subcontracting',
  category: 'unilateral_subcontracting',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 40, 41, 190',
      note: 'A promise meant to be performed in person must be, and an agent may not simply delegate what it undertook to do itself.',
    },
  ],
  words: {
    title: '{other} may give the work to anybody it likes',
    short: 'Free subcontracting',
    harm: 'The clause lets {other} hand on work without your consent. Somebody whom you did not choose may do it, or hold your data.',
    ask: 'Ask that subcontracting needs your written consent and that {other} answers for subcontractors as for itself.',
    wording:
      '{other} may subcontract only with {you}\u2019s prior written consent and remains liable for its subcontractors as for its own acts.',
    notes: ['Couriers, cloud hosts and the like are usual helpers.'],
  },
  gate: /sub-?contract|sub-?let|other processor|by others|sub-?processor|outsourc|delegat|third part|any (?:other )?(?:person|agency|entity|vendor)/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const match = MAY.exec(words)
  if (
    match === null ||
    /\bnot\b/.test(match[0]) ||
    !HELPERS.test(words.slice(match.index, match.index + match[0].length + 90))
  )
    return []
  if (
    !/\b(?:sub-?contract|sub-?process|outsourc|delegat|perform|carry out|provide|services?|works?|obligations?|process|manufactur)/.test(
      words,
    )
  )
    return []
  if (/\b(?:no|neither|nor|either)\b[^.;]{0,50}$/.test(words.slice(0, match.index)) || SMALL.test(words)) return []
  const denies = DENIES.test(clause.text)
  if (!FREELY.test(words) && !denies) return []
  if (
    CONSENT.test(words) &&
    !/without (?:the |any |prior |obtaining )*(?:\w+'s )?(?:prior )?(?:written )?(?:consent|approval|notice)/.test(
      words,
    )
  )
    return []
  if (!denies && LIABLE.test(clause.text)) return []
  const holder = whoDoes(contract, sentence, MAY)
  const burdened = acrossFrom(contract, holder)
  if (!isParty(holder) || burdened === null) return []
  if (
    ['customer', 'employer', 'buyer', 'tenant', 'licensee', 'user', 'borrower', 'lender', 'landlord'].includes(
      holder.side,
    )
  )
    return []
  const data = /\bsub-?processors?|personal data\b/.test(words) || contract.type === 'data_processing_agreement'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: denies || data ? 'high' : 'medium',
      burdened,
      confidence: 0.8,
      flags: [
        'No consent needed',
        ...(denies ? ['Not answerable for the subcontractor'] : []),
        ...(data ? ['Personal data may pass on'] : []),
      ],
    },
  ]
}
