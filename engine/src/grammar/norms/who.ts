import { notPersons, personEndings, persons, things } from './lexicon/nouns.ts'
import type { Somebody, Stretch } from './norm.ts'
import type { Token } from './tokens.ts'
import { isNounToo, verbOf } from './verbs.ts'
import { isArticle, isConjunction, isPossessive, isPreposition, isWord } from './words.ts'

const PERSONS = new Set(persons.split(' '))

const NO_PERSONS = new Set(notPersons.split(' '))

const THINGS = new Set(things.split(' '))

const LIKE_A_PERSON = new RegExp(`[a-z]{2}(?:${personEndings.replaceAll(' ', '|')})$`)

/** Whether a noun means somebody: by its ending, or as one of those that are known. */
export const isPerson = (word: string): boolean =>
  PERSONS.has(word) || (LIKE_A_PERSON.test(word) && !NO_PERSONS.has(word))

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
  /** 'it', which may be a thing */
  readonly isThing?: true
  /** a short name of what may be a person: 'SAF may terminate' */
  readonly mayAct?: true
}

export const NOTHING = { who: null, words: null, owner: null, denied: false, same: false, inside: false } as const

const DENIES = /^(?:no|neither|nor|none|nobody|nothing|never)$/

/** Behind these a statement follows; behind other words 'that' describes them. */
export const STATES =
  /^(?:agree\w*|acknowledg\w*|confirm\w*|understand\w*|understood|accept\w*|clarif\w*|declar\w*|warrant\w*|represent\w*|undertak\w*|covenant\w*|provid\w*|ensur\w*|stat\w*|note\w*|so|hereby|condition|certif\w*)$/

export const isInside = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  if (word === 'that') return !STATES.test(tokens[at - 1]?.word ?? '')
  return /^(?:which|whom|whose|as|than|what|whatever|how)$/.test(word)
}

export function thing<P>(
  tokens: readonly Token<P>[],
  first: number,
  end: number,
  owner: Somebody<P> | null,
): Subject<P> {
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
  const opens = tokens[start]!
  const whose = isPossessive(opens.word) ? { start: opens.start, end: opens.end, who: opens.who } : owner
  const who = head !== null && isPerson(head.word) ? { ...words, who: null } : null
  const mayAct = head !== null && who === null && end - start < 3 && !THINGS.has(head.word)
  return { ...NOTHING, words, owner: owner ?? whose, denied, who, inside, ...(mayAct && { mayAct: true as const }) }
}

/** The noun of a phrase: its last word before what hangs on it. */
function headOf(tokens: readonly Token[], start: number, end: number): Token | null {
  let head: Token | null = null
  for (let index = start; index <= end; index++) {
    const { word, slot } = tokens[index]!
    if (slot !== null) continue
    if (isPreposition(word) || word === ',' || /^(?:who|which|that)$/.test(word)) break
    if (head !== null && verbOf(word)?.forms.has('third') && !isNounToo(word)) break
    if (isWord(word) && !isArticle(word)) head = tokens[index]!
  }
  return head
}
