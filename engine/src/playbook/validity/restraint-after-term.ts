import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { counterpart, families, isAfterTerm, isOneOf, isParty, tellingPart, weakerParty, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'

const COMPETE =
  /\b(?:compet(?:e|es|ing|itor|itors|itive)|(?:same|similar|like) (?:or (?:similar|identical|competing) )?(?:line of )?(?:business|trade|products|services|activity|activities|nature)|(?:join|be employed|accept (?:any )?employment|take up (?:any )?employment|carry on|engage|engaged|work(?:ing)?|solicit business) (?:with|by|in|for|on)\b)/
const FORBIDS =
  /\b(?:shall not|will not|must not|may not|agrees? not to|undertakes? not to|covenants? not to|refrain from|(?:is|are|be) (?:prohibited|restrained|barred|restricted) from|neither [^.;]{0,80} shall|nor shall|not to)\b/
/** A bar on soliciting staff or using secrets leaves the person free to work: other rules read those. */
const ONLY_SOLICITING =
  /\b(?:solicit|entice|induce|hire|poach|employ any)\b[^.;]{0,60}\b(?:employee|employees|staff|personnel|consultants?)\b/
const GOODWILL =
  /\b(?:goodwill|sale of (?:the )?(?:business|shares)|purchase agreement|acquisition of (?:the )?(?:business|company|shares))\b/
const DURING_ONLY = /\b(?:during|throughout|while|whilst|so long as|for the duration of)\b/

/**
 * Section 27 voids a restraint on a lawful trade 'to that extent', and asks for no test of reasonableness once the
 * contract has ended, so a bar that outlives it is flagged however short (Superintendence Co v Krishan Murgai, 1980;
 * Percept D'Mark v Zaheer Khan, 2006). Bars during the term (Golikari, 1967) and on the seller of goodwill are valid.
 */
export const restraintAfterTerm: Rule = {
  id: 'restraint-after-term',
  category: 'restraint_of_trade',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 27',
      note: 'An agreement that restrains anyone from a lawful profession, trade or business is void to that extent.',
    },
    {
      act: 'Percept D\u2019Mark v Zaheer Khan (Supreme Court, 2006)',
      section: '',
      note: 'A restraint that runs after the contract has ended is void, whether or not it is reasonable.',
    },
  ],
  words: {
    title: 'You may not work in your own field after this contract ends',
    short: 'Non-compete after exit',
    harm: 'The clause bars you from competing work after the contract is over. Such a bar is void in India however short it is, yet it is still used to frighten people out of work or into court.',
    ask: 'Ask to delete the ban after the end of the contract; keep confidentiality and a narrow non-solicitation.',
    wording:
      'During the term {you} shall not engage in a business that competes with {other}. After the term only the obligations of confidentiality and of non-solicitation of employees continue.',
    notes: [
      'A ban during the term is valid and usual.',
      'Do not sign in the belief that it is void anyway: defending a suit costs time and money.',
    ],
    favour: {
      title: 'Your ban on competition after the term will not hold',
      harm: 'You cannot rely on this clause: section 27 voids it. Confidentiality and a narrow non-solicitation protect you better.',
    },
  },
  gate: /compet|(?:same|similar|like)[^.;]{0,40}(?:business|trade|products|services)|join |accept [^.]{0,20}employment/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const match = COMPETE.exec(sentence.text)
  if (match === null || !FORBIDS.test(words) || !isAfterTerm(words)) return []
  if (ONLY_SOLICITING.test(words) && !/\bcompet|similar business|same business/.test(words)) return []
  if (
    /^[^,;]{0,60}\bmeans\b/.test(words) ||
    /\bnothing (?:in this|herein|contained)[^.;]{0,60}(?:prevent|restrain|restrict|preclude)/.test(words)
  )
    return []
  if (
    GOODWILL.test(words) ||
    (DURING_ONLY.test(words) &&
      !/\b(?:and|or)\b[^.;]{0,50}\b(?:after|following|thereafter|post|period of)\b/.test(words) &&
      !/\bafter\b|\bthereafter\b|\bfollowing\b|\bfrom the date\b/.test(words))
  )
    return []
  const bound = whoDoes(contract, sentence, FORBIDS) ?? null
  const weaker = isOneOf(contract, [...families.employment, ...families.services, 'non_disclosure_agreement'])
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: weaker ? 'critical' : 'high',
      burdened: isParty(bound) ? bound : bound === 'mutual' ? null : weakerParty(contract),
      forBeneficiary: 'high',
      confidence: isParty(bound) && counterpart(contract, bound) !== null ? 0.9 : 0.75,
      flags: ['Runs after the contract has ended', 'Bars work or business, not only the use of secrets'],
    },
  ]
}
