import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { onlyDescribes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { employeeOf, isEmployment } from './employee.ts'

const BENEFIT =
  /\b(?:gratuity|provident fund|p\.?f\.?|epf|e\.?s\.?i\.?c?|state insurance|statutory (?:benefits?|dues|bonus|entitlements?)|maternity (?:leave|benefits?)?|(?:earned|annual|privilege|paid|sick|weekly) (?:leave|holidays?)|leave encashment|bonus|overtime|social security|minimum wages?|retrenchment compensation|(?:any|no|paid) leave)\b/
const DENIES =
  /\b(?:(?:shall|will|is|are|be|do|does|can|may) not (?:be )?(?:entitled|eligible|admissible|paid|payable|provided|applicable|apply|receive|get|claim|have|earn|accrue|extended|granted|given|available|enrolled|registered|covered|cover|contribute|liable|form)|not (?:be )?(?:entitled|eligible)|no (?:claim|right|entitlement)[^.;]{0,40}\b(?:to|for)|(?:receive|get|be given|be paid) no|waives?|forgoes?|gives? up|relinquish(?:es)?|forfeit(?:s|ed)?|opts? out|unpaid|without pay|exempt(?:ed)? from)\b|\bno\b[^.;]{0,80}\b(?:shall be|will be|is|are)? ?(?:payable|paid|admissible|available|provided|due|given|granted|allowed|permitted)\b|\bnot payable\b/
const INCLUSIVE =
  /\b(?:inclusive of|includes?|covers?|in lieu of|full satisfaction of)\b[^.;]{0,160}\b(?:gratuity|statutory (?:dues|benefits?|bonus|payments?)|provident fund|bonus)\b[^.;]{0,120}\b(?:nothing (?:more|further|else)|no (?:further|other|additional)|whatsoever|separately)\b|\ball-?inclusive\b[^.;]{0,120}\bno (?:further|other|additional|separate) (?:liability|obligation|payment|claim)\b[^.;]{0,60}\b(?:gratuity|provident fund|statutory|pf\b)/
const FAMILY = /\b(?:marriage|marr(?:y|ies|ied)|pregnan(?:t|cy)|maternity|conceives?|childbirth)\b/
const ENDS =
  /\b(?:terminat(?:e|es|ed|ion)|ends?|cease[sd]?|resign(?:s|ed)?|dismiss(?:ed|al)?|discharged?|come to an end|stand vacated|leave service|no longer be employed)\b/
const FIXED_TERM =
  /\b(?:fixed[- ]term|contract(?:ual)?|temporary|casual|trainees?|probation(?:er|ary)?s?)\b[^.;]{0,80}\b(?:not|no)\b[^.;]{0,60}\b(?:benefits?|entitle\w*|eligible)\b[^.;]{0,60}\b(?:permanent|regular|confirmed)\b/
const STATUTORY = /\b(?:gratuity|provident fund|p\.?f\.?|epf|esi|statutory|social security|code on wages|bonus act)\b/
/** The law itself leaves some people out, and extras above the law may be refused. */
const LAWFUL =
  /\b(?:if applicable|where applicable|as applicable|(?:as|except as|unless|to the extent|subject to)[^.;]{0,40}\b(?:law|act|code|statut\w+|required|prescribed)\b|in addition to|before completing (?:the )?(?:minimum|five|one)|less than (?:five|5|one) (?:completed )?years?|not (?:be )?less than|discretionary|performance[- ]?(?:linked )?(?:bonus|incentive)|(?:variable|retention|annual performance|joining|ex-?gratia|incentive) (?:bonus|pay)|misconduct|moral turpitude|wilful|in excess of|over and above)\b/
const LEAVE_RULE =
  /\b(?:without (?:prior )?(?:approval|permission|sanction|intimation)|during (?:the )?notice period|unauthori[sz]ed|unless (?:approved|sanctioned)|more than|exceeding|carr(?:y|ied) forward|accumulat|combined|clubbed|lapse|prior (?:written )?(?:approval|permission)|at a time|consecutive|sick leave[^.;]{0,60}certificate|leave without pay|in excess|before[^.;]{0,30}confirm)\b/

/**
 * Provident fund, insurance, gratuity, maternity leave, bonus and leave come from statute (Social Security Code 2020, Code
 * on Wages 2019, OSH Code 2020), so a contract cannot take them away. Fixed-term staff earn gratuity after one year.
 */
export const statutoryBenefitDenied: Rule = {
  id: 'statutory-benefit-denied',
  category: 'statutory_benefit_denied',
  law: [
    {
      act: 'Code on Social Security 2020',
      section: 'ss. 53, 60, 68',
      note: 'Gratuity, 26 weeks of maternity leave and the bar on dismissal during it are rights that no contract lowers; a fixed-term worker earns gratuity after one year.',
    },
    {
      act: 'Code on Wages 2019',
      section: 'ss. 26, 60',
      note: 'A contract by which an employee gives up wages or bonus is void.',
    },
    {
      act: 'Occupational Safety, Health and Working Conditions Code 2020',
      section: 's. 32',
      note: 'Workers earn one day of paid leave for every 20 days worked.',
    },
  ],
  words: {
    title: 'You lose {what}, which the law gives you',
    short: 'Benefit denied',
    harm: 'The clause takes away {what}. Where the law gives it to you, the contract cannot take it back, but you may have to fight for it.',
    ask: 'Ask to delete the clause and to say that provident fund, insurance, gratuity, bonus, leave and maternity benefit are given as the law provides.',
    wording:
      '{you} shall receive provident fund, insurance, gratuity, bonus, leave, maternity and other benefits as the law provides, in addition to the pay stated.',
    notes: ['Thresholds differ: provident fund from 20 employees, insurance, gratuity and maternity benefit from 10.'],
    favour: {
      title: 'This clause does not free you from the law\u2019s benefits',
      harm: 'You owe what the statute gives whatever the contract says, and denying it may be punished.',
    },
  },
  gate: /gratuity|provident|\bp\.?f\b|esi|statutory|maternity|leave|bonus|overtime|social security|minimum wage|marri|marry|pregnan|benefits|holiday/,
  read(clause, contract) {
    if (!isEmployment(contract)) return []
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return hits.toSorted((a, b) => Number(b.severity === 'critical') - Number(a.severity === 'critical')).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  if (onlyDescribes(clause, sentence)) return []
  const found = denial(sentence.full)
  if (found === null) return []
  const match = found.at.exec(sentence.text) ?? { index: 0, 0: sentence.text.slice(0, 40) }
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: found.severity,
      burdened: employeeOf(contract),
      forBeneficiary: found.severity,
      confidence: 0.85,
      values: { what: found.what },
      flags: [found.flag],
    },
  ]
}

function denial(words: string): { what: string; flag: string; severity: Severity; at: RegExp } | null {
  if (
    FAMILY.test(words) &&
    ENDS.test(words) &&
    !/\b(?:shall|will|may|can) not\b[^.;]{0,40}(?:terminat|dismiss|discharg|end)|\bno (?:employee|woman)[^.;]{0,60}(?:dismiss|terminat)|\bnot be (?:a )?ground/.test(
      words,
    ) &&
    /\b(?:on|upon|if|in the event|after|due to|on account of|because of|when|becomes?)\b[^.;]{0,50}(?:marriage|marr|pregnan|conceive)/.test(
      words,
    )
  )
    return {
      what: 'your job on marriage or pregnancy',
      flag: 'Ends on marriage or pregnancy',
      severity: 'critical',
      at: FAMILY,
    }
  if (INCLUSIVE.test(words))
    return {
      what: 'statutory dues on top of your pay',
      flag: 'Pay is said to include every statutory due',
      severity: 'critical',
      at: INCLUSIVE,
    }
  if (FIXED_TERM.test(words) && !/\b(?:as|except as|save as)\b[^.;]{0,30}\b(?:law|required|statut)/.test(words))
    return {
      what: 'benefits that permanent staff have',
      flag: 'Fixed-term or temporary staff are left out',
      severity: 'high',
      at: FIXED_TERM,
    }
  if (!BENEFIT.test(words) || !DENIES.test(words) || LAWFUL.test(words)) return null
  const benefit = BENEFIT.exec(words)![0]
  if (!near(words, BENEFIT, DENIES)) return null
  const isLeave = /leave|holiday/.test(benefit) && !/maternity/.test(benefit)
  if (isLeave && (LEAVE_RULE.test(words) || !/\b(?:no|not)\b/.test(words))) return null
  if (
    isLeave &&
    !/\b(?:year|months|service|employment|any (?:paid |annual )?leave|no (?:paid |annual |earned )?(?:leave|holidays?)|not be entitled to (?:any )?(?:paid |annual |earned )?(?:leave|holidays?))\b/.test(
      words,
    )
  )
    return null
  // Overtime has a rule of its own; a bonus above the statutory one is the employer's to give.
  if (benefit === 'overtime' || (benefit === 'bonus' && !STATUTORY.test(words))) return null
  const flag = `Denies ${benefit}`
  return {
    what: isLeave
      ? 'paid leave'
      : /maternity/.test(benefit)
        ? 'paid maternity leave'
        : benefit.replace(/^(?:any|no|paid) /, ''),
    flag,
    severity: isLeave ? 'high' : 'critical',
    at: BENEFIT,
  }
}

/** Both within a hundred characters of each other: 'no bonus ... payable', not a denial at the far end of a long sentence. */
function near(words: string, one: RegExp, other: RegExp): boolean {
  const first = one.exec(words)!
  const second = other.exec(words)!
  return (
    Math.max(first.index, second.index) - Math.min(first.index + first[0].length, second.index + second[0].length) <=
    100
  )
}
