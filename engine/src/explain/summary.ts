import {
  type KeyFacts,
  type LegalIssue,
  type Obligation,
  type Page,
  type Summary,
  type SummaryPoint,
  summaryTopics,
} from '@karar/schema'
import { cards } from '../categories/cards.ts'
import { originalSpan } from '../grammar/normalize.ts'
import { pageAt } from '../grammar/pages.ts'
import { inTitleCase } from '../judge/told.ts'
import { words as language } from '../language/en.ts'
import { format } from '../language/message.ts'
import { summaryWords as words } from '../language/summary.ts'
import { kindNamed } from '../language/type-name.ts'
import type { Contract } from '../understand/contract.ts'
import { inSentence } from '../understand/parties/names/party-names.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { sameCamp } from '../understand/reading/camps.ts'
import { clauseNumberAt } from './clause-number-at.ts'
import { tellDuties } from './duties.ts'
import { explainTerms } from './legal-terms.ts'

/** Most sentences: as many as somebody reads. */
const MOST = 10

interface View {
  readonly reader: ContractParty | null
  readonly facts: KeyFacts
  readonly obligations: readonly Obligation[]
  readonly issues: readonly LegalIssue[]
  readonly pages: readonly Page[] | undefined
  /** what a party is called: 'the Client' */
  readonly call: (party: ContractParty) => string
}

interface Place {
  readonly quote: string
  readonly start: number
  readonly end: number
  readonly page: number
}

/** A sentence before it is known which of all are told: what is not `first` fills up the rest. */
interface Draft {
  readonly topic: SummaryPoint['topic']
  readonly text: string
  readonly place: Place
  readonly issue?: string
  readonly first: boolean
}

/**
 * The contract in at most ten plain sentences, each with the words that it rests on, and the words of lawyers in it. What
 * was not found is not spoken of.
 */
export function summarize(contract: Contract, view: View): Summary {
  const waysOut = ways(contract, view)
  const drafts = [
    ...whatItIs(contract, view),
    ...duties(contract, view),
    ...sums(view.facts),
    ...length(view.facts),
    ...waysOut,
    ...wrongs(view, waysOut.length === 0),
    ...disputes(contract, view.facts),
  ]
  const told = [...drafts.filter(({ first }) => first), ...drafts.filter(({ first }) => !first)].slice(0, MOST)
  return {
    points: told
      .toSorted((a, b) => summaryTopics.indexOf(a.topic) - summaryTopics.indexOf(b.topic))
      .map(({ topic, text, place: { quote, start, end, page }, issue }) => ({
        topic,
        text,
        ...{ quote, start, end, page },
        clause_number: clauseNumberAt(contract, start),
        issue_id: issue ?? null,
      })),
    terms: explainTerms(contract, view.issues, view.pages),
  }
}

function whatItIs(contract: Contract, { pages, reader }: View): Draft[] {
  const { parties, mentions, text } = contract
  const mention = mentions.find(({ who }) => who !== 'mutual')
  if (parties.length < 2 || mention === undefined) return []
  const { start, end } = originalSpan(text, mention)
  const place = { quote: text.original.slice(start, end), start, end, page: pageAt(pages, start) }
  const named = parties.slice(0, 4).map(({ name, role, index }) => {
    const person = name.toLowerCase()
    // the 'you' of a paper that is read for the other side is not the reader
    const isAddressed = person === 'you' && reader !== null && reader.index !== index
    return format(words.party, {
      person: isAddressed ? 'addressed' : person,
      name: inSentence(name),
      role: roleBeside(name, role),
    })
  })
  return [
    {
      topic: 'what',
      text: format(words.what, {
        ...kindNamed(contract.type, contract.typeConfidence),
        parties: named.map((name, at) => (at < named.length - 1 ? name : name.replace(/\.$/, ''))),
      }),
      place,
      first: true,
    },
  ]
}

/** Not 'The Employee (the Employee)', and no 'the you'. */
const roleBeside = (name: string, role: string | null): string | null =>
  role === null || /^(?:you|we|us|i)$/i.test(role) || name.toLowerCase().includes(role.toLowerCase())
    ? null
    : inTitleCase(role)

function duties(contract: Contract, { reader, obligations, pages, call }: View): Draft[] {
  const across = contract.parties.filter(
    (party) => reader === null || party.index === reader.index || !sameCamp(party, reader),
  )
  return across.slice(0, 3).flatMap((party) => {
    const isReader = party.index === reader?.index
    const topic = reader === null ? 'sides' : isReader ? 'you_do' : 'you_get'
    const as = isReader ? 'you' : call(party).replace(/^./, (letter) => letter.toUpperCase())
    return tellDuties(contract, party, obligations, as)
      .slice(0, 3)
      .map(({ told, text: quote, start, end }, index): Draft => {
        const place = { quote, start, end, page: pageAt(pages, start) }
        return { topic, text: told, place, first: index < (isReader ? 2 : 1) }
      })
  })
}

/** Words that call a sum by its name, right before it, by the label that it has among the facts. */
const called: Readonly<Record<string, RegExp>> = {
  [language.facts.deposit]: /deposit/,
  [language.facts.rent]: /rent|licen[cs]e fee/,
  [language.facts.salary]: /salary|remuneration|wages|ctc|cost to company/,
  [language.facts.penalty]: /penalty|liquidated damages/,
  [language.facts.loan]: /loan|principal(?: sum| amount)?/,
  [language.facts.instalment]: /instal?ments?|emis?/,
  [language.facts.price]: /(?:order|contract|purchase|sale|total) (?:value|price|amount|consideration)|price/,
  [language.facts.royalty]: /royalty/,
  [language.facts.fee]: /fees?|charges|retainer|commission|consideration/,
}
/** Sums that stand beside the price: of a contract that names one, the summary does not tell a penalty alone. */
const BESIDE_THE_PRICE: ReadonlySet<string> = new Set([language.facts.deposit, language.facts.penalty])
/** Sums that nobody pays for the bargain itself. */
const NO_PRICE: ReadonlySet<string> = new Set([language.facts.insurance, language.facts.cap, language.facts.penalty])
const CURRENCY = /\u20b9|\brs\b\.?|\binr\b|\brupees\b|(?:us)?\$|\busd\b|\u20ac|\u00a3/gi

/** What is said of sums of a label; undefined for those that have no name of their own. */
const messageOfSum = (label: string): string | undefined =>
  (Object.keys(words.sums) as (keyof typeof words.sums)[])
    .filter((name) => language.facts[name] === label)
    .map((name) => words.sums[name])[0]

const isLarger =
  ({ amount: most }: KeyFacts['money'][number]) =>
  ({ amount }: KeyFacts['money'][number]): boolean =>
    (amount ?? 0) > (most ?? 0)

/** A sum goes by its label only where the sentence itself calls it so and names no other; else it is only spoken of. */
function sums({ money }: KeyFacts): Draft[] {
  const isCalled = ({ label, quote }: KeyFacts['money'][number]): boolean => {
    const name = called[label]?.source
    if (name === undefined) return false
    const at = [...quote.matchAll(CURRENCY)].map(({ index }) => index)
    const apart = at.filter((index, order) => order === 0 || index - at[order - 1]! > 40)
    const before = quote.slice(0, at[0] ?? 0)
    // 'Rs. 90,000 a month ("Monthly Fee")': the contract gives it the name behind it.
    const behind = new RegExp(String.raw`^[^;]{1,110}?\(["\u201c](?:the )?(?:[\w-]+ ){0,2}(?:${name})["\u201d]\)`, 'i')
    return (
      apart.length === 1 &&
      (new RegExp(String.raw`\b(?:${name})\b[^.;]{0,30}\b(?:of|is|be|at)\s*$`, 'i').test(before) ||
        // 'EMI | Rs. 60,000', 'Fees: the Client pays Rs. 60,000': the name stands in a cell or a heading before it.
        new RegExp(String.raw`\b(?:${name})\b[^.;\d|:]{0,24}[|:\t]\s*$`, 'i').test(before) ||
        new RegExp(String.raw`^(?:[\w()]{1,4}[.)] )?(?:${name}):[^.;]{1,90}\bpay\b[^.;]{0,60}$`, 'i').test(before) ||
        behind.test(quote.slice(at[0] ?? 0)))
    )
  }
  const named = [...Map.groupBy(money.filter(isCalled), ({ label }) => label)].flatMap(([label, group]): Draft[] => {
    const message = messageOfSum(label)
    const values = [...new Set(group.map(({ value }) => value))].slice(0, 3)
    return message === undefined
      ? []
      : [{ topic: 'money', text: format(message, { count: values.length, values }), place: group[0]!, first: false }]
  })
  const currency = money[0]?.currency
  const own = money.filter((sum) => sum.currency === currency)
  const prices = own.filter(({ label }) => !NO_PRICE.has(label))
  const largest = (prices.length > 0 ? prices : own).reduce<KeyFacts['money'][number] | undefined>(
    (most, sum) => ((sum.amount ?? 0) > (most?.amount ?? 0) ? sum : most),
    undefined,
  )
  const beside = money.filter(isCalled).every(({ label }) => BESIDE_THE_PRICE.has(label))
  if (largest !== undefined && beside)
    named.unshift({
      topic: 'money',
      text: format(own.some(isLarger(largest)) ? words.largestToPay : words.largest, { value: largest.value }),
      place: largest,
      first: true,
    })
  return named.map((draft, index) => ({ ...draft, first: index === 0 }))
}

function length({ term, dates }: KeyFacts): Draft[] {
  const { facts } = language
  const of = (label: string) => term.filter((fact) => fact.label === label)
  const runs = of(facts.term)
  const values = [...new Set(runs.map(({ value }) => value))]
  const [run] = runs
  const begins = dates.find(
    ({ label, start }) => label === facts.startDate && run !== undefined && run.start <= start && start < run.end,
  )
  const drafts: Draft[] = []
  if (run !== undefined)
    drafts.push({
      topic: 'how_long',
      text: format(words.term, { count: values.length, values: values.slice(0, 3), from: begins?.value ?? null }),
      place: run,
      first: true,
    })
  for (const [label, tell] of [
    [facts.lockIn, words.lockIn],
    [facts.renewal, words.renewal],
    [facts.probation, words.probation],
  ] as const) {
    const [fact] = of(label)
    if (fact !== undefined)
      drafts.push({ topic: 'how_long', text: format(tell, { value: fact.value }), place: fact, first: false })
  }
  return drafts
}

/** How it ends: the reader's own notice before the other side's. */
function ways(contract: Contract, { reader, facts, call }: View): Draft[] {
  const any = facts.notice.filter(({ label }) => label === language.facts.terminationNotice)
  const mine = (party: string | null) => party !== null && party === reader?.name
  return any
    .toSorted((a, b) => Number(mine(b.party)) - Number(mine(a.party)))
    .map(({ value, party, ...place }, index): Draft => {
      const who = contract.parties.find(({ name }) => name === party)
      const text = mine(party)
        ? format(words.noticeOfYou, { value })
        : who === undefined
          ? format(words.notice, { value })
          : format(words.noticeOf, { who: /^(?:we|you)$/i.test(who.name) ? language.theOtherSide : call(who), value })
      return { topic: 'get_out', text, place, first: index === 0 }
    })
    .slice(0, 2)
}

/** 'the courts of the State' */
const NO_PLACE = /^(?:the )?(?:states?|government|courts?|jury|city|district|country|territory)$/i

/** Findings on leaving tell of the way out; the gravest of the others, of what can go wrong. */
function wrongs({ issues }: View, noWayOut: boolean): Draft[] {
  const told = (issue: LegalIssue, topic: Draft['topic'], first: boolean): Draft => {
    const { id, title, quote, start, end, page } = issue
    return { topic, text: format(words.issue, { title }), place: { quote, start, end, page }, issue: id, first }
  }
  const exits = issues.filter(({ category, severity }) => cards[category].onLeaving && severity !== 'low')
  const others = issues.filter((issue) => !exits.includes(issue))
  return [
    ...exits.slice(0, 1).map((issue) => told(issue, 'get_out', noWayOut)),
    ...others.slice(0, 3).map((issue, index) => told(issue, 'go_wrong', index < 2)),
  ]
}

/** Words that send disputes to arbitration: not 'may be referred', not what the arbitrators shall do. */
const MUST_ARBITRATE =
  /(?<!\b(?:arbitrators?|arbitration|tribunal|award|seat|venue|place|language)\b[^.;,]{0,40})\b(?:(?:shall|must|will)\b(?:(?!\b(?:may|can|might)\b)[^.;]){0,80}?\b(?:refer|resolv|settl|decid|submit|determin|adjudicat|go)|(?:is|are) (?:to be )?(?:finally )?(?:refer|resolv|settl|decid|submit|determin|adjudicat)|goe?s? to)\w*\b(?:(?!\b(?:may|can|might)\b)[^.;]){0,160}?\barbitra|\b(?:shall|must|will) be (?:finally )?arbitrated\b/
const ONLY_IF_AGREED =
  /\b(?:if|where|should|in case|subject to|with|on|by) (?:both |the |all )*(?:part(?:y|ies)|sides)?[^.;,]{0,30}\b(?:so agree|agree(?:d)? (?:in writing )?(?:to|on)|mutual\w* (?:agree\w*|consent)|consent of)\b|\bat the (?:option|choice|election)\b|\bso agree\b/

const mustArbitrate = ({ clauses }: Contract): boolean =>
  clauses.some(({ sentences }) =>
    sentences.some(({ full }) => full.includes('arbitra') && MUST_ARBITRATE.test(full) && !ONLY_IF_AGREED.test(full)),
  )

function disputes(contract: Contract, { seat, governing_law: law }: KeyFacts): Draft[] {
  const arbitration = seat.find(({ kind }) => kind === 'arbitration_seat')
  const court = seat.find(({ kind, value }) => kind === 'court' && !NO_PLACE.test(value))
  const told = [
    arbitration && {
      text: format(mustArbitrate(contract) ? words.seat : words.seatIf, { value: arbitration.value }),
      place: arbitration,
    },
    court && { text: format(words.court, { value: court.value }), place: court },
    law[0] && {
      text: format(words.law, { value: law[0].value, realm: /^(?:State|Republic|Kingdom) of/.test(law[0].value) }),
      place: law[0],
    },
  ].filter((draft) => draft !== undefined)
  return told.map((draft, index): Draft => ({ topic: 'disputes', ...draft, first: index === 0 }))
}
