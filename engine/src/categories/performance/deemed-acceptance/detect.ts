import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import type { ContractParty } from '../../../understand/parties/party.ts'
import { isParty, partyOn, periodsIn, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'if you do not revert within 48 hours', 'unless the Supplier objects in two days': the silence of one of the two. */
const SILENT =
  /\b(?:if|unless|where|in case|should)\b(?:[^.;:]|\.(?=\w)){0,60}?\b(?:(?:not|no|never|fails? to|failed to) (?:\w+ ){0,3}(?:revert|reply|respond|answer|object|confirm|acknowledge|revert back|write back)|no (?:reply|response|objection|answer|confirmation|communication)|(?:objects?|reverts?|replies|responds?))\b/
/** What such silence is taken for: the whole bargain, and not goods that were looked at. */
const BINDS =
  /\b(?:purchase order|order|p\.?o\.?|work order|offer|quotation|contract|agreement|terms|price|rates?|indent)\b(?:[^.;:]|\.(?=\w)){0,40}?\b(?:shall|will|is|be|stands?)\b(?:[^.;:]|\.(?=\w)){0,20}?\b(?:deemed|considered|treated|taken|presumed|assumed|construed)\b(?:[^.;:]|\.(?=\w)){0,24}?\baccept(?:ed|ance)\b/
/** Whoever has so few days has none in which to ask anybody. */
const SHORT = 7

/** An order that binds whoever does not refuse it at once: the law takes silence for no acceptance (Contract Act, s. 7). */
export const silenceAccepts: Detector = {
  id: 'silence-accepts',
  category: 'deemed_acceptance',
  gate: /\baccept(?:ed|ance)\b/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const silent = SILENT.exec(sentence.text)
  if (silent === null || !BINDS.test(sentence.text)) return []
  const [shortest] = periodsIn(contract, sentence).toSorted((a, b) => a.days - b.days)
  if (shortest !== undefined && shortest.days > SHORT) return []
  const burdened = whoIsSilent(contract, sentence, sentence.start + silent.index + silent[0].length)
  if (burdened === null) return []
  const span = { start: sentence.start, end: sentence.end }
  return [{ span, clause, severity: 'high', burdened, confidence: 0.85 }]
}

/** Who is named before the verb, or as the one who would have spoken; an order that names nobody is sent to whoever supplies. */
function whoIsSilent(contract: Contract, sentence: Sentence, at: number): ContractParty | null {
  const who = subjectAt(contract, sentence, at)
  if (isParty(who)) return who
  const named = contract.mentions.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
  const speaker = named.find(({ start }) => BY.test(contract.text.norm.slice(Math.max(0, start - 12), start)))?.who
  if (isParty(speaker)) return speaker
  return named.length === 0 ? partyOn(contract, 'supplier', 'seller') : null
}
const BY = /\b(?:by|from) (?:the )?$/
