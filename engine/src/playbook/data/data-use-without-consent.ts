import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isNegated, isOneOf, onlyDescribes, partyOn, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const DATA =
  /\b(?:personal (?:data|information|details)|your (?:data|information|details|contacts)|user(?:'s|s')? (?:data|information)|(?:customer|employee|consumer)s?'? (?:personal )?(?:data|information|details)|customer database|sensitive personal|contact details|(?:biometric|health|location) data|children'?s'? (?:data|information)|information (?:about|of) (?:you|the user|users|children))\b/
const USES =
  /\b(?:use[sd]?|collect(?:s|ed)?|shar(?:e|es|ed|ing)|disclos(?:e|es|ed|ing)|sell|sold|rent(?:ed)?|process(?:es|ed)?|transfer(?:red)?|provide[sd]?|pass(?:ed)? on|monetis[ez]|consents? to|agrees? to)\b/
const ANY_PURPOSE =
  /\bfor any (?:and all )?(?:other )?(?:lawful |business |commercial )?(?:purposes?|reasons?)\b|\b(?:as|in any (?:manner|way)) (?:that )?(?:it|we|the (?:company|platform|provider))? ?(?:deems?|sees?|thinks?|likes?|may choose)\b|\bat (?:its|our) (?:sole )?discretion\b|\bwithout (?:any )?(?:further |prior |your )*(?:consent|notice|permission|approval)\b/
const SELLS =
  /\b(?:may|will|shall|entitled to|rights? to|free to|consents? to|agrees? to)\b[^.;]{0,40}\b(?:sell|rent|trade|moneti[sz]e|selling|sale)\b[^.;]{0,60}\b(?:data|database|information|details)\b|\b(?:data|information|details)\b[^.;]{0,50}\b(?:may|can|will) (?:also )?be (?:\w+ (?:or|and) )?(?:sold|rented|traded|moneti[sz]ed)\b/
const MARKETING =
  /\b(?:shar(?:e|es|ed|ing)|disclos\w+|provid\w+|pass\w*)\b[^.;]{0,100}\b(?:partners?|advertisers?|affiliates?|third part(?:y|ies))\b[^.;]{0,80}\b(?:marketing|promotion\w*|advertis\w+)|\buse\b[^.;]{0,20}\bpersonal (?:data|information)\b[^.;]{0,60}\bfor (?:its|their) own (?:marketing|promotion\w*|advertis\w+|commercial)|\b(?:used|use)\b[^.;]{0,60}\b(?:marketing|advertis\w+) by (?:third|our partners|any)/
const BY_USING =
  /\bby (?:using|accessing|visiting|browsing|continuing|signing up|registering)\b[^.;]{0,120}\b(?:consents?|agrees?|deemed)\b[^.;]{0,120}\b(?:shar|partners|third part|sell|marketing|any purpose|disclos)/
const IRREVOCABLE =
  /\b(?:irrevocabl[ey]|(?:may|can|shall) not (?:be )?(?:withdraw|revok)\w*|(?:consent|permission)[^.;]{0,60}\b(?:cannot|may not|shall not)\b[^.;]{0,20}\b(?:withdrawn|revoked)|cannot (?:withdraw|revoke)|no right to withdraw|perpetual consent)\b/
const CHILDREN =
  /\b(?:collect|process|use|track|profile)\w*\b[^.;]{0,50}\b(?:data|information|behaviou?r)\b[^.;]{0,30}\b(?:of|about|from) (?:children|minors|persons? (?:under|below))\b|\b(?:collect|process|use|share)\w* (?:\w+ ){0,3}children's (?:personal )?(?:data|information)\b|\b(?:track|profile|target)\w* (?:\w+ ){0,2}(?:children|minors)\b/
const FAIR =
  /\b(?:only (?:for|to|with)|solely (?:for|to)|opt(?:ed)?[- ]?(?:in|out)|with (?:your|the user's|the customer's|their|his|explicit|express|prior)[^.;]{0,30}consent|anonymi[sz]ed|aggregated|de-?identified|parental consent|verifiable|guardian|unsubscribe|purposes? (?:listed|stated|described|set out|specified)|as (?:required|permitted) by law|required by (?:applicable )?law)\b/

/**
 * Consent to the use of personal data must be free, specific, informed and as easy to withdraw as to give (DPDP Act
 * ss. 4-7, 9, expected May 2027; today the SPDI Rules ask written consent for sensitive data). A blanket one does not stand.
 */
export const dataUseWithoutConsent: Rule = {
  id: 'data-use-without-consent',
  category: 'data_use_without_consent',
  law: [
    {
      act: 'Digital Personal Data Protection Act 2023',
      section: 'ss. 5, 6, 9',
      note: 'Consent holds for named purposes after an itemised notice, and can be withdrawn; for those under 18 a parent must consent. Expected to apply from May 2027.',
    },
    {
      act: 'Information Technology Act 2000',
      section: 's. 43A',
      note: 'Careless handling of sensitive personal data is compensated; this applies until the new Act takes over.',
    },
  ],
  words: {
    title: 'Personal data may be used {what}',
    short: 'Data without consent',
    harm: 'The clause lets personal data be used {what}. A blanket or irrevocable consent gives no real choice and will not stand.',
    ask: 'Ask for a list of purposes, an opt-in for marketing and sharing, and a way to withdraw and to have data erased.',
    wording:
      'Personal data is processed only for the purposes listed in Schedule 1, on consent that may be withdrawn at any time, or where law permits.',
    notes: ['For people in the European Union the GDPR asks for the same, today.'],
    favour: {
      title: 'You may use people\u2019s data freely under this clause',
      harm: 'The consent behind it is weak: expect it to fall once the new Act applies.',
    },
  },
  gate: /personal|your (?:data|information|details|contacts)|user|customer|employee|consumer|contact details|biometric|health|children|minor/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (onlyDescribes(clause, sentence) || (!DATA.test(words) && !CHILDREN.test(words))) return []
  const match = USES.exec(sentence.text)
  if (
    match === null ||
    isNegated(sentence.text, match.index) ||
    /\b(?:shall|will|do|does|may|must) (?:not|never)\b[^.;]{0,40}\b(?:use|sell|share|disclose|collect|process|rent|transfer)/.test(
      words,
    )
  )
    return []
  const found = use(words, withNext(clause, sentence))
  if (found === null) return []
  const employment = isOneOf(contract, families.employment)
  // What one business tells another about secrets is a matter of confidence, not of people's data.
  if (/\bconfidential information\b/.test(words) && !/\bpersonal\b/.test(words)) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: employment ? 'medium' : found.severity,
      burdened: partyOn(contract, 'user', 'employee', 'customer', 'controller'),
      forBeneficiary: 'medium',
      confidence: 0.78,
      values: { what: found.what },
      flags: [`May be used ${found.what}`],
    },
  ]
}

function use(words: string, context: string): { what: string; severity: Severity } | null {
  if (
    CHILDREN.test(words) &&
    !/\b(?:parent|guardian|not (?:knowingly )?(?:collect|intended|process)|no (?:tracking|data))/.test(context)
  )
    return { what: 'for children without a parent\u2019s consent', severity: 'critical' }
  if (SELLS.test(words) && DATA.test(words) && !FAIR.test(words))
    return { what: 'for sale to others', severity: 'critical' }
  if (IRREVOCABLE.test(words) && /\bconsent|permission|agree/.test(words))
    return { what: 'on a consent that cannot be withdrawn', severity: 'high' }
  if (FAIR.test(context)) return null
  if (MARKETING.test(words)) return { what: 'by others for their marketing', severity: 'high' }
  if (BY_USING.test(words)) return { what: 'by partners, merely because you use the service', severity: 'high' }
  if (ANY_PURPOSE.test(words) && /\b(?:use|shar|disclos|process|transfer|collect|sell)/.test(words))
    return { what: 'for any purpose', severity: 'high' }
  return null
}
