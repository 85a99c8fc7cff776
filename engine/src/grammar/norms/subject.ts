import { isAuxiliary } from './divide.ts'
import type { Somebody } from './norm.ts'
import { isAdverb } from './phrases.ts'
import type { Token } from './tokens.ts'
import { isNounToo, verbOf } from './verbs.ts'
import { isInside, NOTHING, STATES, type Subject, thing } from './who.ts'
import { isArticle, isConjunction, isPossessive, isPreposition, isPronoun, isWord } from './words.ts'

/** Farthest that a subject is looked for, in tokens. */
const FARTHEST = 60

/**
 * The subject of the verb at `at`, looked for leftwards to `from` (the end of the verb before). `goesOn`: a verb stands
 * before in the sentence, whose subject may be shared.
 */
export function subjectOf<P>(tokens: readonly Token<P>[], at: number, from: number, goesOn: boolean): Subject<P> {
  const subject = nearestSubject(tokens, at, from, goesOn)
  const isUnderNo = !goesOn && subject.who === null && !subject.same && !subject.inside && opensWithNo(tokens, from)
  return isUnderNo ? { ...subject, denied: true } : subject
}

/** 'No action, whatever its form, may be brought': commas part the verb from what denies it. 'No later than' denies nothing. */
const opensWithNo = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.word === 'no' && !/^(?:later|sooner|earlier|more|less|fewer|doubt)$/.test(tokens[from + 1]?.word ?? '')

function nearestSubject<P>(tokens: readonly Token<P>[], at: number, from: number, goesOn: boolean): Subject<P> {
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
    // 'We hold a certificate and will keep it': the verb before is no norm, and has the same subject.
    const opener = opens(tokens, from)
    if (isConjunction(nearest) && opener !== null && opener < last - 2) return named(tokens, opener)
    last = more
  }
  if (/^(?:who|which|that)$/.test(nearest)) return relative(tokens, last)
  let owner: Somebody<P> | null = null
  let end = last
  let hasHead = false
  let hasVerb = false
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
        inside: isInside(tokens, start - 1) || (/^(?:we|you|i)$/.test(token.word) && isNounBefore(tokens, index)),
      }
    }
    const { word } = token
    if (isPronoun(word) && !hasHead)
      return {
        ...NOTHING,
        words: token,
        same: /^(?:it|they|he|she)$/.test(word),
        ...(word === 'it' && { isThing: true as const }),
        inside: isInside(tokens, index - 1) || isNounBefore(tokens, index),
        who: spokenOf(token),
      }
    if (/^[;:.]$/.test(word) || isAuxiliary(word)) return thing(tokens, index + 1, end, owner)
    if (word === ',') {
      if (hasHead) return thing(tokens, index + 1, end, owner)
      end = Math.min(end, index - 1)
    } else if (isArticle(word)) {
      if (isVerbBefore(tokens, index - 1)) {
        const relativeAt = relativeBefore(tokens, index - 1, from)
        if (relativeAt !== null) {
          index = relativeAt - 1
          end = index
          hasHead = false
          continue
        }
      }
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
    else if (/^(?:who|which|that)$/.test(word) && hasVerb) {
      // 'equipment which becomes defective': the description has its verb
      hasHead = false
      hasVerb = false
      end = index - 1
    } else if (/^(?:which|whom|whose|that|as|than|what|whatever|where|who|when|how)$/.test(word))
      return {
        ...thing(tokens, index + 1, end, owner),
        inside: word !== 'that' || !STATES.test(tokens[index - 1]?.word ?? ''),
      }
    else if (isWord(word) && !isConjunction(word)) {
      hasHead = true
      if (isVerbBefore(tokens, index)) hasVerb = true
    }
    index--
  }
  return thing(tokens, Math.max(from, index + 1), end, owner)
}

/** The party that a statement begins with. */
function opens(tokens: readonly Token[], from: number): number | null {
  let at = from
  while (at < tokens.length && (tokens[at]!.slot !== null || isArticle(tokens[at]!.word) || isAdverb(tokens[at]!.word)))
    at++
  const next = tokens[at + 1]?.word ?? ''
  return tokens[at]?.who != null && (verbOf(next) !== undefined || /^(?:is|are|has|have)$/.test(next)) ? at : null
}

const named = <P>(tokens: readonly Token<P>[], at: number): Subject<P> => {
  const { start, end, who } = tokens[at]!
  return { ...NOTHING, who: { start, end, who }, words: { start, end } }
}

/** A verb in the present or past stands there: behind 'who' any word that ends like one. */
const isVerbBefore = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  if (/^(?:is|are|was|were|has|have)$/.test(word)) return true
  if (/^(?:who|which|that)$/.test(tokens[at - 1]?.word ?? '')) return /(?:s|ed)$/.test(word)
  const known = verbOf(word)
  return (
    known !== undefined &&
    !isNounToo(word) &&
    (known.forms.has('third') || known.forms.has('past') || tokens[at - 1]?.word === 'to')
  )
}

/** Farthest that 'who' stands before the verb of its description. */
const LONGEST_RELATIVE = 12

const relativeBefore = (tokens: readonly Token[], at: number, from: number): number | null => {
  for (let index = at; index > from && at - index < LONGEST_RELATIVE; index--)
    if (/^(?:who|which|that)$/.test(tokens[index]!.word)) return index
  return null
}

const spokenOf = <P>(token: Token<P>): Somebody<P> | null =>
  /^(?:i|we|you)$/.test(token.word) ? { start: token.start, end: token.end, who: null } : null

const isName = (token: Token | undefined): boolean => token !== undefined && token.who !== null

const isPassedOver = (token: Token): boolean =>
  token.slot !== null || isAdverb(token.word) || /^(?:has|have|do|does|did|so|"|\)|\*)$/.test(token.word)

/** 'any security you may hold' */
const isNounBefore = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return (
    before !== undefined &&
    before.slot === null &&
    before.who === null &&
    /^[a-z]{3,}$/.test(before.word) &&
    !isAdverb(before.word) &&
    !isConjunction(before.word) &&
    !isPreposition(before.word) &&
    !STATES.test(before.word) &&
    verbOf(before.word) === undefined &&
    at > 1 &&
    !isPreposition(tokens[0]!.word)
  )
}

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
