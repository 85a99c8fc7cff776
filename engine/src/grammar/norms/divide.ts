import { markers } from './lexicon/markers.ts'
import { auxiliaries } from './lexicon/modals.ts'
import { isAdverb, Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'
import { isNounToo, verbOf } from './verbs.ts'
import { isArticle, isConjunction, isPreposition, isPronoun } from './words.ts'

const opening = new Phrases(markers)

/** Most tokens of a phrase that a marker takes, and of what stands in brackets. */
const LONGEST_PHRASE = 16
const LONGEST_ASIDE = 60

const AUXILIARIES = new Set(Object.keys(auxiliaries).filter((word) => word !== 'need'))
export const isAuxiliary = (word: string): boolean => AUXILIARIES.has(word)

/** Says of every token what it stands in: the main words, a condition, a limit, a manner, a time, or an aside in brackets. */
export function divide(tokens: Token[]): void {
  markAsides(tokens)
  let hasMain = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.slot !== null) continue
    if (isFiniteVerb(token.word)) hasMain = true
    if (token.word === ';') hasMain = false
    const match = opening.at(tokens, at)
    if (match === null || !opens(tokens, at, match.row.words)) continue
    const { slot, takes } = match.row
    const end =
      takes === 'nothing'
        ? behindOwner(tokens, match.end)
        : takes === 'statement'
          ? endOfStatement(tokens, at, match.end, hasMain)
          : endOfPhrase(tokens, at, match.end, hasMain)
    for (let index = at; index < end; index++) tokens[index]!.slot ??= slot
    at = end - 1
  }
}

function markAsides(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.word !== '(') continue
    let end = at + 1
    while (end < tokens.length && end - at < LONGEST_ASIDE && tokens[end]!.word !== ')') end++
    if (tokens[end]?.word !== ')') continue
    for (let index = at; index <= end; index++) tokens[index]!.slot = 'aside'
    at = end
  }
}

const FINITE = new Set(['is', 'are', 'has', 'have', 'was', 'were'])
const isFiniteVerb = (word: string): boolean => isAuxiliary(word) || FINITE.has(word)

const LEANS_ON_UPON =
  /^(?:rely|relied|reliance|agreed|agree|binding|incumbent|based|call|called|depend\w*|entered|acted|act|imposed|served|conferred)$/

/** Words that open a stretch only in their place: not 'the following', not 'services provided by', not 'not limited to'. */
function opens(tokens: readonly Token[], at: number, words: string): boolean {
  const before = tokens[at - 1]?.word ?? ''
  const isFirst = before === '' || /^[,;:)]$/.test(before) || before === 'and' || before === 'but'
  if (words === 'provided')
    return /^[,;:]?$/.test(before) && !/^(?:by|in|under|to|for|herein|as|with)$/.test(tokens[at + 1]?.word ?? '')
  if (words === 'should') return isFirst && before !== ',' && startsName(tokens, at + 1)
  if (words === 'upon') return !LEANS_ON_UPON.test(before)
  if (words === 'following') return before !== 'the' && !isArticle(before)
  if (words === 'since' || words === 'while' || words === 'once') return isFirst
  return true
}

/** 'at the sole discretion of the Company': whose it is belongs to it. */
function behindOwner(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word !== 'of') return at
  let end = at + 1
  while (end < tokens.length && end - at <= 3) {
    if (tokens[end]!.who !== null) return end + 1
    if (!isArticle(tokens[end]!.word)) return at
    end++
  }
  return at
}

/** A noun phrase begins here. */
function startsName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    (token.who !== null ||
      isArticle(token.word) ||
      isPronoun(token.word) ||
      (/^[a-z]{3,}$/.test(token.word) &&
        !isPreposition(token.word) &&
        !isConjunction(token.word) &&
        !isAuxiliary(token.word) &&
        !isAdverb(token.word) &&
        !/^(?:which|who|whom|whose|that|including|being|not|such|where|if|unless)$/.test(token.word)))
  )
}

/** Behind a comma the main words begin: a noun phrase with its verb before the next comma. */
function mainBegins(tokens: readonly Token[], comma: number): boolean {
  let at = comma + 1
  while (/^(?:then|and|but|so)$/.test(tokens[at]?.word ?? '') || isAdverb(tokens[at]?.word ?? '')) at++
  if (!startsName(tokens, at)) return false
  for (let index = at + 1; index < tokens.length && index - at < 30; index++) {
    const { word } = tokens[index]!
    if (/^[,;:]$/.test(word)) return index - at < 4 && isFiniteBehind(tokens, index)
    if (/^(?:which|who|that|if|unless|when|where)$/.test(word)) return false
    if (isFiniteVerb(word)) return true
    if (tokens[at]!.who !== null && index - at < 4 && verbOf(word)?.forms.has('third')) return true
  }
  return false
}
/** 'after telling the Client, and shall answer' */
const goesOnBehind = (tokens: readonly Token[], comma: number): boolean =>
  /^(?:and|but)$/.test(tokens[comma + 1]?.word ?? '') && isAuxiliary(tokens[comma + 2]?.word ?? '')

/** 'the Client, shall' and 'the Client, if so asked, shall' */
const isFiniteBehind = (tokens: readonly Token[], comma: number): boolean => isFiniteVerb(tokens[comma + 1]?.word ?? '')

/** Prepositions take 'us' and 'him'. */
const isSpeaker = (word: string): boolean => /^(?:we|i|they|he|she)$/.test(word)

/** Without a comma: where a further noun phrase stands right before an auxiliary. */
function nextSubject(tokens: readonly Token[], from: number, least = 2): number | null {
  for (let at = from + least; at < tokens.length; at++) {
    if (/^[;]$/.test(tokens[at]!.word)) return null
    if (!isAuxiliary(tokens[at]!.word)) continue
    let start = at - 1
    while (
      start > from + least - 1 &&
      at - start < 6 &&
      tokens[start]!.who === null &&
      !isArticle(tokens[start]!.word) &&
      !isPronoun(tokens[start]!.word)
    )
      start--
    if (tokens[start]!.who !== null && isArticle(tokens[start - 1]?.word ?? '')) start--
    const before = tokens[start - 1]?.word ?? ''
    const isName = tokens[start]!.who !== null || isArticle(tokens[start]!.word) || isPronoun(tokens[start]!.word)
    if (
      isName &&
      start > from + least - 1 &&
      (!isPreposition(before) || isSpeaker(tokens[start]!.word)) &&
      !isConjunction(before) &&
      !/^(?:that|which|who|as)$/.test(before)
    )
      return start
  }
  return null
}

function endOfStatement(tokens: readonly Token[], at: number, from: number, hasMain: boolean): number {
  const isInserted = tokens[at - 1]?.word === ',' && isOpenVerb(tokens, at - 2)
  for (let index = from; index < tokens.length; index++) {
    const { word } = tokens[index]!
    if (tokens[index]!.slot === 'aside') continue
    if (word === ';') return index
    if (!hasMain && (word === 'then' || word === ':') && index > from + 1) return index
    if (word !== ',') continue
    if (isInserted || mainBegins(tokens, index) || (hasMain && goesOnBehind(tokens, index))) return index + 1
    if (/^(?:unless|provided|except|save)$/.test(tokens[index + 1]?.word ?? '')) return index
  }
  return (hasMain ? null : nextSubject(tokens, from)) ?? tokens.length
}

/** 'shall,' and 'the Client,' wait for their verb. */
const isOpenVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined &&
  (isAuxiliary(tokens[at]!.word) ||
    tokens[at]!.word === 'be' ||
    tokens[at]!.word === 'not' ||
    (tokens[at]!.who !== null && at < 3))

/** 'shall within ten days supply the papers': the verb that the auxiliary waits for. */
const isVerbOfOwn = (tokens: readonly Token[], at: number): boolean => {
  const { word } = tokens[at]!
  const before = tokens[at - 1]!.word
  if (!verbOf(word)?.forms.has('base') || isArticle(before) || isPreposition(before)) return false
  return !isNounToo(word) || isArticle(tokens[at + 1]?.word ?? '') || (tokens[at + 1]?.who ?? null) !== null
}

/** Markers that end so take a noun phrase; others are whole without one ('on request the Client shall'). */
const LEANS_ON =
  /^(?:of|upon|to|after|following|failing|during|within|before|by|with|without|except|for|notwithstanding|the)$/

function endOfPhrase(tokens: readonly Token[], at: number, from: number, hasMain: boolean): number {
  if (!hasMain) {
    for (let index = from; index < tokens.length; index++) {
      const { word } = tokens[index]!
      if (word === ';' || word === ':') return index
      if (isAuxiliary(word)) break
      if (word === ',' && !/^(?:and|or|including)$/.test(tokens[index + 1]?.word ?? '')) return index + 1
    }
    const isWhole = !LEANS_ON.test(tokens[from - 1]!.word)
    return nextSubject(tokens, from, isWhole ? 0 : 1) ?? endOfPhrase(tokens, at, from, true)
  }
  const waits = isAuxiliary(tokens[at - 1]?.word ?? '')
  for (let index = from; index < tokens.length && index - from < LONGEST_PHRASE; index++) {
    const { word } = tokens[index]!
    if (waits && index > from && isVerbOfOwn(tokens, index)) return index
    if (/^[,;:]$/.test(word) || isAuxiliary(word) || opening.at(tokens, index) !== null) return index
    if (word === 'by' && index > from) return index
    if ((word === 'and' || word === 'but') && mainBegins(tokens, index)) return index
  }
  return Math.min(tokens.length, from + LONGEST_PHRASE)
}
