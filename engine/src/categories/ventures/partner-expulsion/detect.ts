import type { Detector } from '../../shape/detector.ts'
import { firms } from '../../shape/families.ts'

/** 'a partner shall be deemed to retire if', 'is treated as having ceased to be a partner' */
const PUT_OUT =
  /\bpartners?\b[^.;:]{0,80}\b(?:deemed|treated|considered|taken) (?:to have |to be |to |as having )(?:\w+ )?(?:retired?|retiring|ceased|resigned|left)\b/
/** By death or insolvency the law itself parts them. */
const BY_LAW =
  /^(?=.*\b(?:death|dies|insolven|bankrupt))(?!.*\b(?:sick|illness|injur|neglect|absen|incapacit|opinion|conduct))/s

/** A partner who is out by a fiction, for sickness or absence. The readers know an expulsion by that word. */
export const deemedRetired: Detector = {
  id: 'deemed-retired',
  category: 'partner_expulsion',
  gate: /\bpartner/,
  contracts: firms,
  read: (clause) => {
    const sentence = clause.sentences.find(({ text }) => PUT_OUT.test(text))
    if (sentence === undefined || BY_LAW.test(clause.text)) return []
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'medium', burdened: null, confidence: 0.8 }]
  },
}
