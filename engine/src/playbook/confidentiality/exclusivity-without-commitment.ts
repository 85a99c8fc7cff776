import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isAfterTerm, isOneOf, isParty, onlyDescribes, weakerParty, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const TRADES = `(?:sell|supply|buy|purchase|work|provide|render|distribute|source|procure|obtain|manufacture|order|deal|cater)`
/** 'shall sell only to', 'agrees to provide such services exclusively to', 'shall exclusively supply' */
const ONLY_WITH = new RegExp(
  String.raw`\b(?:shall|will|must|agrees? to|undertakes? to|covenants? to) (?:\w+ly )?(?:${TRADES}\b[^.;]{0,90}\b(?:exclusively|only|solely) (?:to|from|for|through|with)\b|deal (?:only|solely|exclusively) in\b|${TRADES}\b[^.;]{0,60}\b(?:to|from|for|through|with) (?:the )?\w+(?: \w+)? (?:only|exclusively|alone)\b|(?:exclusively|solely) ${TRADES}\b)`,
)
/** 'shall not deal in any other brand', 'will not supply the castings to any third party' */
const NO_OTHER = new RegExp(
  String.raw`\b(?:shall|will|must|may|agrees?|undertakes?) not (?:to )?(?:,? ?directly or indirectly,? )?(?:${TRADES}|stock|promote|market|represent|offer)\b[^.;]{0,60}\b(?:(?:in|for|to|from|with|by) )?(?:any other (?:brand|person|party|buyer|customer|supplier|client|manufacturer|entity|source|company)|any third part(?:y|ies)|anyone else|any competing)\b|\b(?:is|are|be) (?:restrained|barred|prohibited|precluded) from (?:accepting orders from|selling to|supplying(?: to)?|dealing (?:in|with)|working for)\b[^.;]{0,40}\bany other\b|\bnot (?:undertake|accept|take up) any other (?:assignments?|engagements?|work)\b[^.;]{0,120}\bpaid only for\b`,
)
/** 'shall not, during the term, market or sell any products that compete with those of the other side' */
const NO_RIVALS = new RegExp(
  String.raw`\b(?:shall|will|must|may|agrees?|undertakes?) not,? (?:to )?(?:(?:during|throughout|for) [^.;,]{0,50},? )?(?:directly or indirectly,? )?(?:${TRADES}|stock|promote|market|represent|offer|distribute)\b[^.;]{0,140}\b(?:compet(?:e|es|ing|itive)|competitors?)\b`,
)
const SOLE_APPOINTMENT =
  /(?<!non-)(?<!non)\b(?:exclusive(?:ly)?|sole) (?:and exclusive )?(?:\w+ ){0,2}?(?:distributors?|dealers?|agents?|resellers?|franchisees?|right|licen[cs]e|representatives?|territory|appointment)\b/
const VERB =
  /\b(?:shall|will|must|may|agrees?|undertakes?|covenants?|(?:is|are) (?:restrained|barred|prohibited|precluded) from)\b/
const COMMITS =
  /\b(?:minimum (?:purchase|order|quantity|quantities|commitment|volume|sales?|guarantee\w*|off-?take|fee|payment|royalt\w+|number)|take[- ]or[- ]pay|guaranteed (?:minimum|volume|purchase|quantity)|retainer|(?:shall|will|agrees? to) (?:purchase|buy|order|take)[^.;]{0,60}\b(?:at least|not less than|minimum|all (?:of )?its (?:requirements?|needs))|sales targets?|performance (?:targets?|milestones?)|annual targets?|minimum of|monthly fee|fixed (?:monthly )?fee|signing (?:fee|amount)|in consideration of[^.;]{0,40}exclusiv)\b/
const NO_COMMITMENT =
  /\b(?:no (?:obligation|commitment|guarantee|minimum|assurance)|not (?:be )?(?:obliged|obligated|bound|required|committed)|does not (?:guarantee|commit|assure)|free to|at liberty to|may (?:also )?(?:appoint|engage|buy|purchase|source|procure|grant)[^.;]{0,60}\b(?:other|any(?:one| other)?|additional))\b/
const NOT_EXCLUSIVE =
  /\b(?:non-?exclusive(?:ly)?|purposes? only|solely (?:to|for) (?:the purpose|perform|provid|use)|only for the purpose|to the extent|in accordance with section|defective|counterfeit|rejected|expired|bearing|branded|confidential|use (?:the )?(?:premises|information|marks|software|trade ?marks?|funds|data)|courts?|jurisdiction|notice|trade ?marks?|licensed (?:software|products?)|assign|sub-?(?:licen[cs]e|let|contract)|disclos|copies|invoice|insurance|written (?:consent|approval))\b/
const LIMITED =
  /\b(?:outside|territor\w+|for resale|who|whom|resell\w*|authori[sz]ed|approved|end[- ]users?|to the extent|represents? and warrants?|own(?:s|ership)?|belong|right to|except)\b/
const SHORT = /\b(?:no-?shop|(?:30|45|60|90|thirty|forty-five|sixty|ninety)(?: \(\d+\))? days?)\b/

/**
 * A promise to deal with one side only is valid while the contract runs (Gujarat Bottling v Coca-Cola, 1995), but it is
 * worth something: it should be paid for by volume, retainer or targets. Flagged where nothing of that kind is found.
 */
export const exclusivityWithoutCommitment: Rule = {
  id: 'exclusivity-without-commitment',
  category: 'exclusivity_without_commitment',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 27',
      note: 'A restraint that lasts only while the contract runs is generally valid, so it will be held to.',
    },
    {
      act: 'Gujarat Bottling v Coca-Cola (Supreme Court, 1995)',
      section: '',
      note: 'An exclusive dealing during the term of a commercial contract is not a void restraint.',
    },
    {
      act: 'Competition Act 2002',
      section: 's. 3(4)',
      note: 'Exclusive dealing that harms competition appreciably is void.',
    },
  ],
  words: {
    title: 'You give up other business for {other} and get no promise back',
    short: 'Exclusivity, no volume',
    harm: 'You give up other business for {other}, and no clause found here commits {other} to a volume or a retainer in return. If it orders little, you cannot turn elsewhere.',
    ask: 'Ask for a minimum purchase, a retainer or targets, and for the exclusivity to fall away when they are missed.',
    wording:
      'The exclusivity continues only while {other} purchases at least [quantity] in each quarter; otherwise it becomes non-exclusive on notice.',
    notes: ['Keep the exclusivity short, and limited to a territory or a product.'],
    favour: {
      title: '{you} gives up other business for you',
      harm: 'You have exclusivity under this clause and are not tied to a volume.',
    },
    alone: {
      title: 'You give up other business for {other}, and {other} stays free',
      short: 'One-way exclusivity',
      harm: 'You give up other business for {other}, which by the words of the contract need not buy from you or may appoint others too. If little comes of it, you cannot turn elsewhere.',
    },
  },
  gate: /exclusiv|solely in|only in|any other|\w only[;.,]|only (?:to|from|for|through|with)|solely (?:to|from|for|through|with)|other (?:brand|person|party|buyer|customer|supplier|client|manufacturer)|third part|compet/,
  read(clause, contract) {
    if (
      isOneOf(contract, [
        ...families.employment,
        ...families.premises,
        'non_disclosure_agreement',
        'loan_agreement',
        'settlement_agreement',
        'terms_of_service',
        'privacy_policy',
        'sale_deed',
        'partnership_deed',
      ])
    )
      return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const only = ONLY_WITH.exec(sentence.text)
  const match = only ?? NO_OTHER.exec(sentence.text)
  if (match === null) return readRivals(sentence, clause, contract)
  if (
    onlyDescribes(clause, sentence) ||
    NOT_EXCLUSIVE.test(words) ||
    LIMITED.test(sentence.text.slice(match.index, match.index + match[0].length + (only === null ? 40 : 0))) ||
    SHORT.test(words)
  )
    return []
  if (isAfterTerm(words) || /\b(?:employees?|personnel|staff)\b/.test(match[0])) return []
  const bound = whoDoes(contract, sentence, VERB) ?? null
  if (bound === 'mutual') return []
  const party = isParty(bound) ? bound : null
  if (
    party === null ||
    ![
      'supplier',
      'agent',
      'licensee',
      'seller',
      'buyer',
      'customer',
      'unknown',
      'company',
      'principal',
      'licensor',
    ].includes(party.side)
  )
    return []
  const none =
    NO_COMMITMENT.test(words) ||
    contract.clauses.some((other) =>
      other.sentences.some((near) =>
        /\b(?:no (?:obligation|commitment|guarantee|assurance|minimum)|not (?:obliged|obligated|bound|committed|guarantee))\b[^.;]{0,80}\b(?:purchase|order|buy|volume|quantit\w*|work|business)/.test(
          near.full,
        ),
      ),
    )
  const commits = COMMITS.test(contract.text.norm)
  if (commits && !none) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: (commits && !none) || (!none && contract.text.norm.length > 30_000) ? 'medium' : 'high',
      burdened: party ?? weakerParty(contract),
      confidence: none ? 0.85 : 0.65,
      ...(none ? {} : { absence: true }),
      flags: [none ? 'The other side is expressly not bound to buy' : 'No minimum, retainer or target found'],
    },
  ]
}

/** A seller of another's goods who may carry no rival goods, and is not the only one appointed. */
function readRivals(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const match = NO_RIVALS.exec(sentence.text)
  if (match === null || onlyDescribes(clause, sentence) || isAfterTerm(sentence.full)) return []
  // A ban on one page or in one shop leaves the others open.
  if (
    /\bon (?:any|the|its|such|each) [^.;]{0,40}\b(?:pages?|sites?|websites?|premises|outlets?|shel(?:f|ves))\b/.test(
      sentence.text,
    )
  )
    return []
  const bound = whoDoes(contract, sentence, VERB) ?? null
  if (!isParty(bound) || !['agent', 'licensee'].includes(bound.side) || SOLE_APPOINTMENT.test(contract.text.norm))
    return []
  const othersToo = /\bnon-?exclusive\b/.test(contract.text.norm)
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: othersToo ? 'high' : 'medium',
      burdened: bound,
      confidence: 0.8,
      ...(othersToo ? {} : { absence: true }),
      flags: ['No rival goods, though others may be appointed'],
    },
  ]
}
