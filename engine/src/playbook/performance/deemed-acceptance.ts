import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isNegated, isOneOf, isParty, partyOn, periodsIn, subjectAt, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const ACCEPTED =
  /\b(?:deemed|considered|treated|regarded|presumed|stand|stands|taken)\b[^.;]{0,30}?\b(?:accept(?:ed|ance)|approv(?:ed|al)|satisfactory|conforming|free (?:of|from) defects?)\b|\b(?:amounts? to|constitutes?|shall be|is|means|signifies|implies)\b[^.;]{0,25}\b(?:final |full |unconditional |deemed |complete )+(?:acceptance|approval)\b|\b(?:amounts? to|constitutes?) acceptance\b|\b(?:deemed|treated as|taken (?:as|to be)|presumed)\b[^.;]{0,20}\b(?:correct|undisputed|conclusive)\b|\bbars? (?:all|any) (?:further |future )?claims?\b|\bsilence\b[^.;]{0,60}\b(?:accept|approv|consent|agree)|\baccepts? the (?:premises|goods|deliverables|work|equipment)\b[^.;]{0,60}\b(?:free (?:of|from)|defect|as they are|in good)/
const THING =
  /\b(?:deliverables?|goods|products?|works?|services?|materials?|equipment|software|milestones?|consignments?|deliver(?:y|ies)|charges|invoices?|premises|designs?|drawings?|reports?|installation|system|challan|items?|supplies|shipments?)\b/
/** Acceptance of a contract, an offer or a nominee is another matter; so is a notice or a term that is deemed agreed. */
const OTHER =
  /\b(?:terms|this agreement|offer|resignation|nomination|transfer request|plans?|budget|assignment|change of control|by using|privacy|appointment|purchase orders?|order shall|jurisdiction|arbitrat\w+|sale of)\b/
const LATENT = /\blatent\b|\bhidden defects?\b/
const SILENT =
  /\b(?:unless|if|where|failing|absence of|not|no|silence|within)\b[^.;]{0,120}\b(?:reject\w*|object\w*|respon\w*|repl\w*|notif\w*|notice|comment\w*|raise[ds]?|communicat\w*|silence|inform\w*|dispute[ds]?|complain\w*)\b|\bsilence\b/
const BY_USE =
  /\b(?:payment|use|signature|signing|receipt|taking (?:of )?(?:delivery|possession)|possession|challan|on signing|(?:up)?on delivery)\b/
const SAVED =
  /\b(?:save|except|without prejudice|subject to|other than)\b[^.;]{0,50}\b(?:latent|hidden|warrant|defects?)/

/**
 * Faulty work becomes yours by silence. Sections 41 and 42 of the Sale of Goods Act give a buyer a chance to examine;
 * a test window of a week or two with written criteria is fair, a day is not.
 */
export const deemedAcceptance: Rule = {
  id: 'deemed-acceptance',
  category: 'deemed_acceptance',
  law: [
    {
      act: 'Sale of Goods Act 1930',
      section: 'ss. 41, 42',
      note: 'A buyer has a right to examine goods before they count as accepted.',
    },
  ],
  words: {
    title: 'What is delivered may count as accepted before you can test it',
    short: 'Deemed acceptance',
    harm: 'The clause treats what is delivered as accepted without your clear yes. Faults found later may then be at your cost.',
    ask: 'Ask for ten to fifteen days to test against written criteria, and a saving for hidden defects.',
    wording:
      '{you} has fifteen days to test against the acceptance criteria; otherwise the item is accepted, save for latent defects notified within the warranty period.',
    notes: [
      'The MSMED Act treats fifteen days of silence as acceptance for the purpose of payment to small suppliers.',
    ],
  },
  gate: /accept|correct|undisputed|conclusive|approv|satisfactor|conform|silence|bars? (?:all|any)/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    if (isOneOf(contract, [...families.employment, ...families.ventures, 'loan_agreement', 'non_disclosure_agreement']))
      return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const match = ACCEPTED.exec(words)
  if (match === null || isNegated(words, match.index) || /\bnot\b/.test(match[0])) return []
  if (!THING.test(sentence.full) || OTHER.test(words)) return []
  if (/\bonce\b|\bor deemed accept|\bdeemed accept\w+ (?:hereunder|under|pursuant|in accordance)/.test(words)) return []
  const around = withNext(clause, sentence)
  if (SAVED.test(around)) return []
  const periods = periodsIn(contract, sentence)
  const window = periods.length === 0 ? null : Math.max(...periods.map(({ days }) => days))
  const silent = SILENT.test(words)
  const byUse = !silent && BY_USE.test(words)
  if (!silent && !byUse) return []
  if (silent && window === null && !/\bsilence\b|\b(?:immediate|promptly|forthwith|same day|at the time)\b/.test(words))
    return []
  if (window !== null && window >= 7 && !LATENT.test(words)) return []
  const buyer = partyOn(contract, 'customer', 'buyer', 'tenant', 'licensee', 'controller', 'user', 'agent', 'principal')
  const subject = subjectAt(contract, sentence, sentence.start + match.index)
  const burdened = buyer ?? (isParty(subject) ? subject : null)
  const short = window !== null && window <= 3
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: short || LATENT.test(words) || /\bbars?\b|\bwaive/.test(words) ? 'high' : 'medium',
      burdened,
      confidence: 0.8,
      flags: [silent ? 'By silence' : 'By payment, use or signature', ...(short ? ['Within three days or less'] : [])],
    },
  ]
}
