import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Who } from '../../facts/mentions.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import {
  agentAfter,
  counterpart,
  families,
  isMutual,
  isNegated,
  isOneOf,
  isParty,
  mentionAt,
  subjectAt,
  whoDoes,
} from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const SET_OFF =
  /\b(?:set[- ]?offs?\b|offset\b|debit any account|adjust (?:any|all|its|such|the) (?:\w+ ){0,3}(?:amounts?|sums?|loss(?:es)?|claims?|dues|money)|adjust (?:against|from|out of) [^.;]{0,50}\b(?:any|all) (?:amounts?|sums?|claims?|dues|moneys?|losses)|(?:knock off|adjust|deduct|cut) from [^.;]{0,60}\b(?:whatever|any (?:amounts?|sums?))\b[^.;]{0,60}\bowes?\b|deduct (?:from (?:any|all|the|its) [^.;]{0,50})?(?:any|all) (?:amounts?|sums?|claims?|loss(?:es)?|damages|costs))/
/** The same right in other words: monies of one side kept for claims of the other. */
const APPROPRIATES =
  /\bappropriate (?:any |all |such |the )?(?:monies|moneys?|sums?|amounts?|balances?)\b[^.;]{0,90}\btowards\b|\b(?:may|shall|can) be recovered from (?:the |any |all )?(?:pending|outstanding|running|future|unpaid) (?:bills?|invoices?|payments?|dues)\b|\b(?:while|whereas|but) (?:the )?\w+(?: \w+)? (?:may|can) (?:deduct|adjust|withhold) any (?:sum|amount)s?\b/
const FAIR =
  /\b(?:undisputed|adjudicated|finally (?:determined|decided|adjudicated)|final judgment|agreed in writing|admitted|acknowledged|without (?:any )?(?:right of )?(?:set[- ]?off|offset|deduction|counterclaim)|only be entitled|offset account|option to purchase|free (?:and clear )?(?:of|from)|no (?:right of )?set[- ]?off|required by law|tax(?:es)?|tds|offset the|credit notes?|lien|carbon|emission)\b/
const WIDE =
  /\b(?:this or any other (?:agreement|contract)|any other (?:agreement|contract|account)|affiliates?|group (?:compan|entit)|claims?|in (?:its|the) (?:sole )?(?:opinion|discretion|view)|considers due|(?:it|he) (?:believes|thinks|considers)|sister concerns?|alleged|whether or not (?:disputed|due|liquidated)|contingent|any account|disputed|actual or)\b/

/**
 * Nothing forbids a contractual set-off, but one that only one side has, for sums it merely claims, makes the payer judge
 * of its own case. Sums undisputed or decided, both ways, are fair; in an insolvency most set-off falls away.
 */
export const oneSidedSetOff: Rule = {
  id: 'one-sided-set-off',
  category: 'one_sided_set_off',
  law: [
    {
      act: 'Bharti Airtel v Vijaykumar Iyer (Supreme Court, 2024)',
      section: '',
      note: 'Once a company is in insolvency resolution, statutory and insolvency set-off are barred; set-off agreed and effective earlier survives.',
    },
  ],
  words: {
    title: '{other} may cut what it owes you by what it says you owe',
    short: 'One-sided set-off',
    harm: 'The clause lets {other} deduct sums from your money, and gives you no such right. {other} becomes the judge of its own claim, and you must sue to get paid.',
    ask: 'Ask to limit set-off to undisputed or decided sums under this contract, both ways and with notice.',
    wording:
      'Either party may set off only undisputed or finally determined sums due under this Agreement, on seven days\u2019 written notice.',
    notes: [],
    favour: { title: 'You may set off what {you} owes you', harm: 'You can deduct sums before you pay.' },
    alone: {
      title: '{other} may cut what it owes you by what it says you owe',
      short: 'Wide set-off',
      harm: 'The clause lets {other} deduct from your money sums that it only claims, or that arise elsewhere. {other} becomes the judge of its own claim, and you must sue to get paid.',
    },
  },
  readWhole(contract) {
    const hits = contract.clauses
      .filter(
        ({ kind, text }) =>
          kind === 'clause' &&
          /set[- ]?off|offset|debit any|adjust|deduct|knock off|appropriate|recovered from/.test(text),
      )
      .flatMap((clause) => clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)))
    return [...hits.filter(({ severity }) => severity === 'high'), ...hits].slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text } = sentence
  const other = APPROPRIATES.exec(text)
  const match = other ?? SET_OFF.exec(text)
  // 'The Licensee pays without set-off, while the Licensor may deduct': the first half is no fairness.
  const full =
    other === null
      ? sentence.full
      : sentence.full.replace(
          /\bwithout (?:any )?set[- ]?off(?:,? (?:or )?(?:counterclaim|deduction|withholding)){0,3}/,
          '',
        )
  if (match === null || FAIR.test(full) || isMutual(full.slice(0, 120)) || isNegated(text, match.index)) return []
  const plain = !/set[- ]?off|offset|debit|appropriate|recovered/.test(match[0])
  // Deductions from wages have a law and a rule of their own; a deposit is read with forfeiture.
  if ((plain && isOneOf(contract, families.employment)) || /\bdeposit\b/.test(full)) return []
  if (!/\b(?:amounts?|sums?|moneys?|monies|claims?|losses|dues|payments?|account|fees|damages)\b/.test(full)) return []
  const holder = other === null ? whoDoes(contract, sentence, SET_OFF) : taker(other, sentence, contract)
  if (!isParty(holder)) return []
  const burdened = counterpart(contract, holder)
  if (burdened === null || hasSetOff(contract, burdened)) return []
  const wide = WIDE.test(full)
  const severity: Severity = wide || isOneOf(contract, families.employment) ? 'high' : 'medium'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened,
      confidence: 0.82,
      flags: [wide ? 'Covers sums that are only claimed, or other contracts' : 'Only one side may set off'],
      ...(wide ? {} : { absence: true }),
    },
  ]
}

function hasSetOff(contract: Contract, party: ContractParty): boolean {
  return contract.clauses.some(({ text, sentences }) => {
    if (!/set[- ]?off|offset/.test(text)) return false
    return sentences.some((sentence) => {
      if (!SET_OFF.test(sentence.text) || /\b(?:not|no|without)\b[^.;]{0,40}(?:set[- ]?off|offset)/.test(sentence.text))
        return false
      const who = whoDoes(contract, sentence, SET_OFF)
      return who === 'mutual' || (isParty(who) && who.index === party.index)
    })
  })
}

/** Who takes: named in the words themselves, in 'in the opinion of the Buyer', or the subject. */
function taker(match: RegExpExecArray, sentence: Sentence, contract: Contract): Who {
  const named = /^(?:while|whereas|but) (?:the )?/.exec(match[0])
  if (named !== null) return mentionAt(contract, sentence.start + match.index + named[0].length)
  if (/^appropriate/.test(match[0])) return subjectAt(contract, sentence, sentence.start + match.index)
  const agent = agentAfter(contract, sentence, sentence.start + match.index)
  if (agent !== null) return agent
  const opinion = /\b(?:opinion|view|judge?ment|satisfaction) of /.exec(sentence.text)
  return opinion === null ? null : mentionAt(contract, sentence.start + opinion.index + opinion[0].length)
}
