import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { moneyIn, onlyDescribes, periodsIn, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { employeeOf, isEmployment } from './employee.ts'

const STAY =
  /\b(?:bond|minimum (?:service )?(?:period|commitment)|work (?:with|for) (?:the )?\w+ for[^.;]{0,40}(?:months?|years?)|minimum (?:term|tenure) of (?:service|employment)|serve (?:the |with |for )[^.;]{0,80}(?:months?|years?)|(?:shall|will|must|may|can) not (?:leave|resign|quit|terminate)|(?:leaves?|resigns?|quits?|terminates?|separates?|(?:service|employment) ends?)\b[^.;]{0,80}\b(?:before|prior to|within|during)|not be entitled to (?:leave|resign)|not (?:be )?(?:permitted|allowed|entitled) to (?:tender|submit) (?:his|her|their|any) resignation|complet(?:e|es|ing|ion of)[^.;]{0,40}(?:months?|years?)[^.;]{0,20}(?:of )?service|early exit|lock-?in (?:period )?of|remain in (?:the )?(?:employment|service)[^.;]{0,60}(?:years?|months?)|leaving (?:before|within|prior to))\b/
const PAYS =
  /\b(?:pay|pays|payable|paid|repay|refund|reimburse|recover(?:y|able|ed)?|forfeit(?:ed)?|liquidated damages|compensat\w+|indemnify|penalty|enforce\w*)\b/
const HOLDS =
  /\b(?:original (?:\w+ ){0,3}(?:certificates?|documents?|mark ?sheets?|degrees?|passport)|(?:certificates?|mark ?sheets?|passport|degrees?)[^.;]{0,60}in original|(?:blank|undated|post-?dated|security|signed)[^.;]{0,20} che(?:que|ck)s?)\b/
const KEEPS =
  /\b(?:retain|retained|kept|keep|hold|held|withh(?:old|eld)|deposit(?:ed|s)?|submit(?:ted)?|hand over|surrender|custody|furnish|give|deliver)\b/
const EMPLOYER_ENDS =
  /\b(?:even (?:if|where|when|though)|whether or not|irrespective of|regardless of|including where|also (?:if|where)|whatever the reason)\b[^.;]{0,100}\b(?:employer|company|firm|organi[sz]ation|we)\b[^.;]{0,40}\b(?:terminat|ends?|dismiss|discharg|remov)|\btermination by (?:the )?(?:employer|company)\b|\b(?:terminated|ended|dismissed|discharged) by (?:either party|(?:the )?(?:employer|company))\b|\bfor any reason whatsoever, whether by\b|\b(?:irrespective|regardless) of who\b/
const BARRED =
  /\b(?:(?:shall|will|must|may|can|is|are) not (?:be (?:entitled|allowed|permitted) to )?(?:leave|resign|quit)\b|\bnot (?:be )?(?:permitted|allowed|entitled) to (?:tender|submit) (?:his|her|their|any) resignation|no right to (?:resign|leave)|barred from resigning)/
const TRAINING = /\btrain(?:ing|ed|ings)?\b|\bcertification (?:course|programme|cost)|\bsponsor(?:ed|ship)\b/
const FALLING =
  /\b(?:pro[- ]?rata|proportionate(?:ly)?|reduc(?:ed|ing|es) (?:by|each|every|monthly)|falling|declining|less 1\/|1\/\d+|one[- ](?:twelfth|eighteenth|twenty-fourth) )\b|\bamorti[sz]/
const SIGN_ON =
  /\b(?:sign-?on|joining bonus|relocation|retention bonus|notice period|notice pay|in lieu of notice|salary in lieu)\b/

/**
 * A covenant to stay for a time is valid while the employment runs (Vijaya Bank, 2025), and what it costs to leave must be
 * reasonable (s. 74). It works like a cage where papers or cheques are held, where it is due even on dismissal, where
 * resigning is forbidden, or where the sum answers to no cost. The bands of months and pay are editorial.
 */
export const serviceBondOverreach: Rule = {
  id: 'service-bond-overreach',
  category: 'service_bond_overreach',
  law: [
    {
      act: 'Vijaya Bank v Prashant Narnaware (Supreme Court, 2025)',
      section: '',
      note: 'A minimum period of service is not a restraint of trade; the sum due on early exit must be reasonable (there three years and Rs 2 lakh).',
    },
    {
      act: 'Indian Contract Act 1872',
      section: 's. 74',
      note: 'A sum named for breach is only a ceiling: reasonable compensation is due, not a fine.',
    },
    {
      act: 'Specific Relief Act 1963',
      section: 's. 14(c)',
      note: 'No court orders a person to go on working for another.',
    },
  ],
  words: {
    title: 'You are tied to the job: {what}',
    short: 'Service bond',
    harm: 'The clause makes it costly or hard to leave: {what}. A bond may get back a real cost of training, not keep you in place.',
    ask: 'Ask to tie any repayment to the documented cost of named training, over 12 to 24 months, falling each month, not due if {other} ends the job, with no papers or cheques held.',
    wording:
      'If {you} resign within 18 months of the training named in Annexure A, {you} shall repay its documented cost reduced by one eighteenth for each month served. No original document or cheque is held as security.',
    notes: ['Ask for the invoice of the training.', 'Original certificates belong to you: offer attested copies.'],
    favour: {
      title: 'A bond of this kind is cut down in court',
      harm: 'You recover only reasonable compensation that you can show. Papers or cheques held as security turn the case against you.',
    },
  },
  gate: /passport|original|mark ?sheet|bond|lock-?in|minimum|remain in|resign|leav(?:e|es|ing)|certificates?|cheque|serve |quit|early exit/,
  read(clause, contract) {
    if (!isEmployment(contract)) return []
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return hits.toSorted((a, b) => rank(b.severity) - rank(a.severity)).slice(0, 1)
  },
}

const rank = (severity: Severity): number => ['low', 'medium', 'high', 'critical'].indexOf(severity)

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  if (onlyDescribes(clause, sentence)) return []
  const words = sentence.full
  const context = withNext(clause, sentence)
  const found = heldPapers(words) ?? cost(words, context, contract, sentence)
  if (found === null) return []
  const match = found.at.exec(sentence.text) ?? { index: 0, 0: sentence.text.slice(0, 40) }
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: found.severity,
      burdened: employeeOf(contract),
      forBeneficiary: 'medium',
      confidence: 0.85,
      values: { what: found.what },
      flags: [found.flag],
    },
  ]
}

type Found = { what: string; flag: string; severity: Severity; at: RegExp } | null

function heldPapers(words: string): Found {
  if (!HOLDS.test(words) || !KEEPS.test(words)) return null
  if (
    /\b(?:verif(?:y|ied|ication)|inspection|shall not|will not|return(?:ed)? (?:immediately|forthwith|the same day)|no original)\b/.test(
      words,
    )
  )
    return null
  return {
    what: 'your papers or cheques are held as security',
    flag: 'Original papers or cheques are held',
    severity: 'critical',
    at: HOLDS,
  }
}

function cost(words: string, context: string, contract: Contract, sentence: Sentence): Found {
  if (!STAY.test(words)) return null
  const span = { start: sentence.start, end: sentence.start + Math.max(sentence.text.length, context.length) }
  const months = Math.max(0, ...periodsIn(contract, span).map((period) => period.days / 30))
  const sum = Math.max(0, ...moneyIn(contract, span).map(({ amount }) => amount))
  const salaries =
    /\b(?:months?'?s?|years?'?s?) ?'?(?:'s )?(?:gross |basic |last drawn )?(?:salary|pay|wages|ctc|remuneration)|\bannual (?:salary|ctc)\b/.test(
      context,
    )
  if (
    BARRED.test(words) &&
    !/\bwithout (?:giving |serving |a |prior |[^.;]{0,20})?(?:notice|consent|complying)|\bunless\b[^.;]{0,40}notice|\bleave (?:of absence|without|the premises|the office|any)/.test(
      words,
    ) &&
    months >= 5
  )
    return { what: 'you may not resign for a time', flag: 'Resigning is forbidden', severity: 'critical', at: BARRED }
  if (
    !PAYS.test(context) ||
    (sum === 0 &&
      !salaries &&
      !/\bbond amount|penalty|liquidated damages|cost of (?:the )?training|training cost/.test(context))
  )
    return null
  if (months < 5 && !/\bbond\b/.test(words)) return null
  if (EMPLOYER_ENDS.test(context))
    return {
      what: 'money is due even if the employer ends the job',
      flag: 'Due even on dismissal',
      severity: 'critical',
      at: STAY,
    }
  if (SIGN_ON.test(context) && !/\bbond\b/.test(context) && months <= 13) return null
  const trained = TRAINING.test(context)
  const falls = FALLING.test(context)
  if (trained && falls && months <= 24.5) return null
  if (SIGN_ON.test(context) && !trained && !/\bbond|minimum/.test(context)) return null
  if (!trained)
    return {
      what: 'leaving early costs a sum that answers to no real cost',
      flag: 'No training cost behind the sum',
      severity: 'high',
      at: STAY,
    }
  if (months > 36.5 || salaries || sum >= 500_000)
    return {
      what: 'the time or the sum goes far beyond the usual',
      flag: 'Long or costly bond',
      severity: 'high',
      at: STAY,
    }
  return {
    what: 'leaving early costs the whole sum, however long you have served',
    flag: 'The sum does not fall with time',
    severity: 'medium',
    at: STAY,
  }
}
