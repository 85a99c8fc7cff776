import { isAuxiliary } from './divide.ts'
import { persons } from './lexicon/nouns.ts'
import type { Somebody, Stretch } from './norm.ts'
import { isAdverb } from './phrases.ts'
import type { Token } from './tokens.ts'
import { isArticle, isConjunction, isPossessive, isPreposition, isPronoun, isWord } from './words.ts'

const PERSONS = new Set(persons.split(' '))

/** What stands before a verb. */
export interface Subject<P> {
  /** a party or another person; null for a thing, or where nothing stands there */
  readonly who: Somebody<P> | null
  /** all its words; null where nothing stands there */
  readonly words: Stretch | null
  /** whose the thing is: 'the liability of the Company' */
  readonly owner: Somebody<P> | null
  /** 'no refund', 'neither party' */
  readonly denied: boolean
  /** nothing of its own: it goes on from the verb before ('and shall pay') */
  readonly same: boolean
  /** it is named inside a description of something else: 'which the Client may owe' */
  readonly inside: boolean
}

const NOTHING = { who: null, words: null, owner: null, denied: false, same: false, inside: false } as const
const DENIES = /^(?:no|neither|nor|none|nobody|nothing|never)$/
/** Behind these a statement follows; behind other words 'that' describes them. */
const STATES =
  /^(?:agree\w*|acknowledg\w*|confirm\w*|understand\w*|understood|accept\w*|clarif\w*|declar\w*|warrant\w*|represent\w*|undertak\w*|covenant\w*|provid\w*|ensur\w*|stat\w*|note\w*|so|hereby|condition|certif\w*)$/
/** Farthest that a subject is looked for, in tokens. */
const FARTHEST = 60

/**
 * The subject of the verb at `at`, looked for leftwards to `from` (the end of the verb before). `goesOn`: a verb stands
 * before in the sentence, whose subject may be shared.
 */
export function subjectOf<P>(tokens: readonly Token<P>[], at: number, from: number, goesOn: boolean): Subject<P> {
  let last = at - 1
  const isLeft = (index: number): boolean => index >= from && at - index < FARTHEST
  while (isLeft(last) && isPassedOver(tokens[last]!)) last--
  if (!isLeft(last)) return { ...NOTHING, same: goesOn }
  const nearest = tokens[last]!.word
  if (isConjunction(nearest) || nearest === ',') {
    let more = last
    while (
      isLeft(more) &&
      (isConjunction(tokens[more]!.word) || isPassedOver(tokens[more]!) || tokens[more]!.word === ',')
    )
      more--
    if (goesOn && (isConjunction(nearest) || !isName(tokens[more])))
      return { ...NOTHING, same: true, denied: nearest === 'nor' }
    last = more
  }
  if (/^(?:who|which|that)$/.test(nearest)) return relative(tokens, last)
  let owner: Somebody<P> | null = null
  let end = last
  let hasHead = false
  let index = last
  while (isLeft(index)) {
    const token = tokens[index]!
    if (token.slot !== null) {
      index--
      continue
    }
    if (token.who !== null) {
      const party = { start: token.start, end: token.end, who: token.who }
      const next = tokens[index + 1]?.word ?? ''
      if (next === "'s" || next === "'") {
        owner ??= party
        hasHead = true
        index--
        continue
      }
      const before = prepositionBefore(tokens, index, from)
      if (before !== null && !/^(?:each|either|both|neither|any|one|all)$/.test(tokens[before - 1]?.word ?? '')) {
        if (tokens[before]!.word === 'of') owner ??= party
        index = before - 1
        hasHead = false
        continue
      }
      // 'the Company property': the party only tells whose it is
      if (hasHead && isWord(next) && !isPreposition(next) && !isConjunction(next)) {
        owner ??= party
        index--
        continue
      }
      const start = startOf(tokens, index, from)
      const joined = joinedWith(tokens, start, from, goesOn)
      const who =
        joined === null || joined.who === token.who ? party : { ...party, start: joined.start, who: 'mutual' as const }
      const first = joined === null ? start : tokens.findIndex((one) => one.start === joined.start)
      return {
        ...NOTHING,
        who,
        words: { start: who.start, end: tokens[end]!.end },
        denied: isDenied(tokens, Math.min(start, first), index),
        inside: isInside(tokens, start - 1),
      }
    }
    const { word } = token
    if (isPronoun(word) && !hasHead)
      return {
        ...NOTHING,
        words: token,
        same: /^(?:it|they|he|she)$/.test(word),
        inside: isInside(tokens, index - 1),
        who: spokenOf(token),
      }
    if (/^[;:.]$/.test(word) || isAuxiliary(word)) return thing(tokens, index + 1, end, owner)
    if (word === ',') {
      if (hasHead) return thing(tokens, index + 1, end, owner)
      end = Math.min(end, index - 1)
    } else if (isArticle(word)) {
      const before = tokens[index - 1]?.word ?? ''
      if (index > from && isPreposition(before)) {
        index--
        hasHead = false
      } else if (isPossessive(word) && (before === ',' || isConjunction(before))) {
        // 'the Company, its officers and agents'
        index--
        hasHead = false
        end = last
      } else if (isConjunction(before) && hasHead && !goesOn) {
        index--
      } else return thing(tokens, index, end, owner)
    } else if (isPreposition(word)) hasHead = false
    else if (/^(?:which|whom|whose|that|as|than|what|whatever|where|who|when|how)$/.test(word))
      return {
        ...thing(tokens, index + 1, end, owner),
        inside: word !== 'that' || !STATES.test(tokens[index - 1]?.word ?? ''),
      }
    else if (isWord(word) && !isConjunction(word)) hasHead = true
    index--
  }
  return thing(tokens, Math.max(from, index + 1), end, owner)
}

const spokenOf = <P>(token: Token<P>): Somebody<P> | null =>
  /^(?:i|we|you)$/.test(token.word) ? { start: token.start, end: token.end, who: null } : null

const isName = (token: Token | undefined): boolean => token !== undefined && token.who !== null
const isPassedOver = (token: Token): boolean =>
  token.slot !== null || isAdverb(token.word) || /^(?:has|have|do|does|did|so|"|\)|\*)$/.test(token.word)

/** 'the Licensee, who shall', 'the consent, which shall' */
function relative<P>(tokens: readonly Token<P>[], at: number): Subject<P> {
  const isPerson = tokens[at]!.word === 'who'
  const before = tokens[at - 1]?.word === ',' ? at - 2 : at - 1
  const party = tokens[before]
  if (isPerson && party !== undefined && party.who !== null)
    return { ...NOTHING, who: { start: party.start, end: party.end, who: party.who }, words: party }
  const follows = tokens[at]!.word === 'which' && tokens[at - 1]?.word === ','
  return { ...NOTHING, words: tokens[at]!, inside: !follows }
}

/** The preposition that a name hangs on: 'to the said Company'; its place. */
function prepositionBefore(tokens: readonly Token[], at: number, from: number): number | null {
  let index = at - 1
  while (index >= from && at - index < 5 && (isArticle(tokens[index]!.word) || tokens[index]!.word === '"')) index--
  if (index >= from && isConjunction(tokens[index]!.word)) {
    const other = tokens[index - 1]
    return other !== undefined && other.who !== null && at - index < 3
      ? prepositionBefore(tokens, index - 1, from)
      : null
  }
  return index >= from && isPreposition(tokens[index]!.word) ? index : null
}

function startOf(tokens: readonly Token[], at: number, from: number): number {
  let start = at
  while (start > from && isArticle(tokens[start - 1]!.word)) start--
  return start
}

/** 'the Company and the Client': the other name. */
function joinedWith<P>(tokens: readonly Token<P>[], start: number, from: number, goesOn: boolean): Somebody<P> | null {
  const joint = tokens[start - 1]
  if (goesOn || joint === undefined || start - 1 < from || !isConjunction(joint.word)) return null
  const other = tokens[start - 2]
  return other === undefined || other.who === null ? null : { start: other.start, end: other.end, who: other.who }
}

const isDenied = (tokens: readonly Token[], start: number, at: number): boolean => {
  for (let index = Math.max(0, start - 3); index <= at; index++)
    if (/(?:^|\s)(?:neither|no|none|nor)(?:\s|$)/.test(tokens[index]!.word)) return true
  return false
}

const isInside = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  if (word === 'that') return !STATES.test(tokens[at - 1]?.word ?? '')
  return /^(?:which|whom|whose|as|than|what|whatever|how)$/.test(word)
}

function thing<P>(tokens: readonly Token<P>[], first: number, end: number, owner: Somebody<P> | null): Subject<P> {
  let start = first
  while (
    start <= end &&
    (tokens[start]!.slot !== null || isConjunction(tokens[start]!.word) || /^[,"-]$/.test(tokens[start]!.word))
  )
    start++
  if (start > end) return { ...NOTHING, owner, same: true }
  const words = { start: tokens[start]!.start, end: tokens[end]!.end }
  const inside = isInside(tokens, start - 1)
  const denied = DENIES.test(tokens[start]!.word) || tokens[start - 1]?.word === 'nor'
  const head = headOf(tokens, start, end)
  const who = head !== null && PERSONS.has(head.word) ? { ...words, who: null } : null
  return { ...NOTHING, words, owner, denied, who, inside }
}

/** The noun of a phrase: its last word before what hangs on it. */
function headOf(tokens: readonly Token[], start: number, end: number): Token | null {
  let head: Token | null = null
  for (let index = start; index <= end; index++) {
    const { word, slot } = tokens[index]!
    if (slot !== null) continue
    if (isPreposition(word) || word === ',' || /^(?:who|which|that)$/.test(word)) break
    if (isWord(word) && !isArticle(word)) head = tokens[index]!
  }
  return head
}
