import { isAuxiliary } from './divide.ts'
import type { NormKind } from './lexicon/kinds.ts'
import { benefits, purposeful } from './lexicon/nouns.ts'
import type { Somebody, Stretch } from './norm.ts'
import type { Token } from './tokens.ts'
import type { Modality } from './verb-phrase.ts'
import { isParticiple, verbOf } from './verbs.ts'
import type { Subject } from './who.ts'
import { isArticle, isConjunction, isWord } from './words.ts'

/** A modality with its subject, before the words beside it are given out. */
export interface Draft<P> {
  readonly kind: NormKind
  readonly holder: Somebody<P> | null
  readonly subject: Subject<P> | null
  readonly modality: Modality
  /** where its words begin, as an index of a token */
  readonly from: number
}

const BENEFITS = new Set(benefits.split(' '))

/** Who holds what, and whether it is said of a person at all. */
export function draftOf<P>(
  tokens: readonly Token<P>[],
  modality: Modality,
  subject: Subject<P> | null,
  { at, isSame, holder }: { at: number; isSame: boolean; holder: Somebody<P> | null },
): Omit<Draft<P>, 'from'> | null {
  if (modality.holderAt !== undefined) {
    const { start, end, who } = tokens[modality.holderAt]!
    if (subject !== null && subject.who === null && !isSame && modality.ofPerson) return null
    return { kind: modality.kind, holder: { start, end, who }, subject, modality }
  }
  const denied = subject?.denied === true && !isSame
  const kind = denied
    ? deniedKind(modality, tokens, subject!)
    : modality.denied && modality.passive
      ? shieldOf(modality, tokens, subject)
      : modality.kind
  if (kind === null) return null
  if (modality.byOwner) {
    const owner = subject?.owner ?? null
    if (modality.lemma === 'limit' && !isOfLiability(tokens, subject)) return null
    return owner === null ? null : { kind, holder: owner, subject, modality }
  }
  if (modality.passive)
    return { kind, holder: agentBehind(tokens, modality.actEnd) ?? discretion(tokens, at), subject, modality }
  const named =
    subject?.mayAct && modality.matter !== null && purposeful.has(modality.matter)
      ? { ...subject.words!, who: null }
      : null
  const who = subject?.who ?? (isSame ? holder : null) ?? named
  if (who === null) {
    if (isCap(tokens, modality, subject)) return { kind: 'immunity', holder: subject!.owner, subject, modality }
    return null
  }
  return { kind, holder: who, subject, modality }
}

/** 'the liability of the Company shall not exceed' */
const isCap = <P>(tokens: readonly Token<P>[], { lemma, denied }: Modality, subject: Subject<P> | null): boolean =>
  lemma === 'exceed' && denied && subject?.owner != null && isOfLiability(tokens, subject)

const isOfLiability = <P>(tokens: readonly Token<P>[], subject: Subject<P> | null): boolean =>
  wordsOf(tokens, subject?.words ?? null).some((word) => /^liabilit/.test(word))

const wordsOf = (tokens: readonly Token[], span: Stretch | null): string[] =>
  span === null ? [] : tokens.filter(({ start, end }) => start >= span.start && end <= span.end).map(({ word }) => word)

/** 'No party shall', 'no refund will be given'. */
function deniedKind<P>(modality: Modality, tokens: readonly Token<P>[], subject: Subject<P>): NormKind | null {
  if (modality.kind === 'immunity') return 'immunity'
  if (modality.lemma === 'liable' || modality.lemma === 'responsible') return 'immunity'
  if (modality.passive) return shieldOf(modality, tokens, subject)
  return modality.kind === 'duty' || modality.kind === 'power' ? 'ban' : modality.kind
}

const SUING = new Set([
  'bring',
  'institute',
  'commence',
  'initiate',
  'file',
  'lodge',
  'raise',
  'prefer',
  'assert',
  'sue',
])

/** What is not given or done to a thing: a ban, or a shield for whoever would have had to. */
function shieldOf<P>(modality: Modality, tokens: readonly Token<P>[], subject: Subject<P> | null): NormKind {
  if (modality.kind === 'immunity' || modality.kind === 'waiver') return modality.kind
  // 'no claim may be made by the Client': whoever would have sued
  if (SUING.has(modality.lemma)) return 'ban'
  const isBenefit = verbOf(tokens[modality.act]!.word)?.row.benefit === true || modality.lemma === 'refund'
  return isBenefit || wordsOf(tokens, subject?.words ?? null).some((word) => BENEFITS.has(word)) ? 'immunity' : 'ban'
}

/** Farthest that 'by' stands behind a passive verb, in tokens. */
const FARTHEST_AGENT = 24

/** 'may be amended by the Company': who does it. 'by giving notice' and 'by 5 May' name nobody. */
export function agentBehind<P>(tokens: readonly Token<P>[], from: number): Somebody<P> | null {
  for (let at = from; at < tokens.length && at - from < FARTHEST_AGENT; at++) {
    const { word, slot } = tokens[at]!
    if (word === ';' || isAuxiliary(word)) return null
    if (slot === 'trigger' || slot === 'limit' || word !== 'by') continue
    let name = at + 1
    while (isArticle(tokens[name]?.word ?? '') && tokens[name]!.who === null) name++
    const token = tokens[name]
    // 'to an arbitrator appointed by X': X appoints, and refers nothing
    if (at - 1 > from && isParticiple(tokens[at - 1]!.word) && !isConjunction(tokens[at - 2]!.word)) return null
    if (token?.who != null) return { start: token.start, end: token.end, who: token.who }
    if (
      token !== undefined &&
      name > at + 1 &&
      isWord(token.word) &&
      !/ing$|^(?:date|end|day|law|time|way|means|court|laws|agreement|parties)$/.test(token.word)
    )
      return null
  }
  return null
}

/** 'at the sole discretion of the Company' */
function discretion<P>(tokens: readonly Token<P>[], at: number): Somebody<P> | null {
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index]!
    if (token.word === ';') return null
    if (token.slot !== 'without' || token.who === null) continue
    if (
      tokens[index - 1]?.slot === 'without' &&
      tokens.slice(Math.max(0, index - 5), index).some(({ word }) => /^(?:discretion|option|choice)$/.test(word))
    )
      return { start: token.start, end: token.end, who: token.who }
  }
  return null
}
