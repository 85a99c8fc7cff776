import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { isParty, partyOn, subjectAt } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { ratesIn } from './rates.ts'

/** Percent a year above which interest is called high and very high: our own bands, not law. */
const HIGH = 24
const VERY_HIGH = 36
const INTEREST =
  /\b(?:interest|penal (?:charge|rate|interest)|late (?:payment )?(?:fee|charge)s?|finance charges?|overdue)\b/
const NOT_A_RATE =
  /\b(?:equity|shareholding|ownership|stake|beneficial|voting|majority|controlling|pro rata|profit|participating|working|working|economic) interest|\binterest in\b|\bownership\b|\bmsmed?\b|\bbank rate\b/
const FROM_THE_START =
  /\b(?:default|overdue|delay)\b[^.;]{0,120}\bfrom the date of (?:the )?(?:disbursal|disbursement|bond|loan|advance|this agreement)\b|\bfrom the date of (?:disbursal|disbursement|the bond)\b[^.;]{0,60}\b(?:default|overdue)\b/
const ON_INTEREST =
  /\bpenal (?:interest|charges?)\b[^.;]{0,80}\b(?:added to|capitali[sz]ed|compounded|merged with|form part of)\b|\binterest on (?:penal|overdue|default) interest\b|\bcompound(?:ed|ing)?\b[^.;]{0,20}\b(?:daily|weekly)\b/
const ANY_RATE =
  /\b(?:any|such) rate(?: of interest)?\b[^.;]{0,40}\b(?:thinks? fit|deems? fit|sole discretion|decides?|may (?:decide|fix|determine))\b|\brate of interest\b[^.;]{0,100}\b(?:sole|absolute) discretion\b/
const FLAT = /\bflat\b/

/**
 * Courts may reopen interest that is excessive in an unfair bargain (Usurious Loans Act 1918, section 3), and a rate raised
 * for a default from the day of the loan is a penalty (section 74). Lenders under the Reserve Bank may not add penal interest.
 */
export const usuriousInterest: Rule = {
  id: 'usurious-interest',
  category: 'usurious_interest',
  law: [
    {
      act: 'Usurious Loans Act 1918',
      section: 's. 3',
      note: 'A court may reopen a loan where the interest is excessive and the deal was substantially unfair.',
    },
    {
      act: 'Indian Contract Act 1872',
      section: 's. 74',
      note: 'A higher rate that punishes a default is cut down to reasonable compensation.',
    },
    {
      act: 'Reserve Bank of India, circular on penal charges of 18 August 2023',
      section: '',
      note: 'Regulated lenders may levy penal charges on new loans since 1 April 2024, but no penal interest, and may not capitalise them.',
    },
  ],
  words: {
    title: 'You pay harsh interest: {rate}',
    short: 'Harsh interest',
    harm: 'The clause charges {rate}. Interest of that kind makes a small debt grow fast, and courts cut it back only after a fight.',
    ask: 'Ask for one yearly rate in figures, on the reducing balance, with a modest charge on overdue sums only and no compounding.',
    wording:
      'Interest is [12] per cent per annum simple on the outstanding principal. On default an additional charge of 2 per cent per annum applies to the overdue amount only, without compounding.',
    notes: [
      'Compare the yearly rate: 2 per cent a month is 24 per cent a year, and a flat rate is nearly double its figure.',
    ],
    favour: {
      title: 'A court may cut the interest you charge: {rate}',
      harm: 'Harsh or punishing interest can be reopened or treated as a penalty. A moderate rate is easier to recover.',
    },
  },
  gate: /interest|penal|late (?:payment )?(?:fee|charge)|finance charge/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 2)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  if (!INTEREST.test(full) || NOT_A_RATE.test(full) || /\b(?:no|without) (?:penal )?interest\b/.test(text)) return []
  const loan = contract.type === 'loan_agreement' || partyOn(contract, 'borrower') !== null
  const top = ratesIn(text)
    .filter(({ start, end, stated }) =>
      stated
        ? INTEREST.test(text.slice(Math.max(0, start - 110), end + 70))
        : /\b(?:interest|penal charges?|finance charges?)\b[^.;,]{0,50}$/.test(
            text.slice(Math.max(0, start - 70), start),
          ),
    )
    .sort((a, b) => b.yearly - a.yearly)[0]
  const manner = FROM_THE_START.exec(text) ?? ON_INTEREST.exec(text)
  const open = loan ? ANY_RATE.exec(text) : null
  const flat = loan && top !== undefined && top.yearly > HIGH / 2 ? FLAT.exec(text) : null
  const steep = top !== undefined && top.yearly > HIGH
  if (!steep && open === null && flat === null && (manner === null || !loan)) return []
  const match =
    steep && top !== undefined ? { index: top.start, 0: text.slice(top.start, top.end) } : (manner ?? open ?? flat)!
  const severity: Severity = !loan
    ? 'medium'
    : (top !== undefined && top.yearly > VERY_HIGH) || (steep && manner !== null)
      ? 'critical'
      : 'high'
  const payer = subjectAt(contract, sentence, sentence.start + match.index)
  const borrower = partyOn(contract, 'borrower', 'customer', 'buyer', 'tenant', 'agent', 'licensee', 'user')
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: loan || !isParty(payer) ? borrower : payer,
      ...(loan ? { forBeneficiary: 'medium' as const } : {}),
      confidence: 0.88,
      values: { rate: wordsFor(steep ? top : undefined, manner, open) },
      flags: [
        steep && top !== undefined ? `${top.yearly} per cent a year` : 'The manner of charging interest is harsh',
      ],
    },
  ]
}

function wordsFor(
  top: { yearly: number } | undefined,
  manner: RegExpExecArray | null,
  open: RegExpExecArray | null,
): string {
  if (top !== undefined) return `${top.yearly} per cent a year`
  if (manner !== null) return 'interest that punishes or is added to the debt'
  return open === null ? 'a flat rate that hides the true yearly cost' : 'whatever rate the lender thinks fit'
}
