import type { KeyFacts, LegalIssue, NotClearedReason } from '@karar/schema'
import { isSure } from '@karar/schema'
import { isSumBlank } from '../categories/paper/unsigned-or-incomplete-document/detect.ts'
import { isSumAbsent } from '../categories/paper/unsigned-or-incomplete-document/missing-annexure.ts'
import { withoutUnticked } from '../grammar/left-out/unticked.ts'
import { LEAST_SURE_OF_KIND } from '../language/type-name.ts'
import type { Contract } from '../understand/contract.ts'
import { homeLawOf } from '../understand/home/home-law.ts'
import { INDIAN_PLACE, isPaidInIndianRupees, tiesToIndia } from '../understand/home/places.ts'
import { strangersIn } from '../understand/parties/names/strangers.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { outlineOf } from '../understand/segment/outline.ts'
import { isEndMissing } from './coverage/end-missing.ts'
import { hasForeignPassage } from './coverage/foreign-passage.ts'
import { isProven, measured } from './measured.ts'
import type { Reader } from './perspective.ts'

/** Less of a text in clauses, and what was not found may stand in the rest. */
const LEAST_IN_CLAUSES = 0.97
/** Two signs of India, where no law is named: a sum in rupees may stand in any contract. */
const LEAST_TIES = 2
/**
 * So many remarks and questions of one contract stand for a grave clause more often than not: on real contracts whose sum
 * said low risk, 26 of 39 sides with more than five remarks had one, of the others one in four. With these, low risk stands over
 * a grave issue for one of 739 open sides that have one, without any for two.
 */
const MOST = { remarks: 7, withQuestions: 16 } as const

/**
 * What keeps a contract in which little was found from being called low risk: everything that the reading rests on must
 * have been understood, and the reading itself must have been measured. Empty where nothing does.
 *
 * @param wanted the party that the reader asked for; undefined where none was named
 * @param inDoubt whether a passage may well be grave that is told as no more than a remark
 */
export function notCleared(
  contract: Contract,
  reader: Reader,
  facts: KeyFacts,
  { wanted, inDoubt }: { readonly wanted: string | undefined; readonly inDoubt: boolean },
): NotClearedReason[] {
  const reasons: readonly (readonly [NotClearedReason, boolean])[] = [
    ['not_indian', !isOfIndia(contract, facts)],
    ['kind_unknown', contract.type === 'general_contract' || contract.typeConfidence < LEAST_SURE_OF_KIND],
    ['parties_unknown', contract.parties.filter(isNamed).length < 2 || hasStranger(contract)],
    ['side_unknown', reader.party === null || (wanted !== undefined && reader.basis !== 'chosen')],
    ['text_outside_clauses', outlineOf(contract.text.original, contract.clauses).inClauses < LEAST_IN_CLAUSES],
    ['end_missing', isEndMissing(contract, facts)],
    ['passages_in_doubt', inDoubt],
    ['passages_not_english', hasForeignPassage(contract)],
    ['sum_left_blank', isSumBlank(contract) || isSumAbsent(contract)],
    // whoever ticks another one before the signature makes it count
    ['options_left_out', withoutUnticked(contract.text.original) !== contract.text.original],
    ['reading_unproven', !isProven(measured)],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

/** Whether so much is told of a contract, though none of it is grave, that the sum of it may well be. */
export const hasManyRemarks = (issues: readonly LegalIssue[]): boolean =>
  issues.filter(isSure).length > MOST.remarks || issues.length > MOST.withQuestions

/** Somebody acts in it who is neither of the parties, and the text does not say who: 'the Agency' beside 'the Company'. */
const hasStranger = ({ text, parties }: Contract): boolean =>
  strangersIn(text.read, (word) =>
    parties.some(({ name, aliases }) => aliases.includes(word) || name.toLowerCase().includes(word)),
  ).length > 0

/** Indian law decides: the contract names it, or it names none and is tied to India, by its money or its courts alone, too. */
const isOfIndia = (contract: Contract, { governing_law: laws, seat }: KeyFacts): boolean =>
  homeLawOf(contract) === 'decides' &&
  (laws.length > 0 ||
    // a court abroad, or a neighbour whose money and towns are called alike, says more than a sum in rupees
    ((seat.length === 0 || seat.some(isIndianPlace)) &&
      !NEXT_DOOR.test(contract.text.norm) &&
      (isPaidInIndianRupees(contract) || seat.some(isIndianPlace) || tiesToIndia(contract) >= LEAST_TIES)))

const isIndianPlace = ({ value }: { readonly value: string }): boolean => INDIAN_PLACE.test(value.toLowerCase())
const NEXT_DOOR =
  /\b(?:pakistan|pkr|karachi|lahore|islamabad|sindh|nepal|npr|kathmandu|sri lanka|lkr|colombo|bangladesh|bdt|dhaka|bhutan|mauritius)\b/

/** 'The Partner' and 'You' say which side somebody stands on, not who it is. */
const isNamed = ({ name, role, definedTerm }: ContractParty): boolean => {
  const [, alone] = /^the (.+)$/i.exec(name) ?? []
  return !/^(?:you|we)$/i.test(name) && alone?.toLowerCase() !== (role ?? definedTerm ?? '').toLowerCase()
}
