import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { allWhoDo, families, isNegated, isOneOf, isParty, whoDoes } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector } from '../../shape/detector.ts'
import { INSURES } from '../one-sided-indemnity/detect.ts'
import { hasLimit } from './limits.ts'

const ANSWERS =
  /\b(?:shall|will|must|agrees? to|undertakes? to|hereby|covenants? to|is|are)\b[^.;]{0,90}?\b(?:indemnif(?:y|ies)|keep [^.;]{0,40}indemnified|hold [^.;]{0,60}harmless|make good [^.;]{0,40}\b(?:loss|damage)|(?:liable|responsible|answerable)\b[^.;]{0,40}\bfor\b[^.;]{0,60}\b(?:loss(?:es)?|damages)\b)|\bindemnifies\b/
/** A duty about one thing says little about the rest. */
const NARROW =
  /\b(?:tax(?:es)?|withholdings?|dues|pension|remittances?|brokers?|finders?|agent (?:or|and) representative fees?|commissions? (?:claimed|payable to any))\b/
const PROMISES = /\b(?:shall|will|agrees? to|undertakes? to)\b[^.;]{0,40}?\bindemnify\b/
const SERVES = [
  ...families.services,
  'vendor_agreement',
  'supply_agreement',
  'distribution_agreement',
  'agency_agreement',
  'franchise_agreement',
  'licence_agreement',
] as const
const STRONGER = [
  'customer',
  'employer',
  'landlord',
  'lender',
  'principal',
  'licensor',
  'buyer',
  'controller',
  'platform',
]

/**
 * The ceiling that nobody wrote: where one side alone answers for loss and no clause limits anything, it answers for all
 * of it. Read only in contracts of service and supply, and not where the contract itself says 'without limit'.
 */
export const liabilityWithoutCap: Detector = {
  id: 'liability-without-cap',
  category: 'unlimited_liability',
  absence: true,
  contracts: SERVES,
  readWhole(contract) {
    if (hasLimit(contract)) return []
    const answers = contract.clauses.flatMap((clause) =>
      clause.kind !== 'recitals' && /indemn|harmless|liable|responsible|make good/.test(clause.text)
        ? clause.sentences.flatMap((sentence) => readAnswer(sentence, clause, contract))
        : [],
    )
    const first = answers.find(({ who }) => isParty(who) && !STRONGER.includes(who.side))
    if (first === undefined || !isParty(first.who) || answers.some(({ who }) => isOther(who, first.who))) return []
    return [
      {
        span: tellingPart(first.sentence, first.match),
        clause: first.clause,
        severity: isOneOf(contract, families.ventures) ? 'medium' : 'high',
        burdened: first.who,
        confidence: 0.75,
        variant: 'noCap',
      },
    ]
  },
}

interface Answer {
  readonly clause: Clause
  readonly sentence: Sentence
  readonly match: RegExpExecArray
  readonly who: ContractParty | 'mutual' | null
}

function readAnswer(sentence: Sentence, clause: Clause, contract: Contract): Answer[] {
  const match = ANSWERS.exec(sentence.text)
  if (NARROW.test(sentence.text) && !/\b(?:all|any and all|every)\b[^.;]{0,20}\b(?:claims|loss)/.test(sentence.text))
    return []
  if (match !== null && INSURES.test(sentence.text.slice(0, match.index + match[0].length))) return []
  if (match === null || isNegated(sentence.text, match.index + match[0].length - 10) || /\bnot\b/.test(match[0]))
    return []
  if (/\b(?:each other|one another|mutual(?:ly)?)\b/.test(sentence.text))
    return [{ clause, sentence, match, who: 'mutual' }]
  const first = { clause, sentence, match, who: whoDoes(contract, sentence, ANSWERS) ?? null }
  // A second promise in the same sentence may be the promise back.
  const later = allWhoDo(contract, sentence, PROMISES).slice(1)
  return [first, ...later.map((who) => ({ clause, sentence, match, who }))]
}

const isOther = (who: Answer['who'], first: Answer['who']): boolean =>
  who === 'mutual' || (isParty(who) && isParty(first) && who.index !== first.index)
