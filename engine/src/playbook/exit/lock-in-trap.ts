import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Period } from '../../text/numbers.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isMutual, isOneOf, isParty, partyOn, periodsIn, subjectAt, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const MUST_STAY =
  /\b(?:shall|may|will|can|must)(?: not|not) (?:be entitled to |have the right to |be permitted to |be allowed to )?(?:vacate|terminate|surrender|cancel|withdraw|exit|leave|determine|prepay|pre-?pay|repay|foreclose|get out of|back out|walk away|pull out|quit)\b|\b(?:shall|will|does|do) (?:not )?have (?:no|any) right to (?:terminate|cancel|exit|vacate|repay|pre-?pay|foreclose|withdraw|leave)|\b(?:prepayment|pre-payment|foreclosure|early repayment|termination|cancellation)\b[^.;]{0,40}\b(?:is|are|shall) not (?:be )?(?:allowed|permitted)|\bno right to (?:terminate|cancel|exit|vacate)|\bno (?:early )?(?:exit|termination|cancellation|prepayment)\b|\bnon-?cancell?able\b/
const LOCK_IN =
  /\b(?:lock-?in|locked[- ]in|lock in period|(?:is|are|be|stands?) (?:tied in|bound|committed) for|minimum (?:contract |service |hire )?(?:subscription|commitment|term|period|tenure)|commitment period)\b/
const BALANCE =
  /\b(?:rent|fees?|charges|licen[cs]e fee|royalt(?:y|ies)|subscription|amounts?|payments?|instal+ments|sums?)\b[^.;]{0,80}\b(?:balance|unexpired|remaining|remainder|entire|full|whole|rest of)\b[^.;]{0,50}\b(?:term|period|lock-?in|tenure|subscription|duration)\b|\b(?:balance|unexpired|remaining|entire|full)\b[^.;]{0,40}\b(?:rent|fees?|charges|royalt(?:y|ies)|payments?)\b|\b(?:full|entire|whole) term\b[^.;]{0,30}\beven\b|\b(?:every|each|all) (?:remaining )?(?:instal+ments?|payments?|fees)\b[^.;]{0,20}\beven (?:if|where|when)\b|\b(?:everything|all (?:amounts|sums|fees|charges)|the whole)\b[^.;]{0,30}\b(?:up to|until|till|to) (?:its|the|that) end\b|\binterest\b[^.;]{0,60}\b(?:remaining|unexpired|balance|full|entire)\b[^.;]{0,20}\b(?:tenure|term|period)\b/
const MODEST =
  /\b(?:(?:one|two|three|1|2|3) months?'? ?(?:rent|fees?)|equivalent to (?:one|two|three) months?|reducing|declining|falling|pro[- ]?rata refund)\b/
const BOTH_BOUND =
  /\b(?:neither (?:the )?(?:party|\w+ nor)|either party|both (?:the )?parties|parties|each party)\b[^.;]{0,80}\b(?:not|lock)/

/**
 * A bar on leaving that binds one side, with the price of the unused time to pay. Section 74 limits such a claim to
 * reasonable compensation, and section 73 asks the other side to mitigate. A short lock that binds both is usual.
 */
export const lockInTrap: Rule = {
  id: 'lock-in-trap',
  category: 'lock_in_trap',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 73, 74',
      note: 'Rent or fees for the unexpired time are limited to reasonable compensation, and the other side must keep its loss low.',
    },
  ],
  words: {
    title: 'You are bound until {period}',
    short: 'Lock-in',
    harm: 'The clause holds you to the whole of that time: you may not leave, or must pay as if you had stayed. If your needs or means change, you go on paying or have to fight over the bill.',
    ask: 'Ask for a break option on sixty days\u2019 notice, an exit charge of one or two months that falls with time, and a duty on {other} to keep its loss low.',
    wording:
      'After six months either party may end this Agreement on sixty days\u2019 notice; the exit charge is limited to two months\u2019 payment.',
    notes: ['A lock-in that pays for a discount or a fit-out should fall step by step.'],
  },
  gate: /lock|vacate|terminat|surrender|cancel|withdraw|exit|prepa|pre-pa|foreclos|repay|get out|back out|walk away|pull out|quit|tied in|bound for|committed for|minimum|commitment|balance|unexpired|remaining|full term/,
  read(clause, contract) {
    if (
      clause.kind === 'recitals' ||
      clause.kind === 'parties' ||
      isOneOf(contract, [...families.employment, ...families.ventures])
    )
      return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const stay = MUST_STAY.exec(words)
  const balance = BALANCE.exec(words)
  const match = stay ?? LOCK_IN.exec(words) ?? balance
  if (match === null) return []
  if (/\bliabilit|\brelieve/.test(words)) return []
  const around = withNext(clause, sentence)
  const period = lockPeriod(sentence, contract)
  const pays = BALANCE.test(around) && /\b(?:pay|payable|due|owed?|liable|forfeit|charged|recover)/.test(around)
  const locked =
    stay !== null &&
    (period !== null ||
      /\b(?:initial|entire|full|whole|minimum|subscription|lock-?in|running|current) (?:term|period)\b|\b(?:for any reason|any reason whatsoever|before (?:time|maturity|its end|the (?:end|expiry))|ahead of time|early|midway)\b/.test(
        words,
      ))
  const anywhere = LOCK_IN.test(around) && pays
  const fullTerm =
    balance !== null &&
    pays &&
    /\b(?:early|earlier|premature|before (?:time|(?:the )?expiry)|prior to (?:the )?expiry|vacat|closure|exit|unexpired|even)\b/.test(
      words,
    )
  if (!locked && !anywhere && !fullTerm) return []
  // 'shall not terminate without sixty days' notice' gives a way out.
  if (
    /\b(?:without|except|unless|other than|until|save|only)\b/.test(words.slice(match.index, match.index + 160)) &&
    !pays
  )
    return []
  if (isMutual(words) || BOTH_BOUND.test(around) || MODEST.test(around)) return []
  if (/\b(?:liquidated damages|penalty)\b/.test(words) && stay === null) return []
  const bound = boundParty(contract, sentence, match.index)
  if (bound === null) return []
  const long = period === null || period.days > 366
  const severity =
    long && (pays || stay !== null)
      ? pays || contract.type === 'loan_agreement' || period !== null
        ? 'high'
        : 'medium'
      : 'medium'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: contract.type === 'non_disclosure_agreement' ? 'low' : severity,
      burdened: bound,
      confidence: period !== null && pays ? 0.88 : 0.75,
      values: { period: period === null ? 'the end of the term' : sayPeriod(period) },
      flags: [
        ...(pays ? ['Price of the remaining time is due on exit'] : []),
        ...(period === null
          ? []
          : [`Bound for ${sayPeriod(period).replace(' have passed', '').replace(' has passed', '')}`]),
      ],
    },
  ]
}

/** The longest period of the sentence, but not a notice. */
function lockPeriod(sentence: Sentence, contract: Contract): Period | null {
  const periods = periodsIn(contract, sentence).filter(
    ({ end, days }) => days >= 60 && !/^'?s?'? ?(?:\w+ ){0,3}notice/.test(contract.text.norm.slice(end, end + 40)),
  )
  return periods.reduce<Period | null>(
    (most, period) => (most === null || period.days > most.days ? period : most),
    null,
  )
}

/** Who is held: the subject, else the side that pays, unless the sentence speaks of the other side alone. */
function boundParty(contract: Contract, sentence: Sentence, index: number): ContractParty | null {
  const payer = partyOn(contract, 'tenant', 'borrower', 'user', 'customer', 'licensee', 'agent', 'buyer')
  const subject = subjectAt(contract, sentence, sentence.start + index)
  // One who serves may be held as well as one who pays.
  if (
    isParty(subject) &&
    subject.side === 'supplier' &&
    /\bterminate|\bwithdraw|\bexit/.test(sentence.text) &&
    !/\bpay/.test(sentence.text)
  )
    return subject
  if (subject === 'mutual') return null
  if (isParty(subject)) {
    const strong = ['landlord', 'lender', 'platform', 'supplier', 'licensor', 'principal', 'seller'].includes(
      subject.side,
    )
    return strong && payer !== null && /\b(?:pay|liable)\b/.test(sentence.text) ? payer : strong ? null : subject
  }
  return payer
}

const sayPeriod = ({ amount, unit }: Period): string =>
  amount === 1 ? `one ${unit} has passed` : `${amount} ${unit}s have passed`
