import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { families } from '../../../understand/kinds/families.ts'
import { counterpart, isMutual, isParty, whoWorks } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** What somebody may do on any day, told right behind his name. */
const POWER =
  /^\.?(?:,? (?:also|further|hereby|always|,)){0,2} (?:(?:has|have|had|shall have|will have|retains?|reserves?) (?:the |a |full |every |sole |absolute |unconditional |its |their ){0,3}(?:right|liberty|authority|discretion|option|power) (?:to|of)|may|can|is (?:free|at liberty|entitled|authori[sz]ed) to|are (?:free|at liberty|entitled) to)\b(?:[^.;:]|\.(?=\w)){0,60}?\b(?:cancel|terminat|withdraw|revok|discontinu)\w*/
/** 'at any time', and nobody is told before. */
const ANY_DAY = /\b(?:any ?time|any (?:point|stage)|whenever|on any day)\b/
const UNTOLD =
  /\bwith(?: or with)?out (?:(?:any|giving|serving|issuing|a|prior|previous|further|advance) ){0,4}(?:notice|intimation|warning)\b/
/** Ended for what the other did, it is no power at will. */
const FOR_CAUSE =
  /\b(?:breach\w*|default\w*|fail\w*|violat\w*|misconduct|fraud\w*|insolven\w*|non-?payment|unlawful|illegal|if (?:the|you|any)|in (?:case|the event)|where (?:the|you)|upon (?:the )?(?:occurrence|happening)|trial|probation)\b/

/** 'if the Company does not require your services any more', 'services are no longer needed' */
const UNNEEDED =
  /\b(?:do(?:es)? not|no longer) (?:require|need)s? (?:your|his|her|their|the \w+(?:'s)?) services?\b|\bservices? (?:are|is) (?:no longer|not) (?:required|needed)\b/
const ENDS = /\bterminat|\bdismiss|\brelieve|\bdischarg/
const IN_TIME = /\bnotice\b|\bnotice pay\b|\bin lieu\b|\bretrench|\bcompensat/

/** Whoever works goes on the day on which he is needed no more; of a notice, here or in the clause, nothing is said but that there is none. */
export const goesWhenUnneeded: Detector = {
  id: 'goes-when-unneeded',
  category: 'one_sided_termination',
  gate: /\bservices?\b/,
  contracts: families.employment,
  read: firstHit((contract, clause, { text, full, start, end }) => {
    const spoken = clause.text.replace(NO_NOTICE, ' ')
    if (
      !UNNEEDED.test(text) ||
      !(ENDS.test(full) || clause.type === 'termination') ||
      IN_TIME.test(spoken) ||
      isMutual(text)
    )
      return []
    return [{ span: { start, end }, clause, severity: 'high', burdened: whoWorks(contract), confidence: 0.8 }]
  }),
}
const NO_NOTICE = /\b(?:not be required to|need not|without|no)\b[^.;]{0,40}\bnotice\b/g

/** One side may end it on any day and without a word: the readers take the words for a short notice, and doubt them. */
export const endsAtWill: Detector = {
  id: 'ends-at-will',
  category: 'one_sided_termination',
  gate: /\bwith(?: or with)?out\b[^.;]{0,40}\b(?:notice|intimation|warning)\b/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const { text, start, end } = sentence
  if (!ANY_DAY.test(text) || !UNTOLD.test(text) || FOR_CAUSE.test(text) || isMutual(text)) return []
  const holder = contract.mentions.find(
    (one) => one.start >= start && one.end <= end && isParty(one.who) && POWER.test(text.slice(one.end - start)),
  )?.who
  const burdened = isParty(holder) ? counterpart(contract, holder) : null
  if (!isParty(holder) || burdened === null) return []
  return [{ span: { start, end }, clause, severity: 'high', burdened, by: holder, confidence: 0.85 }]
}
