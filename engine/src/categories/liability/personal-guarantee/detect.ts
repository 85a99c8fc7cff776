import type { Sentence } from '../../../grammar/sentences.ts'
import { type Contract, once } from '../../../understand/contract.ts'
import { familyOf } from '../../../understand/kinds/families.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'three blank cheques', 'signed and undated cheques' */
const OPEN_CHEQUE =
  /\b(?:blank|undated)(?:[ ,]+(?:and |or )?(?:signed|undated|blank|security))? cheques?\b|\bcheques? (?:\w+ ){0,3}(?:signed|left|kept) (?:in )?(?:blank|undated|without (?:a )?date)\b/
/** Nobody gives or takes one. */
const NONE = /\b(?:no|not|nor|never|neither|without)\b[^.;]{0,60}\b(?:blank|undated|security|post-?dated)\b/
/** 'security cheques', 'post-dated cheques as security', 'authorises the Company to present the said cheques' */
const HELD_CHEQUE =
  /\bsecurity cheques?\b|\bcheques?\b[^.;]{0,60}\b(?:as|by way of|towards?|for) (?:a )?(?:\w+ )?(?:security|collateral|guarantee)\b|\bas (?:a |an )?(?:security|guarantee|collateral)\b[^.;]{0,100}\bcheques?\b|\bauthori[sz]es?\b[^.;]{0,60}\bto (?:present|deposit|encash|fill)\b[^.;]{0,60}\bcheques?\b/
/** What leaves no defence against it. */
const DEFENCELESS =
  /\b(?:not|never)\b[^.;]{0,40}\b(?:stop[- ]payment|stop (?:the )?payment|contest|dispute|close the account)|\bfill(?:ed)? (?:in|up)\b/

/** Who hands them over. */
const giver = (contract: Contract): ContractParty | null =>
  once(contract, 'gives-cheques', () =>
    partyOn(contract, 'borrower', 'employee', 'agent', 'tenant', 'buyer', 'supplier', 'licensee', 'customer', 'user'),
  )

/** Signed cheques that the other side may fill in. The readers have seen too few to know them. */
export const blankCheques: Detector = {
  id: 'blank-cheques',
  category: 'personal_guarantee',
  gate: /\bcheque/,
  read: (clause, contract) => {
    const sentence = clause.sentences.find(({ text }) => OPEN_CHEQUE.test(text) && !NONE.test(text))
    if (sentence === undefined) return []
    const burdened = giver(contract)
    const span = { start: sentence.start, end: sentence.end }
    return [
      { span, clause, severity: 'high', burdened, forBeneficiary: 'medium', confidence: 0.85, variant: 'cheques' },
    ]
  },
}

/** Cheques that the other side holds as security and may present: told once, where the contract first speaks of them. */
export const heldCheques: Detector = {
  id: 'held-cheques',
  category: 'personal_guarantee',
  gate: /\bcheque/,
  readWhole: (contract) => {
    const all = contract.clauses.flatMap((clause) => clause.sentences.map((sentence) => ({ clause, sentence })))
    const first = all.find(({ sentence: { text } }) => isHeld(text))
    if (first === undefined) return []
    const burdened = giver(contract)
    const about = all.filter(({ sentence: { text } }) => /\bcheques?\b/.test(text))
    // what is put before whoever lives by a wage is the fear of a criminal case for leaving
    const isGrave =
      familyOf(contract.type) === 'employment' || about.some(({ sentence: { text } }) => DEFENCELESS.test(text))
    const severity = isGrave ? 'high' : 'medium'
    return [{ ...first, span: spanOf(first.sentence), severity, burdened, confidence: 0.8, variant: 'heldCheques' }]
  },
}

const isHeld = (text: string): boolean => HELD_CHEQUE.test(text) && !OPEN_CHEQUE.test(text) && !NONE.test(text)
const spanOf = ({ start, end }: Sentence) => ({ start, end })
