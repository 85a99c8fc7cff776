import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { Who } from '../../../understand/parties/mentions.ts'
import { acrossFrom, agentAfter, isParty, partyIn, subjectAt } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const MAY_ASSIGN =
  /\b(?:may|shall be (?:entitled|free|at liberty) to|is (?:entitled|free) to|shall have the (?:\w+ ){0,2}?right to|reserves the right to|can)\b(?: not)?[^.;]{0,60}?\b(?:assign|transfer|novate|make over|pass on|hand over)\b[^.;]{0,90}?\b(?:agreement|contract|rights?|obligations?|interests?|benefits?|deed|licen[cs]e|lease|loan|it|them|(?:the )?same)\b/
const TO_ANYONE =
  /\b(?:to (?:anyone|whom(?:so)?ever|any (?:\w+ )?(?:person|entity|party|third party|company|one))|freely|without (?:the |any |prior |obtaining |first |seeking |further )*(?:\w+ )?(?:\w+'s )?(?:prior )?(?:written )?(?:consent|approval|notice|reference|permission)|at its (?:sole |absolute )*discretion|in whole or in part|at any time)\b/
/** Freedom that stands against a clause by which neither side may assign: only where it says so. */
const EXPRESSLY_FREE = /\b(?:freely|anyone|without [^.;]{0,50}\b(?:consent|approval|permission))\b/
const MAY_NOT =
  /\b(?:shall|may|will|must|can)(?: not|not)\b[^.;]{0,80}?\b(?:assign|transfer|novate|delegate)\b|\b(?:prohibited|barred|restrained) from (?:assigning|transferring)/
const NEITHER_MAY = /\b(?:neither|no|none of the) part(?:y|ies)\b[^.;]{0,50}\b(?:assign|transfer|novate)\b/
const WITH_CONSENT =
  /\b(?:with|upon|subject to|only with) (?:the )?(?:prior |written |express )*(?:consent|approval)\b|\bconsent (?:shall|will|is|may) not (?:to )?be unreasonably\b/
const HARMLESS =
  /\b(?:affiliates?|group compan\w+|subsidiar\w+|successor|merger|amalgamation|purchaser of (?:all|substantially)|remains? (?:fully |jointly )?liable|acquir)/
/** 'to anyone, including an affiliate': the affiliate limits nothing */
const AMONG_OTHERS =
  /\bincluding(?:,? without limitation,?)? (?:to )?(?:an?y? |its )?(?:affiliates?|subsidiar\w+|group compan\w+)/
const WHAT =
  /\b(?:assign|transfer|novate)\b[^.;]{0,40}\b(?:invention|intellectual property|copyright|title|ownership|shares?|employee to|goods|data|funds?|domain)\b/

/**
 * Rights may be assigned, burdens only by consent (Khardah v Raymon, 1962; Kapilaben v Ashok Sheth, 2019). A contract that
 * frees one side to pass it on and ties the other may leave the reader bound to a stranger.
 */
export const oneSidedAssignment: Detector = {
  id: 'one-sided-assignment',
  category: 'one_sided_assignment',
  readWhole(contract) {
    const found = contract.clauses.flatMap((clause) =>
      clause.kind !== 'recitals' && /assign|transfer|novat|make over|pass on/.test(clause.text)
        ? clause.sentences.flatMap((sentence) => readFree(sentence, clause, contract))
        : [],
    )
    return found.slice(0, 1)
  },
}

/** 'This contract may be assigned by the Provider', 'the rights of the Company are assignable to whomsoever it chooses'. */
const ASSIGNED =
  /\b(?:agreement|contract|rights?|obligations?|benefits?|deed|licen[cs]e)\b[^.;]{0,60}?\b(?:may|can|shall) be (?:freely )?(?:assigned|transferred|novated)\b(?=[^.;]{0,12}\bby\b)|\b(?:rights?|benefits?|interests?)\b[^.;]{0,60}?\b(?:is|are|shall be) (?:freely )?(?:assignable|transferable)\b/

/** Who may pass on, where the contract or the right is the subject. */
function assignedBy(contract: Contract, sentence: Sentence, match: RegExpExecArray): Who {
  const at = sentence.start + match.index
  if (/ed$/.test(match[0])) return agentAfter(contract, sentence, at)
  return partyIn(contract, { start: at, end: at + match[0].length })
}

function readFree(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const assigned = ASSIGNED.exec(sentence.text)
  const match = assigned ?? MAY_ASSIGN.exec(sentence.text)
  if (match === null || /\bnot\b/.test(match[0]) || WHAT.test(match[0])) return []
  const before = sentence.text.slice(0, match.index)
  if (
    /\b(?:neither|no|nor|either)\b[^.;]{0,60}$/.test(before) ||
    (WITH_CONSENT.test(sentence.text) && !/without/.test(sentence.text))
  )
    return []
  const holder =
    assigned === null
      ? subjectAt(contract, sentence, sentence.start + match.index)
      : assignedBy(contract, sentence, assigned)
  const burdened = acrossFrom(contract, holder)
  if (!isParty(holder) || burdened === null) return []
  const free = TO_ANYONE.test(sentence.text.slice(match.index))
  const bound = whoMayNot(contract)
  const tied = bound.some((who) => isParty(who) && who.index === burdened.index)
  if (bound.some((who) => who === 'mutual') && !EXPRESSLY_FREE.test(sentence.text.slice(match.index))) return []
  if (!free && !tied) return []
  if (
    HARMLESS.test(sentence.text.replace(AMONG_OTHERS, '')) &&
    !/\bany other (?:person|third party|entity)\b/.test(sentence.text)
  )
    return []
  if (othersMay(contract, burdened.index, sentence)) return []
  const personal = [
    'joint_venture_agreement',
    'shareholders_agreement',
    'licence_agreement',
    'terms_of_service',
    'partnership_deed',
  ].includes(contract.type)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: contract.type === 'loan_agreement' ? 'low' : personal && tied ? 'high' : 'medium',
      burdened,
      confidence: tied ? 0.88 : 0.75,
      variant: 'unequal',
    },
  ]
}

function whoMayNot(contract: Contract): Who[] {
  return contract.clauses.flatMap((clause) =>
    /assign|transfer|novat/.test(clause.text)
      ? clause.sentences.flatMap((sentence) => {
          if (NEITHER_MAY.test(sentence.text)) return ['mutual' as const]
          const match = MAY_NOT.exec(sentence.text)
          return match === null ? [] : [subjectAt(contract, sentence, sentence.start + match.index)]
        })
      : [],
  )
}

/** Whether the other side has the same freedom somewhere else. */
function othersMay(contract: Contract, index: number, own: Sentence): boolean {
  return contract.clauses.some((clause) =>
    clause.sentences.some((sentence) => {
      if (sentence === own) return false
      const match = MAY_ASSIGN.exec(sentence.text)
      if (match === null || /\bnot\b/.test(match[0]) || !TO_ANYONE.test(sentence.text)) return false
      if (/\b(?:neither|no|nor)\b[^.;]{0,60}$/.test(sentence.text.slice(0, match.index))) return false
      const who = subjectAt(contract, sentence, sentence.start + match.index)
      return who === 'mutual' || (isParty(who) && who.index === index)
    }),
  )
}
