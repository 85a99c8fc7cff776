import { agentAfter, counterpart, isParty, partyOn, subjectAt } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

const COMES = /\b(?:visit|call|enter|come|collect|recover|telephone|contact|approach)(?:s|ed|ing)?\b/
const AT_NIGHT =
  /\b(?:day (?:or|and) (?:the |by |at )?night|day\/night|night (?:or|and) day|odd hours|any hour of the day)\b/
/** A guard, a hotline or a fire comes at night for the good of both. */
const FOR_BOTH =
  /\b(?:emergenc\w+|fire|security|guards?|support|helpdesk|help-?line|maintenance|repairs?|not|no|never)\b/

/** Whoever collects a debt may come by day and by night. The readers take it for a way of paying. */
export const collectsAtNight: Detector = {
  id: 'collects-at-night',
  category: 'broad_audit_right',
  gate: /\bnight\b|\bodd hours\b|\bany hour\b/,
  contracts: ['loan_agreement', 'general_contract', 'settlement_agreement'],
  read: firstHit((contract, clause, sentence) => {
    const match = COMES.exec(sentence.text)
    if (match === null || !AT_NIGHT.test(sentence.text) || FOR_BOTH.test(sentence.text)) return []
    const at = sentence.start + match.index
    const who = subjectAt(contract, sentence, at) ?? agentAfter(contract, sentence, at)
    const debtor =
      (isParty(who) && who.side === 'lender' ? counterpart(contract, who) : null) ?? partyOn(contract, 'borrower')
    if (debtor === null) return []
    const span = { start: sentence.start, end: sentence.end }
    return [{ span, clause, severity: 'high', burdened: debtor, confidence: 0.8, variant: 'atNight' }]
  }),
}
