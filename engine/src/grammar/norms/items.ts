import { divide, isAuxiliary } from './divide.ts'
import { draftsOf } from './draft.ts'
import { startsObject } from './finish.ts'
import type { Draft } from './holder.ts'
import type { NormKind } from './lexicon/kinds.ts'
import type { Known, Norm, Somebody } from './norm.ts'
import { isAdverb } from './phrases.ts'
import type { Token } from './tokens.ts'
import { type Modality, toVerb } from './verb-phrase.ts'
import { isNounToo, verbOf } from './verbs.ts'
import { isArticle, isConjunction, isPreposition, isWord } from './words.ts'

/** What the items of a list read on from: who must, and what, if the lead says so already. */
export interface Open<P> {
  readonly kind: NormKind
  readonly holder: Somebody<P> | null
  readonly act: Norm<P>['act'] | null
  readonly gerund: boolean
}

/** 'or (ii) re-enter': goes on from the sentence before. */
export const isCounted = (tokens: readonly Token[]): boolean => {
  const first = isConjunction(tokens[0]?.word ?? '') ? 1 : 0
  const [sign, label, closing] = tokens.slice(first, first + 3).map(({ word }) => word)
  return (
    (sign === '(' && closing === ')') ||
    (label === ')' && /^[a-z0-9]{1,4}$/.test(sign ?? '')) ||
    /^[-\u2022\u25cf\u25aa\u00b7]$/.test(sign ?? '')
  )
}

/** '(a)', '3.', '-': what counts an item is none of its words. */
export function behindLabel(tokens: readonly Token[]): number {
  let at = 0
  while (at < Math.min(tokens.length, 6)) {
    const { word } = tokens[at]!
    if (at === 0 && isConjunction(word)) at++
    else if (word === '(' && tokens[at + 2]?.word === ')') at += 3
    else if (/^[^a-z]$/.test(word) || /^\d[\d.]*$/.test(word)) at++
    else if (/^[a-z]{1,4}$/.test(word) && /^[.)]$/.test(tokens[at + 1]?.word ?? '')) at += 2
    else break
  }
  return at
}

/** The item of a list, read on from its lead. */
export function itemOf<P>(tokens: readonly Token<P>[], first: number, open: Open<P>): Draft<P> | null {
  let at = toVerb(tokens, first)
  let kind = open.kind
  if (tokens[at]?.word === 'to') at = toVerb(tokens, at + 1)
  if (tokens[at]?.word === 'not') {
    kind = kind === 'duty' || kind === 'power' ? 'ban' : kind
    at = toVerb(tokens, at + 1)
    if (tokens[at]?.word === 'to') at = toVerb(tokens, at + 1)
  }
  const token = tokens[at]
  if (token === undefined) return null
  const known = verbOf(token.word)
  const next = tokens[at + 1]?.word ?? ''
  // behind 'the Agent will:' the first word of an item is its verb, though it is a noun elsewhere: '(a) use reasonable efforts'
  const isHead = open.act === null && !open.gerund && open.kind !== 'waiver' && at === toVerb(tokens, first)
  const isVerb =
    known !== undefined &&
    ((known.forms.has('base') &&
      next !== 'of' &&
      (!isNounToo(token.word) || startsObject(tokens, at + 1) || (isHead && isWord(next) && !isPreposition(next)))) ||
      (known.forms.has('gerund') && next !== 'of'))
  const isUnknown =
    known === undefined &&
    open.act === null &&
    isWord(token.word) &&
    token.who === null &&
    !isArticle(token.word) &&
    !isPreposition(token.word) &&
    startsObject(tokens, at + 1)
  if (!isVerb && !isUnknown && open.act === null) return null
  const shared = { passive: false, ofPerson: true, denied: kind === 'ban' } as const
  const modality: Modality =
    isVerb || isUnknown
      ? {
          ...shared,
          kind,
          lemma: known?.lemma ?? token.word,
          act: at,
          actEnd: at + 1,
          form: known?.forms.has('gerund') ? 'gerund' : 'base',
          matter: known?.row.matter ?? null,
        }
      : { ...shared, kind, lemma: open.act!.lemma, act: -1, actEnd: first, form: 'base', matter: open.act!.matter }
  if (isVerb || isUnknown) return { kind, holder: open.holder, subject: null, modality, from: first }
  return {
    kind,
    holder: open.holder,
    subject: { who: null, words: open.act, owner: null, denied: false, same: false, inside: false },
    modality,
    from: first,
  }
}

/** 'Do not share your password', 'Please keep the room clean': said to whoever reads. */
export function imperative<P>(tokens: readonly Token<P>[], first: number): Draft<P> | null {
  let at = first
  const isAsked = tokens[at]?.word === 'please' || tokens[at]?.word === 'kindly'
  if (isAsked) at++
  const isBan =
    (tokens[at]?.word === 'do' && tokens[at + 1]?.word === 'not') ||
    tokens[at]?.word === "don't" ||
    tokens[at]?.word === 'never'
  if (isBan) at += tokens[at]!.word === 'do' ? 2 : 1
  at = toVerb(tokens, at)
  const token = tokens[at]
  const known = verbOf(token?.word ?? '')
  if (token === undefined || !known?.forms.has('base') || known.row.describes) return null
  if (!isAsked && !isBan && (isNounToo(token.word) || !startsObject(tokens, at + 1)) && !isPlainVerb(tokens, at))
    return null
  const kind = isBan ? 'ban' : 'duty'
  const modality: Modality = {
    kind,
    lemma: known.lemma,
    act: at,
    actEnd: at + 1,
    passive: false,
    form: 'base',
    ofPerson: false,
    matter: known.row.matter,
    denied: isBan,
  }
  return { kind, holder: null, subject: null, modality, from: first }
}

const isPlainVerb = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.word ?? ''
  return (
    !isNounToo(tokens[at]!.word) &&
    /^[a-z]+s$|^and$/.test(next) &&
    !tokens.some(({ word }) => /^(?:is|are|shall|will|may)$/.test(word))
  )
}

/** What the words of a lead leave open for its items. */
export function openOf<P>(tokens: Token<P>[], known: Known<P>, before: Somebody<P> | null): Open<P> | null {
  const first = behindLabel(tokens)
  divide(tokens)
  const drafts = draftsOf(tokens, first, before)
  const last = drafts.at(-1)
  for (let at = tokens.length - 1; at >= first && at >= (last?.modality.actEnd ?? 0); at--) {
    const { word, slot } = tokens[at]!
    const isPromise = slot === null && /^(?:agrees?|undertakes?|covenants?)$/.test(word)
    const isHead = isPromise || (slot === null && (isAuxiliary(word) || /^(?:to|from|for|not)$/.test(word)))
    if (!isHead) {
      if (isWord(word) && !isPassing(word)) break
      continue
    }
    // 'the Supplier shall:' has no verb yet: read it with one.
    const whole: Token<P>[] = [
      ...tokens.slice(0, at + 1),
      // 'the Vendor hereby agrees:'
      ...(isPromise ? [{ ...tokens[at]!, word: 'to', slot: null }] : []),
      ...tokens.slice(at + 1).filter(({ word: own }) => isAdverb(own)),
      { ...tokens[at]!, word: word === 'from' || word === 'for' ? 'doing' : 'do', slot: null },
    ]
    const opened = draftsOf(whole, first, before).at(-1)
    if (opened === undefined) return null
    return { kind: opened.kind, holder: opened.holder, act: null, gerund: word === 'from' || word === 'for' }
  }
  if (last === undefined) return null
  const { modality } = last
  const act = {
    lemma: modality.lemma,
    matter: modality.matter,
    start: tokens[modality.act]!.start,
    end: tokens[modality.actEnd - 1]!.end,
  }
  return {
    kind: last.kind,
    holder: last.holder,
    act: known.norm.slice(act.start, act.end) === '' ? null : act,
    gerund: false,
  }
}

const isPassing = (word: string): boolean =>
  isAdverb(word) ||
  // 'will at its own cost:'
  /^(?:following|the|as|under|below|follows|also|at|its|his|her|their|own|sole|costs?|expenses?)$/.test(word)
