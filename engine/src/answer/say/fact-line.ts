import type { Citation, Fact } from '@karar/schema'
import { ratesIn } from '../../grammar/rates.ts'
import { answerWords as words } from '../../language/answers.ts'
import { words as engineWords } from '../../language/en.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { callOf } from '../book/for-you.ts'
import { isSupposed } from '../book/supposed.ts'
import { noticeOf } from '../lacking/of-its-deed.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { stemsOf } from '../question/words-of.ts'
import type { FactsOf, Topic } from '../topics/topic.ts'

const { facts: labels } = engineWords

/** Which of the sums that the analysis reads is asked for, by the words of the question. */
const SUMS: readonly (readonly [RegExp, string])[] = [
  [/\bdeposit\b/, labels.deposit],
  [/\b(?:rent|licen[cs]e fee)\b/, labels.rent],
  [/\bsalary\b/, labels.salary],
  [/\bloan\b/, labels.loan],
]
/** A sum that is asked for under a condition, or of a part, is another one. */
const OF_ELSE =
  /\b(?:if|late|delay\w*|increase\w*|deduct\w*|gst|tax|interest|penalt\w*|total|extra|year\w*|annual\w*|back|refund\w*|last|in hand|cut|month\w*|week\w*|hour\w*|day|daily|take.?home|net)\b/

const OF_A_STAGE =
  /\b(?:probation\w*|train(?:ing|ee)\w*|apprentice\w*|intern\w*|confirm\w*|lock(?:ed)?-?in|bond|trial|warranty)\b/

/** A question with more telling words asks for a sum of its own: 'how much salary can each founder draw'. */
const MOST_STEMS = 2

/** Most figures that are told at once: more tell a reader nothing. */
const MOST = 4

/**
 * What the analysis reads of the very matter that is asked, in one line before the places: 'Notice to terminate: 90 days
 * (you), 7 days (the Company).' Only what the places that are shown say; null where that is nothing.
 */
export function factLine(
  book: Book,
  question: Question,
  topic: Topic | undefined,
  cited: readonly Citation[],
): string | null {
  if (topic?.id === 'loan_interest') return rateLine(question, cited[0])
  const wanted = topic === undefined ? null : factsFor(question, topic)
  if (wanted === null) return null
  const facts: readonly (Fact & { readonly party?: string | null })[] = book.analysis.key_facts[wanted.kind]
  const shown = facts.filter(
    (fact) =>
      (wanted.labels?.includes(fact.label) ?? true) &&
      cited.some((place) => place.start <= fact.start && fact.start < place.end) &&
      !isOfALimit(book, fact),
  )
  if (shown.length === 0 || shown.length > MOST) return null
  const there = cited.filter((place) => shown.some(({ start }) => place.start <= start && start < place.end))
  if (topic?.id === 'term' && isOfAThing(question, there)) return null
  const own = (party: string | null | undefined) => party != null && party === book.reader?.name
  const isAsked = ({ party }: { readonly party?: string | null }) =>
    party == null || (question.subject !== null && own(party) === (question.subject === 'reader'))
  // of the other side alone it is no answer
  if (question.subject !== null && !shown.some(isAsked)) return null
  const byLabel = (label: string): number => wanted.labels?.indexOf(label) ?? 0
  const grouped = Map.groupBy(
    wanted.kind === 'money'
      ? ofFirstPlace(shown, cited)
      : [...shown].sort((one, other) => byLabel(one.label) - byLabel(other.label)),
    ({ label }) => label,
  )
  return [...grouped]
    .map(([label, all]) => {
      const inOrder = [...all].sort(
        (one, other) =>
          Number(isAsked(other)) - Number(isAsked(one)) || Number(own(other.party)) - Number(own(one.party)),
      )
      const values = inOrder.map(({ value, party }) => {
        const named = party == null ? null : book.contract.parties.find(({ name }) => name === party)
        return format(words.factValue, { value, party: named == null ? null : own(party) ? words.you : callOf(named) })
      })
      return format(words.factLine, { label, values: [...new Set(values)] })
    })
    .join(' ')
}

/** 'Fines are taken from the deposit; if they exceed Rs. 1,500 a year' names no deposit of 1,500. */
function isOfALimit({ contract: { money, text } }: Book, { start, end, ...fact }: Fact): boolean {
  if (!('amount' in fact)) return false
  const sum = money.find(
    ({ amount, start: at }) =>
      amount === fact.amount && (text.toOriginal[at] ?? -1) >= start && (text.toOriginal[at] ?? end) < end,
  )
  return sum !== undefined && isSupposed(text.norm.slice(Math.max(0, sum.start - 90), sum.start))
}

/** Words by which the whole contract, or how long it lasts, is called. */
const OF_ALL =
  /^(?:contract|agreement|agreem|leas|rent|job|deal|stai|term|tenur|long|period|durat|valid|last|run|year|month|dai|week|expir|end|start|begin|licen|servic|employ|engag|polici|plan|member|membership|subscript|franchis|partnership|appoint|bound|lock|total|full|whole|time|work|continu|renew|finish|over|stop|get|receiv|can|us|do|mani)/

/** 'How long can I use the days off?' asks for a time of its own: the place of the term has no word of it. */
function isOfAThing({ stems }: Question, places: readonly Citation[]): boolean {
  const said = new Set(places.flatMap(({ quote }) => stemsOf(quote.toLowerCase())))
  return stems.some((one) => !one.startsWith('#') && !OF_ALL.test(one) && !said.has(one))
}

/** Sums of one name that stand in several places, a schedule among them, are told as the first of them has them. */
function ofFirstPlace<T extends { readonly start: number }>(
  facts: readonly T[],
  cited: readonly Citation[],
): readonly T[] {
  for (const { start, end } of cited) {
    const there = facts.filter((fact) => start <= fact.start && fact.start < end)
    if (there.length > 0) return there
  }
  return facts
}

/** The one rate that the first place states of interest: 'Rate of interest: 16% a year.' */
function rateLine(question: Question, lead: Citation | undefined): string | null {
  const asked = figureAsked(question)
  if (lead === undefined || (asked !== 'rate' && asked !== 'sum') || question.stems.length > MOST_STEMS) return null
  const said = lead.quote.toLowerCase()
  const rates = /\binterest\b/.test(said) ? ratesIn(said) : []
  const [rate] = rates
  return rate === undefined || rates.length > 1 || !rate.stated
    ? null
    : format(words.rateLine, { percent: String(rate.percent), per: rate.per })
}

/** A place is asked for, or nothing but the court is named. */
const ASKS_WHERE =
  /\b(?:where|which|what|city|place|town|state|travel|come to|go to|far|home|here|local|only|(?:in|at) [a-z]+ (?:court|only)|jurisdiction)\b|^(?:\w+ ){0,2}courts?\b|\bcourts?\W*$|\bin (?!(?:time|writing|advance|future|person|full|part|instalments|cash|days|months|years|english|hindi)\b)[a-z]+\W*$/

/** The facts that answer the question by themselves; null where it asks for something else of the matter. */
function factsFor(question: Question, topic: Topic): FactsOf | null {
  const asked = figureAsked(question)
  const { english } = question
  if (topic.id === 'how_much' || topic.id === 'deposit') {
    const isBare = asked === 'sum' && question.stems.length <= MOST_STEMS && !OF_ELSE.test(english)
    const sum = isBare ? SUMS.find(([said]) => said.test(english)) : undefined
    return sum === undefined ? null : { kind: 'money', labels: [sum[1]] }
  }
  // the notice of a trainee, or the term of the lock-in, is another than that of the contract
  if ((topic.id === 'notice_period' || topic.id === 'term') && OF_A_STAGE.test(english)) return null
  if (topic.id === 'notice_period' && noticeOf(question) !== null) return null
  if (topic.id === 'notice_period' || topic.id === 'term')
    return asked === 'sum' || asked === 'rate' || /\b(?:if|why|without|late|pay)\b/.test(question.text)
      ? null
      : (topic.facts ?? null)
  // 'who pays the lawyer if we sue?' names no court, nor does 'can we file a case against a copier'
  if (topic.id === 'court' && (/\b(?:who|whose|how much)\b/.test(english) || !ASKS_WHERE.test(english))) return null
  return topic.facts ?? null
}
