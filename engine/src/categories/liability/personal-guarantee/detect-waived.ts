import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'waives the right to be discharged', 'the giving of time shall not release the Guarantor' */
const STAYS_BOUND =
  /\bwaives?\b[^.;]{0,160}\bdischarg|\b(?:neglect|forbearance|indulgence|giving (?:of )?time|time (?:being )?given|variations?|alterations?|release)\b[^.;]{0,240}\b(?:shall|will) not (?:in any (?:way|manner) )?(?:release|discharge|affect|impair|prejudice)\b[^.;]{0,80}\b(?:guarantors?|suret(?:y|ies)|guarantee)\b/
/** Only with the consent of whoever guarantees, or for each side alike. */
const WITH_CONSENT = /\bwith (?:the )?(?:prior |written )*consent of (?:the )?(?:guarantor|surety)|\beither party\b/

/** What the law gives a surety, signed away. The readers know a guarantee by that word, and few that say how far it goes. */
export const suretyStaysBound: Detector = {
  id: 'surety-stays-bound',
  category: 'personal_guarantee',
  gate: /\b(?:waive|neglect|forbearance|indulgence|time|variation|alteration|release)/,
  read: (clause, contract) => {
    const burdened = partyOn(contract, 'guarantor')
    const sentence = clause.sentences.find(({ text }) => STAYS_BOUND.test(text) && !WITH_CONSENT.test(text))
    if (burdened === null || sentence === undefined) return []
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'high', burdened, confidence: 0.85, variant: 'waived' }]
  },
}
