import { originalSpan } from '../../grammar/normalize.ts'
import { answerWords as words } from '../../language/answers.ts'
import { words as engineWords } from '../../language/en.ts'
import { format } from '../../language/message.ts'
import { type ContractNorm, normsOf } from '../../understand/reading/norms.ts'
import { isParty } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { cite } from '../book/cite.ts'
import { callOf } from '../book/for-you.ts'
import { pagesUnread, placeOf, shown } from '../say/compose.ts'
import type { Answerer } from '../say/reply.ts'

const { facts } = engineWords

/** The contract as a whole, as questions call it: 'who may end it', 'who can change the terms'. */
const IT = String.raw`(?:it|this|them|the terms|these terms|(?:this|the) (?:\w+ )?(?:contract|agreement|deal|lease|licen[cs]e|deed|letter|tenancy|employment|engagement|partnership|franchise|policy))`
const asks = (verbs: string, has: string): RegExp =>
  new RegExp(
    String.raw`^(?:so,? |and )?who(?: all)? (?:${has}) (?:${verbs})(?: out of| from| over| on| to (?:someone|somebody) else)?(?: ${IT})?(?: by (?:him|her|it)self| early| alone| and (?:how|when))?\??$`,
  )
const MAY = String.raw`may|can|could|is allowed to|is entitled to|is able to|has (?:the|a) (?:right|power) to|is permitted to|are allowed to`

/** What is asked of, and what a norm must be to answer it: its kind, the base form of its verb, what it is done to. */
interface Point {
  readonly id: keyof typeof words.who
  readonly asked: RegExp
  readonly kinds: readonly ContractNorm['kind'][]
  readonly act: RegExp
  readonly object: RegExp
  /** the verb alone says enough */
  readonly bare?: RegExp
}

const CONTRACT =
  /\b(?:agreement|contract|lease|licen[cs]e|deed|employment|engagement|appointment|services?|tenancy|subscription|membership|account|partnership|franchise|it|this|these terms|arrangement)\b/
const points: readonly Point[] = [
  {
    id: 'mayEnd',
    asked: asks(String.raw`end|terminate|cancel|break|close|get|walk away|exit|leave|stop`, MAY),
    kinds: ['power'],
    act: /^(?:terminate|cancel|end|determine|discontinue|resign|withdraw|quit|leave|exit)$/,
    object: CONTRACT,
    bare: /^(?:resign|leave|quit|terminate|exit)$/,
  },
  {
    id: 'mayChange',
    asked: asks(String.raw`change|amend|modify|alter|vary|revise|update|rewrite`, MAY),
    kinds: ['power'],
    act: /^(?:change|amend|modify|alter|vary|revise|update|rewrite|replace|supplement)$/,
    object: /\b(?:agreement|contract|terms|conditions|polic(?:y|ies)|rules|deed|lease|scheme|provisions)\b/,
  },
  {
    id: 'mayHandOver',
    asked: asks(String.raw`assign|transfer|hand|pass|sell|novate`, MAY),
    kinds: ['power', 'ban'],
    act: /^(?:assign|transfer|novate)$/,
    object: /\b(?:agreement|contract|rights?|obligations?|benefits?|interests?|lease|licen[cs]e|it|deed)\b/,
  },
]

const MOST = 8

/** 'Who may end it', 'who can change the terms': the holders of such powers, each with its notice and its condition. */
export const aboutWho: Answerer = (book, question) => {
  const asked = question.english.toLowerCase().replace(/\s+/g, ' ').trim()
  const point = points.find((one) => one.asked.test(asked))
  if (point === undefined) return null
  const found = normsOf(book.contract).filter((norm) => answers(book, point, norm))
  const lines = new Map(found.map((norm) => [lineOf(book, point, norm), norm] as const))
  if (lines.size === 0) return null
  const told = [...lines].slice(0, MOST)
  const unread = pagesUnread(book)
  return {
    kind: 'answered',
    about: 'who',
    paragraphs: [[words.who[point.id], ...told.map(([line]) => line)].join('\n'), ...(unread === '' ? [] : [unread])],
    citations: told.map(([, { sentence }]) => cite(book, sentence)),
    followUps: ['endEarly', 'duties', 'risks'],
  }
}

function answers({ contract }: Book, { kinds, act, object, bare }: Point, norm: ContractNorm): boolean {
  const who = norm.holder?.who
  if (who == null || !kinds.includes(norm.kind) || !act.test(norm.act.lemma)) return false
  if (norm.object === undefined) return bare?.test(norm.act.lemma) ?? false
  return object.test(contract.text.norm.slice(norm.object.start, norm.object.end))
}

/** '- Clause 4.1: the Company, with 15 days of notice, “if you are absent for a week”' */
function lineOf(book: Book, { id }: Point, norm: ContractNorm): string {
  const { reader } = book
  const who = norm.holder?.who
  const place = cite(book, norm.sentence)
  const said = [norm.trigger, norm.limit, norm.without]
    .filter((part) => part !== undefined)
    .map((part) => original(book, part).replace(HOW_GIVEN, ''))
    .filter((words) => !SAYS_NOTHING.test(words))
  return format(words.whoLine, {
    kind: norm.kind,
    both: who === 'mutual',
    who: isParty(who) ? (who.index === reader?.index ? words.you : callOf(who)) : null,
    what: id === 'mayChange' && norm.object !== undefined ? shown(original(book, norm.object), 80) : null,
    notice: id === 'mayEnd' ? noticeIn(book, norm) : null,
    when: said.length === 0 ? null : shown(said.join(' \u2026 '), 200),
    where: place === null ? null : placeOf(place),
  })
}

/** 'upon giving written notice if the other is in breach': the condition alone. */
const HOW_GIVEN =
  /^(?:(?:up)?on|by|after) (?:giving|serving|written|prior)\b.*?(?=\b(?:if|in case|in the event|where)\b)/i
/** How a notice is given is no condition, and 'notwithstanding the above' tells nobody anything. */
const SAYS_NOTHING =
  /^(?:(?:up)?on|by|after) (?:giving|serving|written|prior)\b|^(?:notwithstanding|whether or not|at any time)\b/i

/** The one notice that the sentence of a power tells, by the facts; null where it tells none, or several. */
function noticeIn(book: Book, { sentence, holder, trigger }: ContractNorm): string | null {
  if (trigger !== undefined && /\b(?:breach|default|cure|remed|fail)/.test(original(book, trigger))) return null
  const { start, end } = originalSpan(book.contract.text, sentence)
  const own = book.analysis.key_facts.notice.filter(
    (fact) =>
      [facts.terminationNotice, facts.probationNotice].some((label) => label === fact.label) &&
      fact.start < end &&
      start < fact.end &&
      (fact.party === null || !isParty(holder?.who) || holder.who.name === fact.party),
  )
  return new Set(own.map(({ days }) => days)).size === 1 ? own[0]!.value : null
}

const original = (
  { contract: { text } }: Book,
  { start, end }: { readonly start: number; readonly end: number },
): string => text.original.slice(text.toOriginal[start] ?? 0, (text.toOriginal[end - 1] ?? 0) + 1)
