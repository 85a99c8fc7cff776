import type { ClauseType, ContractType } from '@karar/schema'
import type { Span } from '../../../grammar/normalize.ts'
import type { Sentence } from '../../../grammar/sentences.ts'
import { words } from '../../../language/en.ts'
import type { Contract } from '../../contract.ts'
import type { Side } from '../../parties/names/roles.ts'

const { facts } = words

/** Words that say what a sum is. Each stands for itself: 'house rent allowance' is no rent, 'ten months' rent' no sum. */
const told: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:[a-z]+ (?:rent )?|hardship )allowances?\b|\bbasic(?: pay| salary| wages?)?(?= (?:and|of|at|is|will|shall|-|:|\())|\bh\.?r\.?a\b/g,
    facts.payPart,
  ],
  [/\bstamp(?:ed)?(?: duty| paper)?\b/g, facts.amount],
  [
    /\b(?:insur\w+|sum assured|mediclaim|(?:term|life|risk) cover|liability (?:cover(?:age)?|policy)|(?:general|professional|product|excess|umbrella) liability\b(?! (?:of|to|for)\b))\b/g,
    facts.insurance,
  ],
  [/(?<!\b(?:bank|cash|direct|cheque|by|via) )\b(?:deposit\w*|earnest money|pagdi)\b(?! slips?\b)/g, facts.deposit],
  [
    /(?<!months?'s? |month's |months )(?<!\b(?:of|after|less|net of|before) )\brents?\b(?! allowance|ed\b)|\blicen[cs]e fees?\b/g,
    facts.rent,
  ],
  [
    /\b(?:licensor|licensee|lessor|lessee)\b.{0,60}\b(?:monthly compensation|compensation(?= (?:of|at|@).{0,40}\b(?:per month|a month|monthly|p\.m)))\b/g,
    facts.rent,
  ],
  // 'if the flat is let out' tells of no rent
  [
    /(?<!\b(?:if|unless|until|once|where|when|whether|that|not)\b[^.;,]{0,40})\b(?:is|are|been|hereby) (?:let|rented)(?: out)?\b(?! without\b)/g,
    facts.rent,
  ],
  [/\b(?:salar(?:y|ies)|ctc|remuneration|wages?|cost to company|stipend)\b/g, facts.salary],
  [/\bthe most that\b.{0,60}\b(?:pay|owe)\b.{0,30}\bdamages\b/g, facts.cap],
  [
    /\b(?:penalt(?:y|ies)|liquidated damages|fine of|fined)\b|\bfine\b(?=[ :-]{0,3}(?:of |@ ?)?(?:rs|inr|₹|$))|(?<=\d(?:\/-)? )fine\b|^ ?(?:(?:per|a|each|\/) ?(?:day|week|month) )?fine\b|\blate(?: payment)? (?:fees?|fines?|charges?)\b|\b(?:as|by way of|towards) (?:[a-z-]+ ){0,2}damages\b/g,
    facts.penalty,
  ],
  [
    /\b(?:joining|retention|performance|annual|signing|festival|diwali)(?: [a-z]+)? bonus\b|\bbonus(?= of\b)/g,
    facts.bonus,
  ],
  [
    /\bdown ?payment\b|\bpre-?payment(?= (?:of|is|shall|will|:))|\badvance(?= (?:of|payment|amount|sum|is|shall|will|:)| \d{1,2}(?:\.\d+)? ?% or\b)|\b(?:mobili[sz]ation|token) (?:advance|amount|money)\b|(?<=\bas (?:an? )?)advance\b/g,
    facts.advance,
  ],
  [
    /\b(?:order|contract|project|purchase|sale|total|invoice)(?: [a-z]+)? (?:value|price|amount|consideration|cost)\b|\bprice(?= (?:of|is|shall|:|-)|$)/g,
    facts.price,
  ],
  // what is left over after the advance is none
  [/\b(?:remaining|balance)(?= (?:of (?:rs|us|inr|\$|₹|\d)|us|rs|inr|\$|₹|\d))/g, facts.amount],
  [/\b(?:repairs?|reimburs\w*|maintenance)\b/g, facts.amount],
  [
    /\bliabilit(?:y|ies)\b(?! insurance)|\bliable\b(?! to (?:re)?pay\b| (?:for|to) (?:an? |the )?(?:re)?payment\b)/g,
    facts.cap,
  ],
  // a raise is no salary
  [/\b(?:increments?|(?:may|shall|will) be (?:revised|raised|increased)(?= (?:by|within)\b))\b/g, facts.amount],
  // what a bounced instalment costs is no instalment
  [
    /\b(?:charges?|fees?) (?:per|for (?:each|every|an?)|on (?:each|every|an?)|of (?:each|every)) (?:[a-z]+ ){0,2}(?:instal?ments?|emis?|loans?)\b|\b(?:bounce|dishonou?r|processing|documentation|stamping) (?:\/ ?[a-z]+ )?(?:charges?|fees?)\b/g,
    facts.fee,
  ],
  [/\b(?:instal?ments?|emis?)\b/g, facts.instalment],
  // '0.5 % of the loan amount' is a fee, a 'loan-linked' cover no loan
  [
    /(?<!% of )(?<!% of the )(?<!% of outstanding )(?<!% of the outstanding )\b(?:loans?|lends?|lent|principal|borrows?)\b(?!-| (?:agreement|account))/g,
    facts.loan,
  ],
  [/\broyalt(?:y|ies)\b/g, facts.royalty],
  [
    /\b(?:capital(?= (?:of|is|shall|will|contribution|amount|:|-|at)\b| ?:)|(?:share|paid-?up|authori[sz]ed|working|initial|total|partnership|fixed|own) capital|capital contributions?|contribut(?:e[sd]?|ions?|ing)(?! (?:to|towards) (?:the )?(?:loss|damage|delay|pf|esi|provident|gratuity|epf))|subscrib\w+ for)\b(?! nature| gains?| goods)/g,
    facts.capital,
  ],
  [
    /\b(?:fees?|charges|consideration|retainer|commission|(?:set-?up|one-?time|service|installation|processing|subscription)(?: [a-z-]+)? charge)\b(?! note)/g,
    facts.fee,
  ],
  [/\b(?:price|cost|net worth|turnover|income|earnings|rate|interest(?!-free)|bonus|batta)\b/g, facts.amount],
]
/** 'a loan above Rs. 3,00,000': a line that is drawn, no loan of that sum. A cap on liability is such a line. */
const THRESHOLD =
  /\b(?:above|over|exceed\w*|more than|upto|up to|less than|below|beyond|in excess of|at least)\b[^.;,]{0,20}$/

/** What the clause is about, where its sentence does not say what the sum is. */
const byClause: Partial<Record<ClauseType, string>> = {
  rent: facts.rent,
  security_deposit: facts.deposit,
  capital_contribution: facts.capital,
  royalty: facts.royalty,
}

/** Farther off, a word speaks of something else. */
const FARTHEST = 110
/** What follows a sum names it less often than what leads up to it, */
const BEHIND = 30
/** and another sum between them takes the name for itself. */
const ACROSS_A_SUM = 80

/** 'fees of Rs. 3,000 (survey) and Rs. 4,000 (deed)': the second goes by the name of the first, */
const JOINS = /^(?:\/-)?(?: ?\([^()]{1,60}\))? ?(?:and|&|\+) ?$/
/** unless a word right beside it gives it another, */
const NEAR = 40
/** or the words go on to say what it is: 'and Rs. 90,000 shall be paid as a deposit'. */
const ENDS_THERE =
  /^(?:\/-)?(?: ?\([^()]{1,60}\))?(?: only| respectively| each| in all)?(?: (?:is|are|(?:shall|will) be) (?:payable|paid|due|charged))? ?(?:$|[.,;:|\n]|and (?:rs|inr|₹|\d)|& )/

/** A sentence with the sums in it, and which of them is asked about. Positions are in the sentence, normalised. */
export interface SumAt {
  readonly text: string
  readonly sums: readonly { readonly start: number; readonly end: number }[]
  readonly start: number
  readonly end: number
  readonly type: ClauseType
  /** the heading over the sentence, where it is the first below one */
  readonly heading?: string
}

/** What a sum is called: by the word that stands nearest, before it rather than behind; else by what its clause is about. */
export function labelOfSum(sum: SumAt): string {
  const { text, sums, start, end, type, heading } = sum
  let best: { readonly label: string; readonly far: number; readonly cueEnd: number } | null = null
  for (const [pattern, label] of told)
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (from < end && start < to) continue
      const isBefore = to <= start
      const gap = isBefore ? start - to : from - end
      const between = sums.some((sum) =>
        isBefore ? to <= sum.start && sum.end <= start : end <= sum.start && sum.end <= from,
      )
      const far = gap + (isBefore ? 0 : BEHIND) + (between ? ACROSS_A_SUM : 0)
      if (gap <= FARTHEST && (best === null || far < best.far)) best = { label, far, cueEnd: isBefore ? to : -1 }
    }
  const joined = sums.find((other) => other.end <= start && JOINS.test(text.slice(other.end, start)))
  if (joined !== undefined && (best === null || best.far > NEAR) && ENDS_THERE.test(text.slice(end)))
    return labelOfSum({ ...sum, ...joined })
  if (best === null) return byHeading(heading) ?? byClause[type] ?? facts.amount
  const isLine = best.cueEnd >= 0 && THRESHOLD.test(text.slice(best.cueEnd, start))
  return isLine && LINED.has(best.label) ? facts.amount : best.label
}
/** 'Total order value: Rs. 12,40,000', where the name is the heading. */
const byHeading = (heading: string | undefined): string | undefined =>
  heading === undefined
    ? undefined
    : told.find(([pattern, label]) => OF_A_HEADING.has(label) && heading.search(pattern) >= 0)?.[1]
const OF_A_HEADING: ReadonlySet<string> = new Set([facts.price, facts.fee, facts.advance, facts.deposit, facts.loan])
const LINED: ReadonlySet<string> = new Set([facts.loan, facts.capital, facts.rent, facts.salary])

/** Who pays for the bargain itself, by what he is. */
const PAYERS: ReadonlySet<Side> = new Set<Side>(['customer', 'buyer', 'employer', 'tenant', 'licensee'])
/** What it is called that they pay, by the kind of contract; a fee where it is named nowhere. */
const paid: Partial<Record<ContractType, string>> = {
  employment_agreement: facts.salary,
  lease_agreement: facts.rent,
  leave_and_licence_agreement: facts.rent,
  supply_agreement: facts.price,
  purchase_agreement: facts.price,
  sale_of_goods_agreement: facts.price,
  sale_deed: facts.price,
  loan_agreement: facts.amount,
  shareholders_agreement: facts.amount,
  partnership_deed: facts.amount,
  settlement_agreement: facts.amount,
}
/** 'shall pay', 'agrees to pay to the Consultant', right before the sum */
const PAYS =
  /^(?:[^.;]{0,60}\bthe )?([a-z][a-z ]{2,30}?) (?:shall|will|must|agrees? to|undertakes? to) pay(?: to)?(?: the [a-z ]{2,30}| you| him| her| us)?(?: an? (?:sum|amount) of)? $/
/** Wages and rent come again and again: a sum that does not is something else. */
const BY_TIME: ReadonlySet<string> = new Set([facts.salary, facts.rent])
const REGULAR =
  /^(?: ?\([^)]*\))?(?:\/-)? ?(?:gross |only )?(?:a|per|each|every|\/) ?(?:calendar )?(?:month|week|year|annum|day|quarter)\b/
/** A sum for something that went wrong, or a share of somebody else's cost */
const NOT_FOR_THE_BARGAIN =
  /\b(?:delay\w*|late|default\w*|breach\w*|fails?|failure|damage\w*|loss(?:es)?|each day|per day|terminat\w+|leav(?:es?|ing)|indemnif\w+|compensat\w+|refund\w*|reimburs\w+|costs? of|towards)\b/

/** 'The Client shall pay Rs. 2,50,000 a month': a sum that its sentence gives no name is what the customer pays for the bargain. */
export function paidFor({ parties, type, text }: Contract, sentence: Sentence | undefined, sum: Span): string {
  if (sentence === undefined || NOT_FOR_THE_BARGAIN.test(sentence.text)) return facts.amount
  const payer = PAYS.exec(text.norm.slice(sentence.start, sum.start))?.[1]
  const party = parties.find(({ aliases }) => payer !== undefined && aliases.includes(payer.replace(/^the /, '')))
  if (party === undefined || !PAYERS.has(party.side)) return facts.amount
  const name = paid[type] ?? facts.fee
  const isRegular = REGULAR.test(text.norm.slice(sum.end, sum.end + 120))
  return isRegular || !BY_TIME.has(name) ? name : facts.amount
}

/** 'Each is Rs. 1,11,858' behind a sentence on instalments. */
export const isEachInstalment = (sentence: Sentence | undefined, before: Sentence | undefined): boolean =>
  sentence !== undefined &&
  before !== undefined &&
  /^each (?:is|of them is|shall be|will be) /.test(sentence.text) &&
  /\binstal?ments?\b/.test(before.text)
