import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { findSentence, isParty, partyOn, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const MAKES =
  /\b(?:develop(?:s|ing|ment)?|design(?:s|ing)?|creat(?:e|es|ing|ion)|build(?:s|ing)?|writ(?:e|es|ing)|produc(?:e|es|ing)|prepar(?:e|es|ing)|cod(?:e|ing)|compos(?:e|es|ing)|photograph(?:ing)?)\b[^.;]{0,100}\b(?:software|website|web ?site|mobile app(?:lication)?s?|app(?:lication)?s?|source code|logo|artwork|graphics?|designs?|creatives?|content|videos?|films?|photographs?|articles?|blog posts?|illustrations?|drawings?|prototypes?|deliverables?|branding|advertisements?|campaign (?:materials?|assets?)|training materials?)\b/
const SPEAKS_OF_IP =
  /\b(?:intellectual property|copyrights?|work product|works? (?:made )?for hire|ownership of (?:the )?(?:deliverables|works?|results|designs?|content|software|materials)|(?:deliverables|works?|designs?|content|software|materials|results)[^.;]{0,60}\b(?:belongs?|vests?|owned by|property of)|proprietary rights)\b/
const AS_PER_LAW =
  /\b(?:intellectual property(?: rights?)?|copyrights?|ip)\b[^.;]{0,80}\b(?:vest|belong|owned|determined|governed|decided)\w*\b[^.;]{0,30}\b(?:as per|according to|in accordance with|by) (?:the )?(?:applicable |relevant )?(?:law|laws|copyright act)\b/
const LATER =
  /\b(?:intellectual property|copyright|ownership)\b[^.;]{0,80}\b(?:to be (?:mutually )?(?:decided|agreed|determined|discussed)|mutually (?:decided|agreed) (?:later|upon)|decided later)\b/
const JOINT =
  /\b(?:intellectual property|copyright|deliverables?|work product|works?|software|inventions?)\b[^.;]{0,80}\b(?:joint(?:ly)? (?:own(?:ed|ership)?)|co-?owned|owned jointly|joint property)\b/
const JOINT_RULES =
  /\b(?:without (?:the )?(?:consent|accounting)|each (?:party|of them|owner)[^.;]{0,60}\b(?:may|free|entitled)|licen[cs]e|exploit|consent of the other|duty to account|equal undivided)\b/
const FOR_HIRE = /\bworks? (?:made )?for hire\b/
const ASSIGNS =
  /\b(?:hereby (?:irrevocably )?assigns?|assigns?|shall assign|agrees? to assign|assignment of|transfers? (?:all|any|its|his|her))\b/
const OWNS_ONLY =
  /\b(?:client|company|customer)\b[^.;]{0,30}\b(?:shall|will) (?:\w+ly )?own\b[^.;]{0,80}\b(?:works?|deliverables?|designs?|software|content|results|work product)\b/

/**
 * A contractor is first owner of what they create (Copyright Act s. 17); the customer owns it only by a signed assignment
 * that names the work, and silence on term or territory means five years and India (s. 19). So paid creative work without
 * clear words on ownership leaves the customer without the title and the maker without certainty.
 */
export const ipOwnershipUnclear: Rule = {
  id: 'ip-ownership-unclear',
  category: 'ip_ownership_unclear',
  absence: true,
  law: [
    {
      act: 'Copyright Act 1957',
      section: 's. 17',
      note: 'A contractor is first owner of the copyright in what they create, unless they assign it.',
    },
    {
      act: 'Copyright Act 1957',
      section: 's. 19',
      note: 'An assignment must be written and signed and name the work and the royalty or other price; silence on time means five years, on place India.',
    },
  ],
  words: {
    title: 'Who owns the work stays open',
    short: 'Ownership unclear',
    harm: '{why} In India whoever creates a work as a contractor owns it unless a signed paper says otherwise.',
    ask: 'Ask for a present assignment, or a clear licence, that names the work, the rights, the time and the territory.',
    wording:
      'On full payment the maker hereby assigns all copyright and other rights in the deliverables to the customer, worldwide and in perpetuity; section 19(4) of the Copyright Act shall not apply.',
    notes: ['The maker may keep background work and license it instead.'],
    favour: {
      title: 'You may still own what you make',
      harm: 'The other side will ask for an assignment: settle the price and the scope now.',
    },
  },
  contracts: [
    'consultancy_agreement',
    'service_agreement',
    'master_service_agreement',
    'marketing_agreement',
    'outsourcing_agreement',
  ],
  readWhole(contract) {
    const stated = statedUnclearly(contract)
    if (stated !== null) return [stated]
    if (SPEAKS_OF_IP.test(contract.text.norm) || ASSIGNS.test(contract.text.norm)) return []
    const scope = findSentence(
      contract,
      MAKES,
      (sentence, clause) =>
        clause.kind !== 'signature' &&
        makesIt(contract, sentence) &&
        /\b(?:shall|will|agrees?|engage[sd]?|appoint(?:s|ed)?|services? (?:include|consist|are)|scope)\b/.test(
          sentence.full,
        ),
    )
    if (scope === null) return []
    return [
      hit(
        contract,
        scope,
        MAKES,
        'high',
        'The contract orders work to be created and says nothing about who will own it.',
        'No word on ownership',
      ),
    ]
  },
}

/** A supplier does the creating, by name, or the sentence lists services. */
function makesIt(contract: Contract, sentence: Sentence): boolean {
  const who = whoDoes(contract, sentence, MAKES)
  return isParty(who)
    ? ['supplier', 'agent', 'unknown'].includes(who.side)
    : who === null && /\bservices\b/.test(sentence.full)
}

function statedUnclearly(contract: Contract): Hit | null {
  const kinds: [RegExp, 'high' | 'medium', string, string, (full: string) => boolean][] = [
    [
      AS_PER_LAW,
      'high',
      'The contract leaves ownership to the law, which gives it to the maker.',
      'Left to the law',
      () => true,
    ],
    [LATER, 'high', 'The contract puts ownership off to a later agreement.', 'Left to a later agreement', () => true],
    [
      JOINT,
      'medium',
      'The work is owned jointly, and no rule says who may use or license it.',
      'Joint ownership without rules',
      (full) =>
        !JOINT_RULES.test(full) &&
        !JOINT_RULES.test(contract.clauses.find((clause) => clause.text.includes(full.slice(0, 60)))?.text ?? ''),
    ],
    [
      FOR_HIRE,
      'medium',
      'The contract relies on the American notion of work made for hire, which Indian law does not know, and assigns nothing.',
      'Work for hire without an assignment',
      () => !ASSIGNS.test(contract.text.norm) && /\bindia\b|\brs\b|₹|\binr\b/.test(contract.text.norm),
    ],
    [
      OWNS_ONLY,
      'medium',
      'The contract says who shall own the work and does not assign it.',
      'No assignment',
      () => !ASSIGNS.test(contract.text.norm),
    ],
  ]
  for (const [words, severity, why, flag, accept] of kinds) {
    const place = findSentence(
      contract,
      words,
      (sentence, clause) =>
        clause.kind !== 'recitals' &&
        accept(sentence.full) &&
        !/\b(?:pre-?existing|background|law of|dispute|arbitrat)/.test(sentence.full),
    )
    if (place !== null) return hit(contract, place, words, severity, why, flag)
  }
  return null
}

function hit(
  contract: Contract,
  place: { clause: Clause; sentence: Sentence },
  at: RegExp,
  severity: 'high' | 'medium',
  why: string,
  flag: string,
): Hit {
  const match = at.exec(place.sentence.text) ?? { index: 0, 0: '' }
  return {
    span: tellingPart(place.sentence, match),
    clause: place.clause,
    severity,
    burdened: partyOn(contract, 'customer', 'principal', 'company'),
    forBeneficiary: 'medium',
    confidence: 0.7,
    values: { why },
    flags: [flag],
  }
}
