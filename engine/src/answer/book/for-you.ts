import type { Span } from '../../grammar/normalize.ts'
import { inTitleCase } from '../../judge/told.ts'
import { answerWords } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import { toldWords as told } from '../../language/told.ts'
import { lastMentionBefore } from '../../understand/parties/mentions.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import type { Book } from './book.ts'

const PRONOUN = /^(?:you|we|us|i)$/i

/** How a party is called in an answer: 'the Licensor', or by its name. */
export function callOf(party: ContractParty | null): string {
  if (party === null) return answerWords.theOther
  const role = party.role ?? party.definedTerm
  if (role === null || PRONOUN.test(role) || /^party of /i.test(role))
    return PRONOUN.test(party.name) ? answerWords.theOther : party.name
  return party.role === null && !party.withArticle ? role : format(answerWords.theParty, { role: inTitleCase(role) })
}

/** The foot of a page that a register adds, 'Source: ACME, 8-K, 1/2/2018', stands in the middle of a sentence: its name is no party who does anything. */
const FOOT = /\bsource: .{2,90}?, [a-z0-9-]{2,9}(?:\/a)?, \d{1,2}\/\d{1,2}\/\d{4}\b/

/** Most characters of a sentence that is told over again. */
const LONGEST = 420

const VERBS = ['will', 'must', 'may', 'can', 'cannot', 'could', 'would', 'should', 'had', ...Object.keys(told.verbs)]
const VERB = new RegExp(String.raw`^(?:,? ?(?:hereby|also|further|then|alone|only|both) )?(${VERBS.join('|')})\b`, 'i')
const OBJECT =
  /\b(?:of|to|by|from|with|against|for|between|on|upon|than|gives?|pays?|pay|paid|notify|inform|indemnify|allow|permit|require|entitles?|lets?|reimburse|release|grants?|give|tells?|asks?|compensate|hold|engages?|appoints?|employs?|lends?) (?:the |said |such )*$/i

/**
 * A sentence of the contract told to the reader: 'The Licensee shall pay' becomes 'You must pay'. Only the names of the
 * parties change, and 'shall' where the reader is its subject; null where that cannot be done safely.
 *
 * @param span normalised
 */
export function toldToReader(book: Book, span: Span): string | null {
  const { contract, reader } = book
  const { text, mentions } = contract
  if (reader === null || span.end - span.start > LONGEST || FOOT.test(text.norm.slice(span.start, span.end)))
    return null
  let out = ''
  let at = span.start
  const take = (to: number): void => {
    if (to > at) out += text.original.slice(text.toOriginal[at]!, text.toOriginal[to] ?? text.original.length)
    at = Math.max(at, to)
  }
  let changed = 0
  for (let index = lastMentionBefore(mentions, span.start) + 1; index < mentions.length; index++) {
    const mention = mentions[index]!
    if (mention.end > span.end) break
    if (mention.start < at) continue
    if (mention.who === 'mutual') continue
    const said = text.norm.slice(mention.start, mention.end)
    const own = mention.who.index === reader.index
    if (!own && !/^(?:we|us|our|ours)$/.test(said)) continue
    if (own && /^(?:you|your)$/.test(said)) continue
    // 'an authorised Distributor', '"Subscriber Data"', 'Subscriber Data': the word is part of a name, no party.
    if (own && isPartOfName(text, mention)) continue
    if (own && /^(?:he|she|his|her|him|it|its|i|my|me|we|us|our)$/.test(said)) return null
    // 'associated, as employee, adviser or partner': what somebody may be, and no party
    if (own && AS_A_ROLE.test(text.norm.slice(Math.max(span.start, mention.start - 12), mention.start))) continue
    const article = /\b(?:the |said )+$/.exec(text.norm.slice(Math.max(span.start, mention.start - 12), mention.start))
    const from = mention.start - (article?.[0].length ?? 0)
    const behind = text.norm.slice(mention.end, Math.min(span.end, mention.end + 40))
    const begins = /(?:^|[.;:] ?)$/.test(text.norm.slice(span.start, from).trimEnd())
    const cased = (word: string): string => (begins ? word.charAt(0).toUpperCase() + word.slice(1) : word)
    if (!own) {
      take(from)
      const name = callOf(mention.who)
      out += cased(told.they[said] ?? name)
      at = mention.end
      continue
    }
    // '... of you' is no English: 'the materials of the Consultant' stays as it is.
    if (
      /\bof (?:the )?$/.test(text.norm.slice(Math.max(span.start, from - 4), mention.start)) &&
      VERB.exec(behind.trimStart()) === null
    )
      continue
    const possessive = /^'s?(?= )/.exec(behind)
    const verb = VERB.exec(behind.trimStart())
    const before = text.norm.slice(Math.max(span.start, from - 40), from)
    if (possessive !== null) {
      take(from)
      out += cased(told.your)
      at = mention.end + possessive[0].length
    } else if (verb !== null) {
      take(from)
      out += cased(told.you)
      at = mention.end
      const word = verb[1]!.toLowerCase()
      const where = mention.end + behind.indexOf(verb[1]!)
      take(where)
      out += told.verbs[word] ?? word
      at = where + word.length
    } else if (
      !HAS_BEHIND.test(behind) &&
      (OBJECT.test(before) ||
        /^(?:[.,;)]|$| (?:and|or|in|on|at|for|within|by|to|from|any|the|all|as|under)\b)/.test(behind))
    ) {
      take(from)
      out += cased(told.you)
      at = mention.end
    } else continue
    changed++
  }
  take(span.end)
  if (changed === 0 && !/\byou(?:r)?\b/i.test(out)) return null
  const sentence = withThey(out.replace(/\s+/g, ' ').trim(), changed === 0)
    .replace(/\bmust not be required to\b/g, told.neednt)
    .replace(/\bmust be required to\b/g, told.required)
    .replace(
      /\b([Yy]ou) must ((?:not |also |only |always |further |solely |fully |hereby ){0,2})be (also |further |only |solely )?(?=(?:entitled|eligible|liable|responsible|free|at liberty)\b)/g,
      told.youAre,
    )
  return isSafe(sentence, changed) ? sentence : null
}

/** 'We' of a letter is the other side: 'we may end it' is told as 'they may end it'. 'Each of us' means both and stays. */
function withThey(said: string, letter: boolean): string {
  if (!letter) return said
  return said.replace(/(?<!\bof )\b([Ww]e|[Uu]s|[Oo]urs?)\b/g, (word) => {
    const other = told.they[word.toLowerCase()]!
    return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  })
}

/**
 * 'You must be paid', 'you must in no event be liable', 'you must receive': what is done to the reader, comes to them or
 * protects them is no command, and 'must' would make it one.
 */
const NO_COMMAND =
  /\byou must (?:(?:not|also|only|always|hereby|further|then|thereafter|\w+ly) )*(?:be (?:\w+ly )?(?!(?:based|located|situated|registered|qualified|dressed)\b)(?:\w+ed|paid|given|held|made|bound|taken|kept|put|sent|told|shown|free|entitled|liable|eligible)\b|(?:have|receive|get|earn|enjoy|retain|remain entitled|bear no|incur no|owe no)\b|(?:in|under|at) no\b)|\byou must,? (?:(?!\b(?:and|or|that|which|who)\b)[^.;]){0,100}\b(?<!\b(?:may|might|can|could|shall|will|would|must|should|to|and|or) )be (?:\w+ly )?(?:liable|required|obliged|obligated|bound|entitled)\b/i

/** A 'he' or 'its' that is left may mean the reader, and a verb that does not agree tells of a wrong reading: quote then. */
function isSafe(said: string, changed: number): boolean {
  if (NO_COMMAND.test(said)) return false
  // 'the Purchaser(s) undertakes': of one or more
  if (/\byou(?:r)? ?\((?:s|es)\)/i.test(said)) return false
  // 'the member/you', '[you name]': one of several names
  if (changed > 0 && /[/[] ?you(?:r)?\b|\byou(?:r)? ?[/\]]/i.test(said)) return false
  // 'neither the Borrower nor you must' tells a ban as a duty
  if (changed > 0 && /\bnor you\b|\bneither (?:of )?you\b/i.test(said)) return false
  // 'you commit a breach and does not remedy it'
  if (
    changed > 0 &&
    /\b[Yy]ou (?:(?!\b(?:which|who|that|and|or)\b)[^.;,]){0,60}\b(?:and|or|but) (?:does|has|is|was|fails|neglects|refuses|becomes|commits|wishes|intends|remains)\b/.test(
      said,
    )
  )
    return false
  if (/\b[Yy]ou (?!as\b|always\b|thus\b|towards\b|unless\b|is\b)[a-z]+s\b(?<!ss)/.test(said)) return false
  return changed === 0 || !/\b(?:he|she|him|his|her|hers|himself|herself|its|itself)\b/i.test(said)
}

/** 'The consignor insurance': what is the party's, without a sign of it. */
const HAS_BEHIND =
  /^ (?:insurance|accounts?|names?|address|premises|cop(?:y|ies)|representatives?|offices?|sites?|banks?|teams?|staff|employees?|personnel|part(?:y|ies)|data|propert(?:y|ies)|list|polic(?:y|ies)|portal|group|categor(?:y|ies)|code|id)\b/

const AS_A_ROLE = /\b(?:as|as an?|any|another|other|every|an?) $/

/** 'this relation with Direct Seller': a capital word right before it that opens no sentence. */
const NAMED_BEFORE = /[\p{Ll},;] (?!The |Said |If |Where |When |That )\p{Lu}\p{Ll}{3,} $/u

/** Whether a party's term stands for something else here: 'a Distributor', 'Subscriber Data', 'the new Distributor'. */
function isPartOfName({ norm, original, toOriginal }: Book['contract']['text'], { start, end }: Span): boolean {
  const next = original[toOriginal[end + 1] ?? original.length] ?? ''
  if (norm[end] === ' ' && /\p{Lu}/u.test(next) && !/^(?:shall|will|may)/i.test(norm.slice(end + 1, end + 6)))
    return true
  const at = toOriginal[start] ?? 0
  if (NAMED_BEFORE.test(original.slice(Math.max(0, at - 32), at))) return true
  // 'a woman employee who', 'any confirmed employee': one of a kind, and not the reader
  if (/(?:^|[ "'(])(?:an?|any|each|every|no|another|such) [a-z-]+ $/.test(norm.slice(Math.max(0, start - 40), start)))
    return true
  const before = /(?:^|[ "'(])([a-z-]+) $/.exec(norm.slice(Math.max(0, start - 24), start))?.[1]
  return (
    before !== undefined &&
    /^(?:an?|any|each|every|other|another|new|such|authori[sz]ed|exclusive|non-exclusive|independent|former|our|your|no)$/.test(
      before,
    )
  )
}
