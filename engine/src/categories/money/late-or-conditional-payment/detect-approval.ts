import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'payment will be processed after receiving approval from the project authorities', 'bills are passed on clearance by the end client' */
const ON_APPROVAL =
  /\b(?:payments?|bills?|invoices?|dues)\b[^.;]{0,50}\b(?:process\w*|releas\w*|made|paid|pass(?:ed)?|clear(?:ed)?)\b[^.;]{0,24}\b(?:after|on|upon|once|only when|subject to)\b[^.;]{0,30}\b(?:approval|clearance|sanction|certification|consent)s?\b(?: (?:is|are) (?:received|given))? (?:from|by|of) (?:the |our |its |their |concerned |respective ){0,2}(?:project|client|end[- ](?:client|customer|user)|principal|head ?office|authorit|competent|government|department|employer's|funding|bank)\w*/

/** Pay that waits for the word of somebody outside the contract, who owes the supplier nothing and has no time for it. */
export const paidOnApproval: Detector = {
  id: 'paid-on-approval',
  category: 'late_or_conditional_payment',
  gate: /\b(?:approval|clearance|sanction|certification|consent)/,
  read: (clause, contract) => {
    const sentence = clause.sentences.find(({ text }) => ON_APPROVAL.test(text))
    const burdened = partyOn(contract, 'supplier', 'seller', 'agent') ?? seller(contract)
    if (sentence === undefined || burdened === null) return []
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'high', burdened, confidence: 0.8, variant: 'conditional' }]
  },
}

/** An order speaks to whoever supplies as 'you'. */
const seller = ({ type, parties }: Contract): ContractParty | null =>
  type === 'purchase_agreement' || type === 'supply_agreement'
    ? (parties.find(({ aliases }) => aliases.includes('you')) ?? null)
    : null
