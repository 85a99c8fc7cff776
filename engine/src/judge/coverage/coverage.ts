import type { Contract } from '../../understand/contract.ts'
import { isTerseEnglish } from '../../understand/terse-english.ts'

/** Whether a text can be judged at all. */
export interface Coverage {
  readonly sufficient: boolean
  readonly english: boolean
}

/** How contracts speak. */
const OF_CONTRACTS =
  /\b(?:agreement|contract|deed|party|parties|shall|hereby|terms|lease|licen[cs]e|employment|policy|appoint(?:ed|ment)?|indemnif(?:y|ies)|terminat(?:e|ion)|written notice|liabilit(?:y|ies)|arbitrat(?:or|ion))\b/g
/** How the terms speak that a studio, a gym or a school hands out: of the bargain, with none of a lawyer's words. */
const OF_DEALING =
  /\b(?:(?:non-)?refund(?:s|ed|able)?|cancel(?:s|led|lations?|ed)?|payments?|payable|fees?|charges?|charged|deposits?|advance|bookings?|booked|due|overdue|liable|responsible|must|(?:is|are|be) (?:not )?(?:allowed|permitted|required)|prohibited|agrees?|conditions|notice|clients?|customers?|members?|tenants?|vendors?|services?)\b/g
/** How a house speaks to whom it lets in, under a heading that calls it rules, a line each. */
const OF_HOUSES =
  /\b(?:not allowed|forfeit(?:s|ed)?|compulsory|fines?|late fee|penalty|final|recovered|deducted|strictly|own risk|management|warden|owner|vacated?|expelled|guests?|visitors?|students?|any ?time)\b/g
const HEADS_RULES = /^[^\n.]{0,60}\b(?:rules|regulations|terms|conditions|norms)\b[^\n.]{0,60}$/im
const ITEM = /^[ \t]*(?:[-*•▪‣–]|\(?\d{1,2}[.)]|\(?[a-z][.)])[ \t]*\S/gm
const FEWEST_RULES = 6
/** What is common in English, also where somebody writes in headwords, and in no other language as often. */
const COMMON_ENGLISH =
  /\b(?:the|of|and|to|in|or|any|for|by|this|be|is|with|not|no|will|shall|must|you|your|from|if|all|are|on|as|at|after|before|within|each|per|only)\b/g

/** What share of the words a text has of one sort, where it speaks as contracts do in no other. */
const share = { ofContracts: 0.006, ofDealing: 0.03 }
/** So many times over a text speaks of a bargain in which nobody can mistake it for a notice. */
const PLAIN = 2.5
const FEWEST = { words: 60, ofContracts: 4, ofBoth: 8 }
/** A title that leaves no doubt. */
const SURE_OF_KIND = 0.9
const LEAST_ENGLISH = 0.12
/** Fewer words tell no language: 'Hello', or a name. */
const FEWEST_OF_A_LANGUAGE = 20
/** A letter of a script that is not the English one. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u

/**
 * Whether there is enough here to judge: an English text that speaks as contracts do, or of a bargain as everyday terms do, and
 * has clauses of a kind. The shares are measured: on 96 real contracts, and on 229 texts beside them that are none.
 */
export function coverageOf(contract: Contract): Coverage {
  const sample = contract.text.norm.slice(0, 20_000)
  const count = countOf(sample, / /g) + 1
  const ofContracts = countOf(sample, OF_CONTRACTS)
  const isHouse = isOfRules(contract)
  const ofDealing = countOf(sample, OF_DEALING) + (isHouse ? countOf(sample, OF_HOUSES) : 0)
  const english =
    countOf(sample, COMMON_ENGLISH) + ofContracts >= count * LEAST_ENGLISH ||
    isTerseEnglish(sample) ||
    (count < FEWEST_OF_A_LANGUAGE && !OTHER_SCRIPT.test(sample))
  const enough = ofContracts >= FEWEST.ofContracts || ofContracts + ofDealing >= FEWEST.ofBoth
  const speech = enough ? ofContracts / (count * share.ofContracts) + ofDealing / (count * share.ofDealing) : 0
  const recognised = contract.clauses.filter((clause) => clause.kind === 'clause' && clause.type !== 'general').length
  // A letter or a house's terms may be one list without numbers: its parties and its length or speech, or its title, tell as well.
  const isOfTwo = contract.parties.length >= 2 && (count >= 400 || speech >= PLAIN)
  const isKnown = isOfTwo || contract.typeConfidence >= SURE_OF_KIND
  const known = recognised >= 2 || (recognised >= 1 && isKnown) || (isHouse && speech >= PLAIN)
  return { english, sufficient: english && speech >= 1 && known && count >= FEWEST.words }
}

/** 'HOSTEL RULES' over a list: what a house asks, and takes, of whoever comes. */
const isOfRules = ({ text: { original } }: Contract): boolean =>
  HEADS_RULES.test(original.slice(0, TITLE)) && countOf(original, ITEM) >= FEWEST_RULES
const TITLE = 200

function countOf(text: string, words: RegExp): number {
  let count = 0
  words.lastIndex = 0
  while (words.test(text)) count++
  return count
}
