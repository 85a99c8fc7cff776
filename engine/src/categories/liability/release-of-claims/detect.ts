import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { Who } from '../../../understand/parties/mentions.ts'
import { counterpart, isMutual, isParty, whoDoes } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'hereby release, waive and forever discharge', 'release, waive, discharge and covenant not to sue', 'all claims are mutually released', 'no claim whatsoever against the other' */
const RELEASES =
  /\b(?:releases?|releasing)(?:,? (?:waives?|acquits?|indemnif(?:y|ies))){0,3},? and (?:forever |fully |hereby |unconditionally ){0,2}discharges?\b|\breleases?(?:,? (?:and |or )?(?:waives?|discharges?|acquits?)){1,3}\b[^.;]{0,80}\bnot to sue\b|\b(?:agrees?|covenants?|undertakes?) (?:and (?:agrees?|covenants?) )?not to sue\b[^.;]{0,240}\b(?:injur(?:y|ies)|death|claims?|liabilit(?:y|ies)|loss)\b|\ball claims\b[^.;]{0,80}\b(?:are|shall be|stand) (?:mutually |hereby |fully ){0,2}released\b|\bneither (?:of the )?part(?:y|ies) shall have any claims? whatsoever\b|\b(?:shall|will|agrees?|undertakes?)(?: \w+){0,2} not (?:to )?(?:hold|make)\b[^.;]{0,60}\b(?:responsible|liable|accountable)\b[^.;]{0,40}\b(?:nor|or|and)\b[^.;]{0,30}\b(?:bring|make|raise|file|institute|assert|lodge)\b[^.;]{0,30}\b(?:claims?|actions?|suits?|proceedings?|complaints?)\b/
/** What a settlement is for, what is signed later, or by somebody else. */
const LATER =
  /\bsettle|\b(?:obtain|form of|deliver|execute|sign)\b[^.;]{0,60}\breleases?\b|\b(?:each|either) party (?:hereby )?releases\b/

/** What both give up alike is worth a look to each, */
const OF_BOTH = /\bmutually\b|\bneither (?:of the )?part(?:y|ies)\b|\beach other\b|\beither party\b/
/** and an alarm where it takes in what nobody knows of yet. */
const BLIND = /\b(?:unknown|unsuspected|whether (?:or not )?known|future|hereafter|negligence|injur(?:y|ies)|death)\b/

/** A claim that is given up before anybody knows of it. The readers know it in one side's words, and overlook it where both give up theirs. */
export const claimsReleased: Detector = {
  id: 'claims-released',
  category: 'release_of_claims',
  gate: /\b(?:releas|to sue\b|neither|responsible|liable|accountable)/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  if (!RELEASES.test(sentence.text) || LATER.test(sentence.text)) return []
  const who = across(contract, sentence) ?? whoDoes(contract, sentence, /\b(?:releas(?:e|es|ing)|hold)\b/)
  const span = { start: sentence.start, end: sentence.end }
  const isOfBoth = isMutual(sentence.text) || OF_BOTH.test(sentence.text)
  const severity = isOfBoth && !BLIND.test(sentence.text) ? 'medium' : 'high'
  return [{ span, clause, severity, burdened: isParty(who) && !isOfBoth ? who : null, confidence: 0.85 }]
}

/** 'not to sue Orbis Gym': whoever signs that stands across from it, however far before the words 'I hereby' are. */
function across(contract: Contract, { text, start, end }: Sentence): Who {
  const at = /\bnot to sue (?:the )?/.exec(text)
  if (at === null) return null
  const from = start + at.index + at[0].length
  const sued = contract.mentions.find((one) => one.start >= from - 4 && one.end <= end && one.start <= from + NEAR)?.who
  return isParty(sued) ? counterpart(contract, sued) : null
}
const NEAR = 12
