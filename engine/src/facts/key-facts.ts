import type { ClauseType, KeyFacts, Page } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { words } from '../language/en.ts'
import { isParty, periodsIn, whoDoes } from '../playbook/reading.ts'
import type { Clause } from '../segment/clauses.ts'
import { originalSpan, type Span } from '../text/normalize.ts'
import { formatMoney } from '../text/numbers.ts'
import { pageAt } from '../text/pages.ts'
import type { Sentence } from '../text/sentences.ts'
import { findDates, formatDate } from './dates.ts'
import { type Ground, type Grounded, unique } from './grounding.ts'
import { governingLaw, seats } from './law-and-forum.ts'

/** Dates, term, notice, sums, law and forum that the contract states, each with the words that state it. */
export function findKeyFacts(contract: Contract, pages: readonly Page[] | undefined): KeyFacts {
  const ground = (span: Span): Grounded => {
    const place = originalSpan(contract.text, span)
    return { quote: contract.text.original.slice(place.start, place.end), ...place, page: pageAt(pages, place.start) }
  }
  return {
    dates: dates(contract, ground),
    term: terms(contract, ground),
    notice: notices(contract, ground),
    money: sums(contract, ground),
    governing_law: governingLaw(contract, ground),
    seat: seats(contract, ground),
  }
}

function sentenceAt(clause: Clause | undefined, at: number): Sentence | undefined {
  return clause?.sentences.find((sentence) => sentence.start <= at && at < sentence.end)
}

function clauseAt(contract: Contract, at: number): Clause | undefined {
  let low = 0
  let high = contract.clauses.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (contract.clauses[middle]!.norm.start <= at) low = middle
    else high = middle - 1
  }
  return contract.clauses[low]
}

const around = (contract: Contract, span: Span, before: number, after: number): string =>
  contract.text.norm.slice(Math.max(0, span.start - before), Math.min(contract.text.norm.length, span.end + after))

const BEGINS = /\b(?:effective|commenc|with effect from|start|begin)/g
const ENDS = /\b(?:expir|until|till|end(?:s|ing|ed)? (?:on|as of)|valid up ?to|terminat)/g
/** Whether a date begins or ends something: the nearer word before it decides. An instalment begins no contract. */
function edgeOf(before: string, after: string): 'startDate' | 'endDate' | null {
  if (/^[^.;]{0,12}\beffective date/.test(after)) return 'startDate'
  const begins = [...before.matchAll(BEGINS)].at(-1)?.index ?? -1
  const ends = [...before.matchAll(ENDS)].at(-1)?.index ?? -1
  if (ends > begins) return 'endDate'
  return begins < 0 || /\b(?:instal?ments?|payable|fees? in)\b/.test(before) ? null : 'startDate'
}

function dates(contract: Contract, ground: Ground): KeyFacts['dates'] {
  const own = findDates(contract.text.norm).filter(
    ({ start }) => !/\bsource: [^;]{0,78}$/.test(contract.text.norm.slice(Math.max(0, start - 80), start)),
  )
  const found = own.map((date) => {
    const before = contract.text.norm.slice(Math.max(0, date.start - 90), date.start)
    const edge = edgeOf(before, contract.text.norm.slice(date.end, date.end + 40))
    const label = edge
      ? words.facts[edge]
      : /\b(?:made|executed|entered into|dated|signed|this)\b/.test(before.slice(-50)) && date.start < 4000
        ? words.facts.agreementDate
        : words.facts.date
    return {
      ...ground(date),
      label,
      value: date.iso === null ? contract.text.norm.slice(date.start, date.end) : formatDate(date.iso),
      iso: date.iso,
    }
  })
  return unique(found, (fact) => `${fact.label}${fact.value}`)
}

const STATES_TERM = new Set<ClauseType>([
  'term',
  'renewal',
  'lock_in',
  'probation',
  'premises_and_use',
  'appointment_and_duties',
  'rent',
])
/** Clauses whose periods are not the contract's own: a ban of two years after the end is no term. */
const OTHER_PERIODS = new Set<ClauseType>([
  'non_compete',
  'non_solicitation',
  'confidentiality',
  'warranties',
  'survival',
  'insurance',
  'definitions',
])
const TERM =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|employment|engagement|appointment|term|tenure|tenancy|subscription)\b[^.;]{0,100}\b(?:for|of|is|be|period|term|continue|valid)\b/
/** 'for six months after the term', 'thirty days' notice': a period of something else. */
const OTHER_END =
  /^'? ?(?:\w+ )?(?:thereafter|(?:after|following)\b(?! (?:the )?(?:\w+ )?(?:date|commencement|launch|signing|execution))|(?:from|of) (?:the )?(?:receipt|terminat|expir|end)|(?:prior |advance |written )*notice)/
function terms(contract: Contract, ground: Ground): KeyFacts['term'] {
  const found = contract.clauses.flatMap((clause) => {
    if (
      OTHER_PERIODS.has(clause.type) ||
      !(STATES_TERM.has(clause.type) || /\b(?:term|period) of\b|\b(?:runs?|lasts?) for\b/.test(clause.text))
    )
      return []
    return clause.sentences.flatMap((sentence) => {
      if (
        !/\b(?:term|period|tenure|duration|commenc|valid|force|probation|lock|runs?|lasts?)/.test(sentence.text) ||
        /\bnotice\b[^.;]{0,40}$/.test(sentence.text)
      )
        return []
      return periodsIn(contract, sentence).flatMap((period) => {
        const before = contract.text.norm.slice(Math.max(sentence.start, period.start - 110), period.start)
        if (
          !/\b(?:term|period|tenure|duration)\b[^.;]{0,70}$|\bfor (?:a |an )?(?:further |initial |successive )?$|\bcontinue\b[^.;]{0,40}$|\bvalid\b[^.;]{0,40}$|\b(?:runs?|lasts?) for $/.test(
            before,
          )
        )
          return []
        const after = contract.text.norm.slice(period.end, period.end + 40)
        if (
          period.days < 25 ||
          /\b(?:notice|within|after|cure|prior to|delay|unable|fail\w*|majeure|minimum|not to exceed)\b/.test(
            before.slice(-60),
          ) ||
          OTHER_END.test(after) ||
          (/\b(?:in the event|has not|have not|if)\b/.test(before) && !/\bterm\b/.test(before))
        )
          return []
        const label = /\block[- ]?in\b/.test(before)
          ? words.facts.lockIn
          : /\bprobation/.test(before)
            ? words.facts.probation
            : /\brenew|\bsuccessive|\bextend/.test(before) || clause.type === 'renewal'
              ? words.facts.renewal
              : words.facts.term
        if (label === words.facts.term && clause.type !== 'term' && !TERM.test(before)) return []
        return [
          {
            ...ground(
              sentence.end - sentence.start < 400
                ? sentence
                : { start: Math.max(sentence.start, period.start - 110), end: period.end },
            ),
            label,
            value: describe(period),
            months: Math.round((period.days / 365) * 12 * 10) / 10,
          },
        ]
      })
    })
  })
  return unique(found, (fact) => `${fact.label}${fact.value}`)
}

const describe = (period: { amount: number; unit: string }): string =>
  `${period.amount} ${period.unit}${period.amount === 1 ? '' : 's'}`

const LEAVES =
  /\bterminat(?:e|es|ed|ing)\b|\bnotice of termination|\btermination (?:by|on|upon|notice|without|shall|for)\b|\bresign|\bcancel|\bvacat|\bend (?:this|the)|\brenew/
/** A period of notice, not the time to cure a breach once notice of it is there. */
function isNoticePeriod(contract: Contract, sentence: Sentence, { start, end }: Span): boolean {
  const before = contract.text.norm.slice(Math.max(sentence.start, start - 70), start)
  const after = contract.text.norm.slice(end, Math.min(sentence.end, end + 50))
  if (!/\bnotice\b/.test(before.slice(-50)) && !/\bnotice\b/.test(after)) return false
  if (/^[^.;]{0,24}\bto cure\b/.test(after)) return false
  if (/\b(?:cured?|remed(?:y|ied)|rectif\w+|comply)\b[^.;]{0,50}$/.test(before)) return false
  return (
    !/\bwithin (?:a (?:period|further period) of )?$/.test(before) || !/^'? ?(?:of|after|from|following)\b/.test(after)
  )
}

function notices(contract: Contract, ground: Ground): KeyFacts['notice'] {
  const found = contract.clauses.flatMap((clause) =>
    /\bnotice\b/.test(clause.text)
      ? clause.sentences.flatMap((sentence) => {
          if (!/\bnotice\b/.test(sentence.text) || !LEAVES.test(sentence.full)) return []
          const period = periodsIn(contract, sentence).find((candidate) =>
            isNoticePeriod(contract, sentence, candidate),
          )
          if (period === undefined) return []
          const who = whoDoes(
            contract,
            sentence,
            /\b(?:terminat\w+|resign\w*|cancel\w*|vacat\w+|br(?:ing|ought)|call off)\b/,
          )
          const label =
            /\brenew/.test(sentence.text) && !/\bterminat/.test(sentence.text)
              ? words.facts.renewalNotice
              : words.facts.terminationNotice
          return [
            {
              ...ground(
                sentence.end - sentence.start < 400
                  ? sentence
                  : {
                      start: Math.max(sentence.start, period.start - 120),
                      end: Math.min(sentence.end, period.end + 60),
                    },
              ),
              label,
              value: describe(period),
              days: Math.round(period.days),
              party: isParty(who) ? who.name : null,
            },
          ]
        })
      : [],
  )
  return unique(found, (fact) => `${fact.value}${fact.party}${fact.start}`)
}

const moneyLabels: readonly (readonly [RegExp, string])[] = [
  [/\bstamp\b/, words.facts.amount],
  [/\bdeposit|earnest money/, words.facts.deposit],
  [/\brent\b|licen[cs]e fee/, words.facts.rent],
  [/\bsalary|\bctc\b|remuneration|wages|cost to company/, words.facts.salary],
  [/penalt|liquidated|damages|fine of/, words.facts.penalty],
  [/\brepairs?\b|reimburs/, words.facts.amount],
  [/liabilit|liable|capped/, words.facts.cap],
  [/\bloan\b|principal/, words.facts.loan],
  [/royalt/, words.facts.royalty],
  [/insur/, words.facts.insurance],
  [/capital|contribut|shares?\b/, words.facts.capital],
  [/\bfees?\b|charges|consideration|retainer|commission/, words.facts.fee],
  [/price|cost|amount|sum/, words.facts.amount],
]
function sums(contract: Contract, ground: Ground): KeyFacts['money'] {
  const found = contract.money.flatMap((money) => {
    if (money.amount === 0) return []
    const near = around(contract, money, 90, 30)
    const label =
      moneyLabels.find(([pattern]) => pattern.test(near.slice(30)))?.[1] ??
      moneyLabels.find(([pattern]) => pattern.test(near))?.[1] ??
      words.facts.amount
    const sentence = sentenceAt(clauseAt(contract, money.start), money.start)
    const span =
      sentence !== undefined && sentence.end - sentence.start < 300 ? sentence : { start: money.start, end: money.end }
    return [{ ...ground(span), label, value: formatMoney(money), amount: money.amount, currency: money.currency }]
  })
  // 'Rs. 27,500/- (Rupees Twenty Seven Thousand Five Hundred only)' is one sum.
  const apart = unique(found, (fact) => `${fact.value}${fact.start}`)
  return unique(apart, (fact) => `${fact.label}${fact.value}`)
}
