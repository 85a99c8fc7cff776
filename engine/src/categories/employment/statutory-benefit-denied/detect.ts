import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { whoWorks } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { people } from '../../shape/families.ts'

/** 'maternity leave without pay', 'leave without pay in the event of a miscarriage' */
const UNPAID_BIRTH =
  /\b(?:maternity|miscarriage|pregnan\w+)\b[^.;]{0,120}\b(?:without (?:pay|wages|salary)|unpaid|loss of pay)\b|\b(?:without (?:pay|wages|salary)|unpaid) [^.;]{0,120}\b(?:maternity|miscarriage|pregnan\w+)\b/
/** What is given unpaid beside what is paid. */
const BESIDE =
  /\b(?:beyond|further|in addition|additional|extend\w*|extra|after|over and above|paid leave|full pay|paternity)\b/

/** Leave around a birth that is not paid: the Code on Social Security pays it. The readers take the grant of it for the denial. */
export const unpaidMaternity: Detector = {
  id: 'unpaid-maternity',
  category: 'statutory_benefit_denied',
  gate: /maternity|miscarriage|pregnan/,
  contracts: people,
  read: (clause, contract) => clause.sentences.flatMap((sentence) => hitIn(contract, clause, sentence)).slice(0, 2),
}

const FUND = String.raw`(?:provident fund|e?\.?p\.?f|esic?|gratuity)`
const REFUSED = new RegExp(
  String.raw`\b${FUND}\b[^.;]{0,90}\b(?:will|shall|is|are|would) not (?:be )?(?:deducted|contributed|paid|payable|applicable|provided|covered|deposited|given|available)\b|\b(?:no|without(?: any)?) ${FUND}\b|\bnot (?:be )?(?:entitled|eligible|covered|liable)\b[^.;]{0,60}\b${FUND}\b`,
)
/** What the employer pays is not taken from the wage, and who has not served long enough has no gratuity. */
const RIGHTLY =
  /\bemployer'?s? (?:share|contribution|part)\b|\bbefore (?:the )?(?:completion|completing)|\bfive years|\b5 years|\bexempt|\bwage (?:limit|ceiling)|\bapprentice|\bin the event\b|\bif\b/

/** A fund or a gratuity that an employee is to do without, often 'by his own declaration'. */
export const fundRefused: Detector = {
  id: 'fund-refused',
  category: 'statutory_benefit_denied',
  gate: /provident fund|\be?\.?p\.?f\b|\besic?\b|gratuity/,
  contracts: ['employment_agreement'],
  read: (clause, contract) =>
    clause.sentences
      .filter(({ text }) => REFUSED.test(text) && !RIGHTLY.test(text))
      .map(({ start, end }): Hit => {
        const burdened = whoWorks(contract)
        return { span: { start, end }, clause, severity: 'high', burdened, confidence: 0.85 }
      })
      .slice(0, 2),
}

const NO_OVERTIME =
  /\bno (?:extra )?over ?time(?: (?:pay\w*|wages|allowance|charges))?\b[^.;]{0,24}\b(?:be )?(?:paid|payable|given|claimed|admissible|allowed)\b|\bnot (?:be )?(?:entitled to|eligible for|paid|claim)\b[^.;]{0,24}\bover ?time\b|\bover ?time\b[^.;]{0,40}\b(?:shall|will|would|is|are) not (?:be )?(?:paid|payable|given|admissible|allowed)\b/
/** Whom the laws on working hours leave out, and hours that nobody worked, or that a day off makes good. */
const WITHOUT_OVERTIME =
  /\bmanager|managerial|supervis|executive|\bexempt|compensatory|time off|\bprior (?:written )?(?:approval|permission|consent)|unless|without (?:the )?(?:approval|permission)|\bintern|freelanc/

/** Longer hours for the same wage: the Code on Wages gives twice the rate for them. The readers take it for the hours alone. */
export const overtimeRefused: Detector = {
  id: 'overtime-refused',
  category: 'statutory_benefit_denied',
  gate: /\bover ?time\b/,
  contracts: ['employment_agreement'],
  read: (clause, contract) =>
    clause.sentences
      .filter(({ text }) => NO_OVERTIME.test(text) && !WITHOUT_OVERTIME.test(text))
      .map(({ start, end }): Hit => {
        const burdened = whoWorks(contract)
        return { span: { start, end }, clause, severity: 'high', burdened, confidence: 0.8 }
      })
      .slice(0, 2),
}

function hitIn(contract: Contract, clause: Clause, { text, start, end }: Sentence): Hit[] {
  if (!UNPAID_BIRTH.test(text) || BESIDE.test(text)) return []
  return [{ span: { start, end }, clause, severity: 'high', burdened: whoWorks(contract), confidence: 0.9 }]
}
