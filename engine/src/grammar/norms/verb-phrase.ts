import type { NormKind } from './lexicon/kinds.ts'
import { isAdverb } from './phrases.ts'
import type { Token } from './tokens.ts'
import { isParticiple, lemmaOf, verbOf } from './verbs.ts'
import { isWord } from './words.ts'

/** What the words from a verb on say of its subject. */
export interface Modality {
  readonly kind: NormKind
  readonly lemma: string
  /** first and last token of the act */
  readonly act: number
  readonly actEnd: number
  readonly passive: boolean
  /** form in which further verbs may be joined to the act */
  readonly form: 'base' | 'participle' | 'gerund'
  /** the token of the one who holds it, where that is not the subject */
  readonly holderAt?: number
  /** the owner of the subject holds it, not the subject */
  readonly byOwner?: true
  /** it needs a person for its subject */
  readonly ofPerson: boolean
  readonly matter: string | null
  readonly denied: boolean
}

export const FLIP: Readonly<Record<NormKind, NormKind | null>> = {
  duty: 'ban',
  power: 'ban',
  ban: 'power',
  immunity: null,
  waiver: null,
}

/** Skips what stands between an auxiliary and its verb. */
export function toVerb(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length && isBetween(tokens, at))
    at = tokens[at]!.word === ',' ? behindInsertion(tokens, at) : at + 1
  return at
}

/** Most tokens between two commas that stand between an auxiliary and its verb. */
const LONGEST_INSERTION = 14

/** 'shall, on behalf of the Fund, conduct': behind the second comma, where a preposition follows the first. */
function behindInsertion(tokens: readonly Token[], comma: number): number {
  if (!/^(?:on|in|at|for|by|with|as|to|under|from)$/.test(tokens[comma + 1]?.word ?? '')) return comma + 1
  for (let at = comma + 2; at < tokens.length && at - comma < LONGEST_INSERTION; at++) {
    if (tokens[at]!.word === ';') break
    if (tokens[at]!.word === ',') return at + 1
  }
  return comma + 1
}

function isBetween(tokens: readonly Token[], at: number): boolean {
  const { word, slot } = tokens[at]!
  if (slot !== null || word === ',' || isAdverb(word)) return true
  if (word === 'and' || word === 'or') return isBeside(tokens[at - 1]) && isBeside(tokens[at + 1])
  return /^(?:also|in|no|so|event|case|way|manner|any)$/.test(word) && passes(tokens, at)
}

const isBeside = (token: Token | undefined): boolean =>
  token !== undefined && (token.slot !== null || isAdverb(token.word))

/** 'shall in no event be', 'shall also' */
const passes = (tokens: readonly Token[], at: number): boolean =>
  [0, 1, 2].some((back) => {
    const [first, second, third] = tokens.slice(Math.max(0, at - back), at - back + 3).map(({ word }) => word)
    return (
      (back === 0 && first === 'also') ||
      (first === 'in' && /^(?:no|any)$/.test(second ?? '') && /^(?:event|case|way|manner)$/.test(third ?? ''))
    )
  })

export function simple(kind: NormKind, tokens: readonly Token[], verb: number, denied: boolean): Modality {
  const { word } = tokens[verb]!
  return {
    kind,
    lemma: lemmaOf(word),
    act: verb,
    actEnd: verb + 1,
    passive: false,
    form: 'base',
    ofPerson: true,
    matter: verbOf(word)?.row.matter ?? null,
    denied,
  }
}

/** 'such claims are waived' */
export function waived(tokens: readonly Token[], at: number): Modality | null {
  const known = verbOf(tokens[at]!.word)
  return known?.row.matter === 'give-up' &&
    known.forms.has('participle') &&
    known.lemma !== 'surrender' &&
    known.lemma !== 'abandon'
    ? { ...simple('waiver', tokens, at, false), passive: true, form: 'participle', ofPerson: false }
    : null
}

/** A passive verb: what is done to the subject. */
export function done(tokens: readonly Token[], at: number, kind: NormKind, denied: boolean): Modality | null {
  const token = tokens[at]
  if (token === undefined || !isWord(token.word) || !isParticiple(token.word)) return null
  const known = verbOf(token.word)
  if (known?.row.describes || known?.lemma === 'require' || (known === undefined && token.word.startsWith('un')))
    return null
  return {
    ...simple(kind, tokens, at, denied),
    passive: true,
    form: 'participle',
    ofPerson: false,
    kind: known?.row.matter === 'give-up' && kind === 'duty' && known.lemma === 'waive' ? 'waiver' : kind,
  }
}

/** 'agrees to be bound' */
export const anyParticiple = (tokens: readonly Token[], at: number): Modality | null =>
  isParticiple(tokens[at]?.word ?? '') ? simple('duty', tokens, at, false) : null
