import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'three blank cheques', 'signed and undated cheques' */
const OPEN_CHEQUE =
  /\b(?:blank|undated)(?:[ ,]+(?:and |or )?(?:signed|undated|blank|security))? cheques?\b|\bcheques? (?:\w+ ){0,3}(?:signed|left|kept) (?:in )?(?:blank|undated|without (?:a )?date)\b/
/** Nobody gives or takes one. */
const NONE = /\b(?:no|not|nor|never|neither|without)\b[^.;]{0,60}\b(?:blank|undated)\b/

/** Signed cheques that the other side may fill in. The readers have seen too few to know them. */
export const blankCheques: Detector = {
  id: 'blank-cheques',
  category: 'personal_guarantee',
  gate: /\bcheque/,
  read: (clause, contract) => {
    const sentence = clause.sentences.find(({ text }) => OPEN_CHEQUE.test(text) && !NONE.test(text))
    if (sentence === undefined) return []
    const burdened = partyOn(contract, 'borrower', 'employee', 'agent', 'tenant', 'buyer', 'supplier')
    const span = { start: sentence.start, end: sentence.end }
    return [
      { span, clause, severity: 'high', burdened, forBeneficiary: 'medium', confidence: 0.85, variant: 'cheques' },
    ]
  },
}
