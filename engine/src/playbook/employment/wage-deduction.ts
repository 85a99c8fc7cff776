import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isNegated, onlyDescribes, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { employeeOf, isEmployment } from './employee.ts'

const TAKES =
  /\b(?:deduct(?:ed|ion|ions|s)?|recover(?:ed|y|able|s)?|adjust(?:ed)?|withh(?:old|eld)|retain(?:ed)?|set[- ]?off|forfeit(?:ed|s|ure)?|fined?|debit(?:ed)?|(?:shall|will|must) (?:pay|deposit)|made good (?:from|out of)|reduce[ds]?|loss of pay|be cut|docked?)\b/
const PAY =
  /\b(?:salary|salaries|wages?|remuneration|pay|stipend|ctc|dues|emoluments|compensation|security deposit|month's)\b/
/** A fine on an employee is taken from pay even where the sentence does not say so. */
const FINED = /\b(?:fine|penalty)\b[^;]{0,80}\bdeduct|\bfined\b|\bdeduct\w*\b[^;]{0,80}\b(?:fine|penalty)\b/
const LAWFUL =
  /\b(?:permitted|required|prescribed|provided|authori[sz]ed|allowed|permissible|mandated|applicable|accordance with|under|as per)\b[^.;]{0,40}\b(?:section 18|code on wages|law|laws|statut\w+)\b|\bstatutory deductions?\b/
const ORDINARY =
  /\b(?:tds|tax(?:es)?|income[- ]tax|provident fund|pf|esi|esic|professional tax|loan|advances?|instal?ments?|overpa(?:id|yment)|excess payment|absence|unauthori[sz]ed absence|unpaid leave|leave without pay|loss of pay|proportionate\w*|pro[- ]?rata)\b/
const NOTICE_PAY = /\b(?:notice period|in lieu of|shortfall (?:in|of) notice|unserved|short notice|notice pay)\b/

interface Pattern {
  readonly words: RegExp
  readonly what: string
  readonly severity: Severity
  /** an ordinary deduction named in the same breath does not excuse this one */
  readonly always?: boolean
}

const patterns: readonly Pattern[] = [
  {
    words:
      /\bwithh(?:old|eld)\b[^.;]{0,30}\b(?:salary|wages|pay)\b[^.;]{0,80}\b(?:targets?|performance|discretion|until|pending|customers?)\b|\b(?:targets?|quotas?)\b[^.;]{0,40}\bnot (?:achieved|met|reached|attained)\b[^.;]{0,60}\b(?:reduce|withhold|deduct)\b[^.;]{0,20}\b(?:the|his|her|their|basic|fixed|monthly) (?:salary|wages)\b/,
    what: 'pay that you have earned, held back',
    severity: 'high',
  },
  {
    words: /\b(?:5[1-9]|[6-9]\d|100) ?(?:%|per ?cent)[^.;]{0,40}\b(?:salary|wages|pay|remuneration)\b/,
    what: 'more than half of your pay',
    severity: 'critical',
    always: true,
  },
  {
    words:
      /\bsecurity (?:deposit|amount)\b|\bdeposit (?:of )?(?:rs|inr|₹)[^.;]{0,60}\b(?:security|salary)|\b(?:retain|deduct|withh)\w*[^;]{0,60}\bas (?:a )?(?:refundable )?security\b|\bcaution (?:money|deposit)\b/,
    what: 'a security deposit from your own pay',
    severity: 'critical',
    always: true,
  },
  {
    words:
      /\b(?:entire|whole|full|complete|last|final)(?: and final)? (?:month(?:'s)?(?: of)? )?(?:salary|wages?|pay|month|dues|remuneration)\b[^.;]{0,120}\b(?:forfeit|withh(?:e|o)ld|adjust|not be (?:paid|payable))|\b(?:forfeit\w*|lose|no)\b[^.;]{0,50}\b(?:entire|whole|all|unpaid|pending|accrued|full and final|earned)\b[^.;]{0,30}\b(?:salary|wages|dues|pay)\b/,
    what: 'your whole pay for a time',
    severity: 'critical',
    always: true,
  },
  {
    words:
      /\b(?:any|all) (?:such )?(?:other )?(?:amounts?|sums?|money|monies)\b[^.;]{0,60}\b(?:deems?|considers?|thinks?|may decide|discretion|sees? fit|in its opinion)|\b(?:deduct|withhold|recover)\b[^.;]{0,120}\b(?:at (?:its|the)[^.;]{0,20}discretion|as (?:it|the (?:company|employer|management)) (?:may )?(?:deems?|thinks?|considers?|decides?)|for any reason|without (?:any )?(?:prior )?(?:notice|intimation|consent|assigning))/,
    what: 'whatever the employer chooses to take from your pay',
    severity: 'critical',
  },
  {
    words: /\b(?:loss(?:es)?|damages?|breakages?|shortages?|theft|customer complaints?|errors?|mistakes?|bad debts?)\b/,
    what: 'losses of the business, taken from your pay without a hearing',
    severity: 'critical',
  },
  {
    words:
      /\b(?:each|every|per|for (?:any )?)\b[^.;]{0,30}\b(?:late|delay\w*|absence|mistake|error|breach|violation|instance|misconduct|failure)\b|\b(?:as (?:a )?|by way of )(?:penalty|fine)\b|\blate (?:coming|arrival|attendance|mark)s?\b|\b(?:fine|penalty) of\b|\bfined\b|\bimpose (?:a |any )?(?:fines?|penalt(?:y|ies))\b/,
    what: 'fines for lateness or mistakes',
    severity: 'high',
    always: true,
  },
  {
    words:
      /\b(?:cost|price|charges|expenses?|value) (?:of|for|towards)[^.;]{0,60}\b(?:laptop|uniform|equipment|training|recruitment|id card|tools?|accommodation|background (?:check|verification)|hiring|onboarding)|\b(?:training|recruitment|uniform|hiring) (?:costs?|charges|expenses|fees?)\b/,
    what: 'what the job itself costs the employer',
    severity: 'high',
  },
  {
    words: /\b(?:double|twice|thrice|treble|two times|three times|200 ?%)\b/,
    what: 'a multiple of the notice pay',
    severity: 'high',
    always: true,
  },
]

/**
 * The Code on Wages lists what may be taken from pay (s. 18), caps it at half, and asks for notice and a hearing before a
 * fine (s. 19) or a charge for loss (ss. 20, 21). It covers every employee; what an employee pays the employer counts too.
 */
export const wageDeduction: Rule = {
  id: 'wage-deduction',
  category: 'wage_deduction',
  law: [
    {
      act: 'Code on Wages 2019',
      section: 's. 18',
      note: 'Only the listed deductions may be made, never more than half of the wages of a period; what you pay the employer counts as one.',
    },
    {
      act: 'Code on Wages 2019',
      section: 'ss. 19, 20, 21',
      note: 'Fines stop at 3% of the wages and need notice and a chance to explain; loss may be charged only for goods or money entrusted to you and lost by neglect.',
    },
  ],
  words: {
    title: 'Your pay can be cut: {what}',
    short: 'Pay deduction',
    harm: 'The clause lets money be taken from you as an employee: {what}. The wage law allows only the deductions that it lists, and never more than half of your pay.',
    ask: 'Ask to replace the clause by the list of the wage law, with notice and a hearing before any deduction and no security deposit.',
    wording:
      'Deductions shall be made only as section 18 of the Code on Wages, 2019 permits, after written notice to {you} and a chance to be heard.',
    notes: ['Tax, provident fund, instalments of a loan and unpaid leave in proportion are lawful deductions.'],
    favour: {
      title: 'You may not make these deductions',
      harm: 'A deduction outside the list of the wage law must be paid back and may be punished, whatever the contract says.',
    },
  },
  gate: /debit|\bcut\b|made good|reduce|retain|deduct|recover|adjust|withh[oe]ld|forfeit|fine|deposit|penalt|set[- ]?off|double|twice/,
  read(clause, contract) {
    if (!isEmployment(contract)) return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  const match = TAKES.exec(sentence.text)
  if (
    match === null ||
    onlyDescribes(clause, sentence) ||
    !(PAY.test(words) || FINED.test(words)) ||
    // 'if targets are not met, the salary may be reduced': what is denied is the target.
    (isNegated(sentence.text, match.index) && !/\b(?:targets?|quotas?)\b[^.;]{0,40}\bnot\b/.test(words))
  )
    return []
  if (LAWFUL.test(withNext(clause, sentence)) && !/\bnotwithstanding\b/.test(words)) return []
  const found = patterns.find(
    (pattern) =>
      pattern.words.test(words) &&
      (pattern.always === true || !ORDINARY.test(words.replace(/\bin (?:\w+ ){0,3}instal?ments\b/, ' '))),
  )
  if (found === undefined) return []
  if (
    found.severity !== 'critical' &&
    NOTICE_PAY.test(words) &&
    !/\b(?:double|twice|thrice|penalty|fine)\b/.test(words)
  )
    return []
  if (
    /\bgoods? (?:or|and) (?:money|cash) entrusted|\b(?:after|upon)\b[^.;]{0,60}\b(?:hearing|opportunity|inquiry|enquiry|chance to (?:explain|be heard)|show cause)\b/.test(
      words,
    )
  )
    return []
  // Loss that the employee must make good need not come from pay; that is a matter of damages.
  if (found.what.startsWith('losses') && !/\b(?:salary|salaries|wages?|pay|remuneration|dues|emoluments)\b/.test(words))
    return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: found.severity,
      burdened: employeeOf(contract),
      forBeneficiary: 'high',
      confidence: 0.85,
      values: { what: found.what },
      flags: [`Takes ${found.what}`],
    },
  ]
}
