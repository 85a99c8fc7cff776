import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isNegated, onlyDescribes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { employeeOf, isEmployment } from './employee.ts'

const WATCHES =
  /\b(?:monitor(?:ed|ing|s)?|track(?:ed|ing)?|surveil\w*|record(?:ed|ing)?|access(?:ed)?|inspect(?:ed|ion)?|search(?:ed)?|intercept(?:ed)?|read|review(?:ed)?|collect(?:ed)?|install(?:ed)?|disclose|share (?:the|his|her|your)? ?passwords?|give|provide|hand over|stay on|remain (?:switched )?on|keep)\b/
const PRIVATE =
  /\b(?:personal (?:devices?|phones?|mobiles?|laptops?|e-?mails?|accounts?|computers?|messages)|(?:own|private) (?:devices?|phones?|accounts?|e-?mails?|messages)|social media (?:accounts?|passwords?|profiles?)|passwords? (?:of|to|for) (?:his|her|their|your|all|any)? ?(?:personal|social|private|e-?mail)|whatsapp|personal (?:and|or) (?:office|official|company) devices)\b/
const ROUND_CLOCK =
  /\b(?:round the clock|24 ?x ?7|at all (?:times|hours)|(?:outside|beyond|after) (?:of )?(?:working|office|duty|business) hours|off[- ]duty|even (?:when|while) (?:off|on leave|at home)|on leave)\b/
const LOCATION = /\b(?:location|gps|geo-?location|whereabouts|movements?)\b/
const WEBCAM = /\b(?:web ?cam(?:era)?|camera|screen recording|screenshots?|keystrokes?|key ?loggers?|microphone)\b/
const BODY = /\b(?:biometrics?|health|medical|genetic|fingerprints?|facial)\b/
const BROAD =
  /\bno (?:reasonable )?expectation of privacy\b|\bwithout (?:any )?(?:prior )?(?:notice|intimation|consent|limitation)\b|\bat any time\b|\bany (?:and all )?communications?\b/
const FAIR =
  /\b(?:for (?:the )?(?:purposes? of )?(?:security|compliance)|written (?:notice|policy)|during working hours|company (?:systems?|devices?|property|owned|issued|provided)|work (?:devices|systems)|(?:its|our) own (?:e-?mail|systems?|laptops?|devices?|networks?|equipment))\b/

/**
 * Watching company systems is ordinary; watching people's private devices, accounts, bodies or hours is not, and consent
 * given to keep a job is weak (Puttaswamy, 2017; DPDP Act s. 7(i), whose main duties are expected in May 2027).
 */
export const employmentSurveillance: Rule = {
  id: 'employment-surveillance',
  category: 'employment_surveillance',
  law: [
    {
      act: 'Digital Personal Data Protection Act 2023',
      section: 's. 7(i)',
      note: 'An employer may use personal data for employment and to prevent loss, not without limit; the main duties are expected to apply from May 2027.',
    },
    {
      act: 'Information Technology Act 2000',
      section: 's. 43A',
      note: 'Whoever is careless with sensitive personal data pays compensation; this applies until the new Act takes over.',
    },
  ],
  words: {
    title: '{other} may watch {what}',
    short: 'Surveillance',
    harm: 'The clause lets {other} watch or collect {what}. That reaches into your private life and is hard to undo once agreed.',
    ask: 'Ask to limit monitoring to company systems during work, for security, under a written policy, with personal devices and off-duty time left out.',
    wording:
      'Monitoring is limited to company systems during work, for security and compliance, under a written notice; personal devices, personal accounts and off-duty conduct are excluded.',
    notes: ['Ask how long recordings are kept and who sees them.'],
    favour: {
      title: 'Consent to this much monitoring is weak',
      harm: 'Consent given to keep a job may not stand, and you answer for every leak of what you collect.',
    },
  },
  gate: /monitor|intercept|record|track|surveil|privacy|personal (?:device|phone|mobile|e-?mail|account)|webcam|camera|passwords?|biometric|location|social media/,
  read(clause, contract) {
    if (!isEmployment(contract)) return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const match = WATCHES.exec(sentence.text) ?? BROAD.exec(sentence.text)
  if (match === null || onlyDescribes(clause, sentence) || isNegated(sentence.text, match.index)) return []
  if (
    /\b(?:excluded?|shall not|will not|may not|must not|not be (?:monitored|accessed|used))\b/.test(words) &&
    !/\bno (?:reasonable )?expectation/.test(words)
  )
    return []
  const found = reach(words)
  if (found === null) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: found.severity,
      burdened: employeeOf(contract),
      forBeneficiary: 'medium',
      confidence: 0.8,
      values: { what: found.what },
      flags: [`Reaches ${found.what}`],
    },
  ]
}

function reach(words: string): { what: string; severity: Severity } | null {
  const watches =
    /\b(?:monitor|track|surveil|record|access|inspect|search|intercept|read|review|collect|install|passwords?|credentials|stay on|remain (?:switched )?on)/.test(
      words,
    )
  if (PRIVATE.test(words) && watches) return { what: 'your personal devices or accounts', severity: 'high' }
  if ((LOCATION.test(words) || WEBCAM.test(words)) && ROUND_CLOCK.test(words) && watches)
    return { what: 'you outside work too', severity: 'high' }
  if (WEBCAM.test(words) && /\b(?:throughout|at all times|always|entire|continuous\w*|whole)\b/.test(words))
    return { what: 'you by camera all day', severity: 'high' }
  if (
    BODY.test(words) &&
    /\bcollect|share[ds]?\b/.test(words) &&
    /\b(?:affiliates?|third part(?:y|ies)|any (?:person|purpose)|partners?|group (?:companies|entities)|clients?)\b/.test(
      words,
    )
  )
    return { what: 'your health or body data, and pass it on', severity: 'high' }
  if (/\bno (?:reasonable )?expectation of privacy\b/.test(words))
    return { what: 'everything that you do on its systems', severity: 'medium' }
  if (
    /\bmonitor|surveil|intercept|record(?:ed|ing)?\b/.test(words) &&
    BROAD.test(words) &&
    !FAIR.test(words) &&
    /\b(?:e-?mails?|calls?|communications?|devices?|internet|computer|activit(?:y|ies))\b/.test(words)
  )
    return { what: 'all that you write and say', severity: 'medium' }
  return null
}
