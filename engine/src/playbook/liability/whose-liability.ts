import type { Contract } from '../../contract.ts'
import { lastMentionBefore, type Mention, type Who } from '../../facts/mentions.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, mentionAt, subjectAt } from '../reading.ts'

/** A sentence that says how far somebody answers for loss. */
export interface Limit {
  readonly clause: Clause
  readonly sentence: Sentence
  readonly index: number
  /** the words that limit */
  readonly words: string
  /** who is protected by it */
  readonly who: Who
  /** 'cap': an amount; 'all': no liability at all; 'indirect': remote loss only */
  readonly kind: 'cap' | 'all' | 'indirect'
}

const CAPPED =
  /\b(?:liabilit(?:y|ies)|liable|damages|responsibility|exposure)\b[^.;]{0,200}?\b(?:exceed|exceeding|go(?:es)? beyond|extend beyond|surpass|be (?:greater|higher) than|limited (?:to|in|by)|capped (?:at|to)|restricted to|in excess of|more than|(?:is|be) limited|maximum of|cap of)\b/
const NOT_LIABLE =
  /\b(?:shall|will|must|may|can|is|are)\s+(?:not|never|in no (?:event|way|case|manner|circumstances?)|under no circumstances?)\b[^.;]{0,50}?\b(?:liable|responsible|answerable|accountable)\b/
const NO_EVENT =
  /\b(?:in no (?:event|case|way|circumstances?)|under no circumstances?|at no time|neither|no)\b[^.;]{0,90}?\b(?:shall|will|is|be|may)\b[^.;]{0,140}?\b(?:liable|responsible|answerable)\b/
const NO_LIABILITY =
  /\b(?:(?:shall|will) (?:have|bear|incur|accept|assume)|has|have|accepts?|assumes?) (?:absolutely )?no (?:\w+ or )?(?:liabilit(?:y|ies)|responsibility)\b|\b(?:shall|will|does|do) not (?:bear|accept|assume|take) (?:any|the) (?:\w+ )?(?:liabilit(?:y|ies)|responsibility)\b|\b(?:disclaims?|excludes?) (?:any and )?(?:all|any|every) (?:\w+ or )?liabilit/
/** 'The most that you can recover from us is ...' caps us. */
const MOST =
  /\bthe (?:most|maximum(?: amount| sum)?) (?:that |which )?(?:\w+ ){0,3}?(?:can|may|could|will|shall) (?:ever )?(recover|claim|get|receive|owe|pay|be (?:liable|asked|required|made))\b/
const REMOTE =
  /\b(?:indirect|consequential|incidental|special|punitive|exemplary|loss of (?:profits?|revenue|business|goodwill|data)|lost profits?)\b/
const EVERYTHING =
  /\b(?:any|all|every)\b[^.;]{0,50}\b(?:loss(?:es)?|damages?|claims?|liabilit(?:y|ies)|amounts?)\b|\bfor anything\b|\bof any (?:kind|nature)\b|\bwhatsoever\b|\bunder any (?:theory|circumstances)\b/

/** Every sentence that limits liability, with the side that it protects. Kept once a contract. */
const known = new WeakMap<Contract, readonly Limit[]>()
export function limitsOf(contract: Contract): readonly Limit[] {
  const kept = known.get(contract)
  if (kept !== undefined) return kept
  const found = contract.clauses.flatMap((clause) =>
    /liab|responsib|answerab|accountab|exposure|damages|the (?:most|maximum)/.test(clause.text)
      ? clause.sentences.flatMap((sentence) => readLimits(contract, clause, sentence))
      : [],
  )
  known.set(contract, found)
  return found
}

/** 'A shall not be liable for ..., and B shall not be liable for ...' is two limits. */
function readLimits(contract: Contract, clause: Clause, sentence: Sentence): Limit[] {
  const first = readLimit(contract, clause, sentence)
  if (first === null) return []
  const again = [...sentence.text.matchAll(new RegExp(NOT_LIABLE, 'g'))].slice(1)
  return [
    first,
    ...again.map((match) => ({
      ...first,
      index: match.index,
      words: sentence.text.slice(match.index),
      who: subjectAt(contract, sentence, sentence.start + match.index),
    })),
  ]
}

function readLimit(contract: Contract, clause: Clause, sentence: Sentence): Limit | null {
  const words = sentence.text
  const most = MOST.exec(words)
  if (most !== null) {
    const who = subjectAt(contract, sentence, sentence.start + most.index + most[0].lastIndexOf(most[1]!))
    const owes = /^(?:owe|pay|be )/.test(most[1]!)
    const capped = owes ? who : acrossFrom(contract, who)
    return { clause, sentence, index: most.index, words: words.slice(most.index), who: capped, kind: 'cap' }
  }
  const capped = CAPPED.exec(words)
  if (/\bassets\b|\b(?:exclusive|sole) remedy\b/.test(words.slice(0, 400)) && capped !== null) return null
  if (
    capped !== null &&
    /exceed|excess|more than|beyond|surpass|greater|higher/.test(capped[0]) &&
    !/\b(?:not|no|never|neither|nor)\b/.test(
      words.slice(Math.max(0, capped.index - 60), capped.index + capped[0].length),
    )
  )
    return null
  if (capped !== null && !/\bnot (?:be )?(?:limited|capped|restricted)\b|\bnot limited to\b/.test(capped[0])) {
    const who = whoseLiability(contract, sentence, capped.index)
    return { clause, sentence, index: capped.index, words: capped[0], who, kind: 'cap' }
  }
  const match = NOT_LIABLE.exec(words) ?? NO_EVENT.exec(words) ?? NO_LIABILITY.exec(words)
  if (match === null) return null
  // 'shall not hold the other responsible' protects the other: who it is takes more than this to say.
  if (/\bhold(?:ing)?\b/.test(match[0])) return null
  const rest = words.slice(match.index)
  const remote = REMOTE.test(rest)
  if (!remote && !EVERYTHING.test(rest)) return null
  const inside = /^(?:in no|under no|at no|neither|no)\b/.test(match[0])
  const who = inside
    ? named(contract, sentence.start + match.index, sentence.start + match.index + match[0].length)
    : subjectAt(contract, sentence, sentence.start + match.index)
  return {
    clause,
    sentence,
    index: match.index,
    words: rest,
    who,
    kind: remote && isRemoteOnly(rest) ? 'indirect' : 'all',
  }
}

/** 'for any indirect or special damages', 'for loss of profit': remote loss only, whatever is listed after it. */
function isRemoteOnly(words: string): boolean {
  if (/(?<!in)\bdirect\b|\b(?:general|actual) (?:or|and|damages)|\bgeneral,/.test(words)) return false
  const object =
    /\bfor,? ?(?:\([a-z]\) )?([^.;]{0,120}?)\b(?:loss(?:es)?|damages?|claims?|liabilit(?:y|ies))\b(?: of (?:\w+ )?(?:profits?|revenue|business|goodwill|data|use))?/.exec(
      words,
    )
  return object === null || REMOTE.test(object[0])
}

/** The parties named in a stretch: one of them, or 'mutual' where both are. */
function named(contract: Contract, from: number, to: number): Who {
  const seen = new Set<Who>()
  for (let index = lastMentionBefore(contract.mentions, from) + 1; index < contract.mentions.length; index++) {
    const mention = contract.mentions[index]!
    if (mention.start >= to) break
    if (!/\bto (?:the )?$/.test(contract.text.norm.slice(Math.max(0, mention.start - 8), mention.start)))
      seen.add(mention.who)
  }
  return seen.size > 1 ? 'mutual' : ([...seen][0] ?? null)
}

/** Whose liability the words at `index` speak of: 'the liability of X', 'X's liability', or the subject of 'liable'. */
export function whoseLiability(contract: Contract, sentence: Sentence, index: number): Who {
  const at = sentence.start + index
  const { norm } = contract.text
  const of = /^liabilit(?:y|ies) (?:whatsoever )?(?:of|for) (?:any of )?/.exec(norm.slice(at, at + 50))
  if (of !== null) {
    const who = mentionAt(contract, at + of[0].length)
    if (who !== null) return alsoOther(contract, at + of[0].length, sentence.end) ? 'mutual' : who
  }
  const before = contract.mentions[lastMentionBefore(contract.mentions, at)]
  if (before !== undefined && before.start >= sentence.start && at - before.end < 70) {
    if (norm[before.end] === "'") return besides(contract, before) ? 'mutual' : before.who
  }
  const later = /\b(?:liabilit(?:y|ies)|damages) of (?:either |any )?/.exec(
    norm.slice(at, Math.min(sentence.end, at + 200)),
  )
  if (later !== null) {
    const who = mentionAt(contract, at + later.index + later[0].length)
    if (who !== null) return who
  }
  const subject = subjectAt(contract, sentence, at)
  return subject ?? firstIn(contract, at, sentence.end)
}

/** 'the Licensor's and the Licensee's respective liability' */
function besides(contract: Contract, mine: Mention): boolean {
  const other = contract.mentions[lastMentionBefore(contract.mentions, mine.start)]
  if (other === undefined || other.who === mine.who) return false
  return /^(?:'s?)? (?:and|or) (?:of )?(?:the )?$/.test(contract.text.norm.slice(other.end, mine.start))
}

/** 'the liability of the Client and of the Contractor' */
function alsoOther(contract: Contract, at: number, end: number): boolean {
  const stretch = contract.text.norm.slice(at, Math.min(end, at + 60))
  const joined = /^(?:the )?[\w ]{2,30}? (?:and|or) (?:of )?/.exec(stretch)
  return joined !== null && mentionAt(contract, at + joined[0].length) !== null
}

function firstIn(contract: Contract, from: number, to: number): Who {
  const mention = contract.mentions[lastMentionBefore(contract.mentions, from) + 1]
  return mention !== undefined && mention.start < to ? mention.who : null
}

/** Whether the contract limits anybody's liability anywhere: by amount, by kind of loss, or under such a heading. */
export const hasLimit = (contract: Contract): boolean =>
  limitsOf(contract).length > 0 ||
  contract.clauses.some((clause) => /limit(?:ation|s)? (?:of|on) liabilit/i.test(clause.heading ?? ''))

/** Whether a limit protects `party`, alone or with the other side. */
export const protects = ({ who }: Limit, party: ContractParty): boolean =>
  who === 'mutual' || who?.index === party.index

/** Whether `party` (or both alike) enjoys a limit of one of these kinds. */
export const isLimited = (contract: Contract, party: ContractParty, kinds: readonly Limit['kind'][]): boolean =>
  limitsOf(contract).some((limit) => kinds.includes(limit.kind) && protects(limit, party))
