import { auxiliaries } from './lexicon/modals.ts'
import { burdens, claims } from './lexicon/nouns.ts'
import { afterBe, afterHave, byItself, doing, turn } from './rows.ts'
import type { Token } from './tokens.ts'
import { FLIP, type Modality, simple, toVerb } from './verb-phrase.ts'
import { formsOfWord, isNounToo, verbOf } from './verbs.ts'
import { isArticle, isConjunction, isPreposition, isWord } from './words.ts'

const BURDENS = new Set(burdens.split(' '))

const CLAIMS = new Set(claims.split(' '))

/** Verbs that with 'no' before a burden spare somebody: 'assumes no liability'. */
const SPARING = new Set(
  [
    'bear',
    'assume',
    'accept',
    'make',
    'give',
    'incur',
    'undertake',
    'take',
    'have',
    'offer',
    'provide',
    'owe',
    'raise',
    'warrant',
    'guarantee',
    'represent',
    'endorse',
  ].flatMap(formsOfWord),
)

const PROMISING = new Set(['warrant', 'guarantee', 'represent', 'endorse', 'promise', 'assure'].flatMap(formsOfWord))

const HAVING = new Set([
  ...formsOfWord('have'),
  ...formsOfWord('retain'),
  ...formsOfWord('reserve'),
  ...formsOfWord('enjoy'),
])

/** Every word at which a modality can begin: all others are passed over at once. */
const BEGINS = new Set([
  ...Object.keys(auxiliaries),
  ...['is', 'are', 'am', 'was', 'were', 'stand', 'stands', 'remain', 'remains', 'do', 'does'],
  ...HAVING,
  ...SPARING,
  ...doing.firstWords,
  ...turn.firstWords,
])
export const mayBegin = (word: string): boolean => BEGINS.has(word)

/** Reads what begins at an auxiliary, at a form of 'be' or 'have', or at a verb that says a norm by itself; null elsewhere. */
export function modalityAt(tokens: readonly Token[], at: number): Modality | null {
  const { word } = tokens[at]!
  if (Object.hasOwn(auxiliaries, word)) return afterAuxiliary(tokens, at)
  if (/^(?:is|are|am|was|were|stands?|remains?)$/.test(word)) return afterBe(tokens, at + 1, null, false)
  if (HAVING.has(word)) {
    const had = afterHave(tokens, at + 1, false)
    if (had !== null) return had
  }
  if ((word === 'do' || word === 'does') && tokens[at + 1]?.word === 'not') {
    const verb = toVerb(tokens, at + 2)
    const known = tokens[verb]
    if (known === undefined || !SPARING.has(known.word)) return null
    if (PROMISING.has(known.word)) return simple('immunity', tokens, verb, true)
    return sparing(tokens, verb, true)
  }
  return (SPARING.has(word) ? sparing(tokens, at, false) : null) ?? byItself(tokens, at)
}

function afterAuxiliary(tokens: readonly Token[], at: number): Modality | null {
  const { kind: plain, not } = auxiliaries[tokens[at]!.word]!
  let verb = at + 1
  let denied = /n't$|^cannot$/.test(tokens[at]!.word)
  for (;;) {
    const from = verb
    verb = toVerb(tokens, from)
    if (tokens.slice(from, verb).some(({ word, slot }) => word === 'no' && slot === null)) denied = true
    const word = tokens[verb]?.word ?? ''
    if (word !== 'not' && word !== 'neither' && word !== 'never') break
    denied = true
    verb++
  }
  if (tokens[at]!.word === 'need' && !denied) return null
  const phrase = verb
  verb = behindPhrase(tokens, phrase)
  if (tokens.slice(phrase, verb).some(({ word }) => word === 'no')) denied = true
  const token = tokens[verb]
  if (token === undefined || !isWord(token.word) || token.who !== null || isArticle(token.word)) return null
  const kind = denied ? not : plain
  if (token.word === 'be' || token.word === 'remain' || token.word === 'stand')
    return afterBe(tokens, verb + 1, kind, denied)
  if (token.word === 'have') {
    const had = afterHave(tokens, verb + 1, denied)
    if (had !== null) return had
    if (tokens[verb + 1]?.word === 'been') return null
  }
  if (SPARING.has(token.word)) {
    const spared = sparing(tokens, verb, denied)
    if (spared !== null) return spared
  }
  const own = plain === 'duty' ? byItself(tokens, verb) : null
  if (own !== null) return denied ? denyOf(own) : own
  const known = verbOf(token.word)
  if (known?.row.describes || isPreposition(token.word) || isConjunction(token.word)) return null
  return {
    ...simple(
      kind === 'duty' && known?.row.comes && tokens[at]!.word !== 'must' ? 'power' : kind,
      tokens,
      verb,
      denied,
    ),
  }
}

/** Most tokens of a phrase between an auxiliary and its verb: 'shall at its own cost repair'. */
const LONGEST_PHRASE = 9

function behindPhrase(tokens: readonly Token[], from: number): number {
  if (!isPreposition(tokens[from]?.word ?? '') && tokens[from]?.word !== 'as') return from
  for (let at = from + 2; at < tokens.length && at - from < LONGEST_PHRASE; at++) {
    const { word } = tokens[at]!
    const before = tokens[at - 1]!.word
    const isVerb = verbOf(word)?.forms.has('base') && !isArticle(before) && !isPreposition(before) && !isNounToo(word)
    if (isVerb || word === 'be') return at
    if (/^[;:]$/.test(word)) break
  }
  return from
}

const denyOf = (own: Modality): Modality | null => {
  const kind = own.kind === 'immunity' ? 'duty' : FLIP[own.kind]
  return kind === null ? null : { ...own, kind, denied: true }
}

/** 'assumes no liability', 'shall not bear any cost', 'shall raise no claim' */
function sparing(tokens: readonly Token[], verb: number, denied: boolean): Modality | null {
  const isNo = tokens[verb + 1]?.word === 'no' || (denied && /^(?:any|a|an)$/.test(tokens[verb + 1]?.word ?? ''))
  if (!isNo) return null
  for (let at = verb + 2; at < verb + 7; at++) {
    const word = tokens[at]?.word ?? ''
    if (BURDENS.has(word)) return { ...simple('immunity', tokens, verb, true) }
    if (CLAIMS.has(word)) return { ...simple('waiver', tokens, verb, true) }
    if (!isWord(word) && word !== ',') return null
  }
  return null
}
