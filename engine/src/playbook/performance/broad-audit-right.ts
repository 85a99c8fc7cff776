import type { Contract } from '../../contract.ts'
import type { Who } from '../../facts/mentions.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import {
  acrossFrom,
  agentAfter,
  families,
  isOneOf,
  isParty,
  periodsIn,
  subjectAt,
  whoDoes,
  withNext,
} from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const AUDITS =
  /\b(?:may|shall (?:be (?:entitled|free|at liberty) to|have the (?:\w+ ){0,3}?right[^.;]{0,30}? to|have (?:full |free |unrestricted |unlimited )*access)|is (?:entitled|free) to|reserves the right to|right to|can)\b[^.;]{0,150}?\b(?:audit|inspect|examine|access|copy|verify)\b/
/** Said of what is laid open, or of the audit itself: the one who may look stands behind 'by', or across. */
const LAID_OPEN =
  /\b(?:throw|lay|keep) open\b|\b(?:shall|will|must|to) (?:\w+ )?(?:be|remain) open (?:at all times )?(?:to|for) (?:the )?(?:inspection|audit|examination|verification|scrutiny)\b|\b(?:audits?|inspections?)\b[^.;]{0,30}?\b(?:may|shall|can|will) be (?:carried out|conducted|made|held|undertaken)\b/
const RECORDS =
  /\b(?:books|records?|accounts|premises|facilities|systems?|documents|offices?|data|ledgers?|installations?|registers)\b/
const UNBOUNDED =
  /\b(?:at any time|at all times|without (?:any |prior |giving |further )*(?:notice|intimation)|unannounced|surprise|as often as|any number of times|at will|at its (?:sole |absolute )*discretion|whenever it|as and when|unrestricted|unlimited|remotely|at (?:any|all) hours?|whenever|all (?:its |the )?(?:books|records)|any (?:books|records|documents))\b/
const OPEN_ANYTIME =
  /\b(?:at any time|at all times|without (?:any |prior |giving |further )*(?:notice|intimation)|unannounced|surprise|as often as|any number of times|at will|whenever|as and when|unrestricted|unlimited|remotely|at (?:any|all) hours?)\b/
const BOUNDED =
  /\b(?:reasonable (?:prior |advance |written )*notice|reasonable (?:hours|times?|intervals?|access|basis)|reasonably|upon reasonable|business hours|working hours|normal hours|office hours|once (?:a|per|in|every|each)|one (?:\(1\) )?(?:audit|inspection|time)|not more than|no more than|prior (?:written )?notice|advance (?:written )?notice|confidential\w*|regulator|authorit(?:y|ies)|government|required by law|mutually)\b/
const COSTLY =
  /\b(?:at|bear|borne|pay)\b[^.;]{0,60}\b(?:cost|costs|expense|expenses)\b|\b(?:\d+|two|three|four|five|ten) times\b|\bpenalt|\b(?:costs?|expenses?)\b[^.;]{0,30}\bto the [\w' ]{3,30} account\b/

/**
 * An open door: every record, whenever the other side likes. A yearly audit on notice, in business hours and under
 * confidentiality is fair, and regulators must be let in.
 */
export const broadAuditRight: Rule = {
  id: 'broad-audit-right',
  category: 'broad_audit_right',
  // No statute sets the bounds of an audit between businesses: the clause that is signed decides.
  law: [],
  words: {
    title: '{other} may inspect you whenever it likes',
    short: 'Open audit',
    harm: 'The clause opens your records or premises and sets no fair bounds of notice, hours or frequency. Your secrets, and those of your other customers, lie open.',
    ask: 'Ask for one audit a year, on fifteen days\u2019 notice, in business hours, under confidentiality and at the cost of {other}.',
    wording:
      'On fifteen days\u2019 notice, not more than once a year, {other} may audit records relating to this Agreement in business hours, under confidentiality and at its own cost.',
    notes: ['Access for a regulator, and an audit after a proved breach, are fair.'],
  },
  gate: /audit|\bopen\b|inspect|examin|access|verify/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    if (isOneOf(contract, [...families.premises, ...families.employment, ...families.ventures, 'loan_agreement']))
      return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const laidOpen = LAID_OPEN.exec(words)
  const match = laidOpen ?? AUDITS.exec(words)
  if (
    match === null ||
    /\bnot\b/.test(match[0]) ||
    !(laidOpen === null
      ? RECORDS.test(words.slice(match.index))
      : /\baudits?\b/.test(laidOpen[0]) || RECORDS.test(words))
  )
    return []
  if (!UNBOUNDED.test(words)) return []
  const around = withNext(clause, sentence)
  if (BOUNDED.test(around.replace(/\bwithout (?:any |prior |giving |further |advance )*(?:written )?notice/g, '')))
    return []
  if (!OPEN_ANYTIME.test(words) && !/\ball (?:its |the )?(?:books|records)|copy any/.test(words)) return []
  if (/\baccess\b/.test(match[0]) && !/\b(?:audit|inspect|examin|verif|copy|books|records)/.test(words)) return []
  const auditor = laidOpen === null ? whoDoes(contract, sentence, AUDITS) : whoLooks(laidOpen, sentence, contract)
  const burdened = acrossFrom(contract, auditor)
  if (
    !isParty(auditor) ||
    burdened === null ||
    periodsIn(contract, sentence).some(({ days }) => days >= 5 && days < 60)
  )
    return []
  // One's own data and one's own work are one's own to look at.
  if (['customer', 'user'].includes(burdened.side) && auditor.side === 'supplier' && /\bits own\b/.test(words))
    return []
  const costly = COSTLY.test(around) && !/\bat its (?:own )?(?:cost|expense)/.test(around)
  const unlimited =
    /\bas often as|any number of times|unlimited|without (?:any |prior )*notice|unannounced|surprise/.test(words)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: costly && unlimited ? 'high' : 'medium',
      burdened,
      confidence: 0.8,
      flags: ['No bounds of time or notice', ...(costly ? ['At your cost'] : [])],
    },
  ]
}

/** 'open to inspection by the Buyer' names who looks; 'the Dealer shall throw open' names who is looked at. */
function whoLooks(match: RegExpExecArray, sentence: Sentence, contract: Contract): Who {
  const at = sentence.start + match.index
  const agent = agentAfter(contract, sentence, at)
  if (agent !== null) return agent
  return /^(?:throw|lay|keep)/.test(match[0]) ? acrossFrom(contract, subjectAt(contract, sentence, at)) : null
}
