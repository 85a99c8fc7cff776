import type { Contract } from '../../contract.ts'
import { findSentence, isParty, onlyDescribes, partyOn, periodsIn, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { absentFrom } from './absence.ts'

const BREACH =
  /\b(?:(?:personal )?data breach(?:es)?|security (?:incidents?|breach(?:es)?)|breach(?:es)? of (?:security|personal data|data)|unauthori[sz]ed (?:access|disclosure|use)|data leaks?|cyber(?:security)? incidents?|loss of (?:personal |customer )?data)\b/
const TELLS =
  /\b(?:notif(?:y|ies|ied|ication)|inform(?:s|ed)?|report(?:s|ed|ing)?|notice|intimat(?:e|es|ed|ion)|alert|advise|disclose)\b/
const DENIES =
  /\b(?:no (?:duty|obligation)|not (?:be )?(?:obliged|required|bound|liable)|shall not (?:be required to )?(?:report|notify|inform))\b|\bonly if\b[^.;]{0,80}\b(?:material|deems?|considers?|decides?|opinion|discretion)|\b(?:at its (?:sole )?discretion|if it (?:deems?|considers?|thinks?))\b/
const DATA = /\b(?:data|security|incident|cyber|confidential)\b/

/**
 * Whoever owns the relation to people must report a breach without delay: to CERT-In within 6 hours now, to the Board with
 * details within 72 hours once DPDP Rule 7 applies (expected May 2027). A vendor who tells late, or need not tell, makes
 * its customer late.
 */
export const missingBreachNotice: Rule = {
  id: 'missing-breach-notice',
  category: 'missing_breach_notice',
  absence: true,
  law: [
    {
      act: 'CERT-In Directions 2022',
      section: '',
      note: 'Listed cyber incidents are reported to CERT-In within 6 hours.',
    },
    {
      act: 'Digital Personal Data Protection Act 2023 and Rules 2025',
      section: 's. 8(6), Rule 7',
      note: 'A breach is told to the people affected and the Board without delay, with details to the Board within 72 hours; expected to apply from May 2027.',
    },
  ],
  words: {
    title: 'You may learn of a data breach too late',
    short: 'Breach notice',
    harm: '{why} You have 6 hours to report to CERT-In, and from about May 2027 72 hours to the Board, counted from when you should know.',
    ask: 'Ask for notice of any data breach within 24 hours, with details, help with reports, and costs on whoever was at fault.',
    wording:
      'The provider shall notify {you} of any personal data breach within 24 hours of becoming aware, with details, and assist with reports to the Board, CERT-In and affected persons.',
    notes: ['SEBI, RBI and IRDAI set shorter clocks for regulated businesses.'],
    favour: {
      title: 'No duty to report breaches binds you by contract',
      harm: 'The law\u2019s own duties of reporting apply to you all the same.',
    },
  },
  readWhole(contract) {
    const stated = findSentence(
      contract,
      BREACH,
      (sentence, clause) => TELLS.test(sentence.full) && clause.kind !== 'recitals' && !onlyDescribes(clause, sentence),
    )
    if (stated === null) {
      const hits = absentFrom(
        contract,
        contract.type === 'software_as_a_service_agreement' ? 'medium' : 'high',
        'medium',
        ['No clause on data breaches'],
        {
          why: 'No clause makes the side that handles the data report a breach.',
        },
      )
      // A contract for services that merely mentions data needs no incident clause of its own.
      return hits.filter((hit) => hit.severity === 'high' || contract.type === 'software_as_a_service_agreement')
    }
    return slow(contract)
  },
}

/** Notice that is late, optional or refused. */
function slow(contract: Contract): Hit[] {
  const late = findSentence(contract, BREACH, (sentence, clause) => {
    if (/\bconfidential information\b/.test(sentence.full) && !/\bdata\b/.test(sentence.full)) return false
    if (!TELLS.test(sentence.full) || !DATA.test(sentence.full) || clause.kind === 'recitals') return false
    if (DENIES.test(sentence.full)) return true
    const breach = sentence.start + (BREACH.exec(sentence.text)?.index ?? 0)
    const near = periodsIn(contract, sentence).filter(({ start }) => Math.abs(start - breach) <= 140)
    // 'within 24 hours' beside 'delete within 30 days': the quick one is the notice.
    return (
      near.every(({ days }) => days > 3.5) &&
      near.some((period) => /\bwithin\b[^.;]{0,24}$/.test(sentence.text.slice(0, period.start - sentence.start)))
    )
  })
  if (late === null) return []
  const denied = DENIES.test(late.sentence.full)
  const match = BREACH.exec(late.sentence.text) ?? { index: 0, 0: '' }
  const teller = whoDoes(contract, late.sentence, TELLS)
  const harmed = isParty(teller) ? contract.parties.find((party) => party.index !== teller.index) : undefined
  return [
    {
      span: tellingPart(late.sentence, match),
      clause: late.clause,
      severity: 'high',
      burdened: harmed ?? partyOn(contract, 'controller', 'customer', 'user'),
      forBeneficiary: 'medium',
      confidence: 0.8,
      values: {
        why: denied
          ? 'The side that handles the data need not report a breach, or decides for itself whether to.'
          : 'The time allowed for reporting a breach is longer than your own.',
      },
      flags: [denied ? 'Reporting is optional' : 'Reporting is slow'],
    },
  ]
}
