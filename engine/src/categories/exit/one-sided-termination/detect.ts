import type { Contract } from '../../../understand/contract.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'the Loan is repayable on demand', 'may recall the whole facility at any time' */
const ON_DEMAND =
  /\b(?:loans?|facilit(?:y|ies)|outstandings?|outstanding (?:balance|amount)|principal|dues)\b[^.;]{0,80}\b(?:repayable|payable|recallable) on demand\b|\b(?:may|can|right to|entitled to|liberty to) (?:\w+,? ){0,4}(?:recall|call (?:up|back|in)) (?:the |any )?(?:entire |whole |outstanding )?(?:loan|facility|outstanding|dues|amount)[^.;]{0,120}\b(?:at any ?time|discretion|without (?:assigning|giving|any))/
/** Who has broken the contract, or has yet to draw the money, is called for a cause; a note on demand is what it says. */
const FOR_CAUSE =
  /\b(?:default\w*|breach\w*|fail\w*|misrepresent\w*|if (?:any|the borrower)|in (?:the event|case)|upon (?:the )?(?:occurrence|happening)|promissory note|promise\w* to pay|i\/we)\b/
/** What is lent for a time, by which the borrower has planned. */
const FOR_A_TIME = /\b(?:instal?ments?|emis?|tenure|tenor|repayment schedule)\b/

/** A loan by instalments that the lender can have back on any day. The readers take the words for the way of paying. */
export const calledOnDemand: Detector = {
  id: 'called-on-demand',
  category: 'one_sided_termination',
  gate: /\bon demand\b|\brecall|\bcall (?:up|back|in)\b/,
  contracts: ['loan_agreement'],
  read: (clause, contract) =>
    isForATime(contract)
      ? clause.sentences
          .filter(({ text }) => ON_DEMAND.test(text) && !FOR_CAUSE.test(text))
          .slice(0, 1)
          .map(({ start, end }) => ({
            span: { start, end },
            clause,
            severity: 'high',
            burdened: partyOn(contract, 'borrower'),
            confidence: 0.85,
            variant: 'onDemand',
          }))
      : [],
}

const isForATime = ({ text }: Contract): boolean => FOR_A_TIME.test(text.norm)
