import { isAuxiliary } from './divide.ts'
import { agentBehind, type Draft, draftOf } from './holder.ts'
import { mayBegin, modalityAt } from './modality.ts'
import type { Somebody } from './norm.ts'
import { turn } from './rows.ts'
import { subjectOf } from './subject.ts'
import type { Token } from './tokens.ts'
import { type Modality, toVerb } from './verb-phrase.ts'
import { verbOf } from './verbs.ts'
import type { Subject } from './who.ts'
import { isArticle } from './words.ts'

export function draftsOf<P>(tokens: readonly Token<P>[], first: number, antecedent: Somebody<P> | null): Draft<P>[] {
  const drafts: Draft<P>[] = []
  let from = first
  let goesOn = false
  let holder = antecedent
  let previous: Subject<P> | null = null
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.slot !== null) continue
    if (token.word === ';' || token.word === ':') {
      from = at + 1
      goesOn = false
      continue
    }
    if (!mayBegin(token.word) || isNoVerb(tokens, at)) continue
    const whole = turnAt(tokens, at)
    const modality = whole ?? modalityAt(tokens, at)
    if (modality === null) {
      const turned = isAuxiliary(token.word) ? inverted(tokens, at, from) : null
      if (turned === null) continue
      drafts.push(turned)
      at = turned.modality.actEnd - 1
      from = at + 1
      goesOn = true
      holder = turned.holder ?? holder
      continue
    }
    const subject = whole === null ? subjectOf(tokens, at, from, goesOn) : null
    if (subject?.inside && !isDoneBySomebody(tokens, modality)) {
      at = Math.max(at, modality.actEnd - 1)
      continue
    }
    if (subject?.same && goesOn && isJoinedTo(tokens, at, modality, drafts.at(-1))) continue
    const shared: Subject<P> | null = subject?.same ? previous : subject
    const spoken =
      (subject?.words != null && !goesOn ? namedFirst(tokens, first, at) : null) ?? holder ?? pronounOf(subject)
    const draft = draftOf(tokens, modality, shared, { at, isSame: subject?.same ?? false, holder: spoken })
    if (draft === null) continue
    const isGoing = subject?.same && goesOn
    drafts.push({ ...draft, from: isGoing || subject === null ? at : indexAt(tokens, subject.words?.start, at) })
    previous = shared
    holder = draft.holder ?? holder
    at = Math.max(at, modality.actEnd - 1)
    from = at + 1
    goesOn = true
  }
  return drafts
}

/** 'shall not sublet or assign': the verb is one more act of the words before, and no promise of its own. */
const isJoinedTo = <P>(
  tokens: readonly Token<P>[],
  at: number,
  modality: Modality,
  before: Draft<P> | undefined,
): boolean =>
  before !== undefined &&
  modality.act === at &&
  verbOf(tokens[at]!.word)?.forms.has('base') === true &&
  (modality.kind === 'duty' || before.modality.denied)

/** 'work which shall be carried out by the Employee': the description binds somebody. */
const isDoneBySomebody = (tokens: readonly Token[], { passive, kind, actEnd }: Modality): boolean =>
  passive && kind === 'duty' && agentBehind(tokens, actEnd) !== null

/** 'The Client agrees that it shall': the one whom the sentence begins with. */
function namedFirst<P>(tokens: readonly Token<P>[], first: number, at: number): Somebody<P> | null {
  const opening = tokens.slice(first, Math.min(at, first + FARTHEST_OPENING)).find(({ who }) => who !== null)
  return opening === undefined ? null : { start: opening.start, end: opening.end, who: opening.who }
}
const FARTHEST_OPENING = 4

/** 'He shall' where nobody was named before. */
const pronounOf = <P>(subject: Subject<P> | null): Somebody<P> | null =>
  subject?.same === true && subject.words !== null && !subject.isThing ? { ...subject.words, who: null } : null

const indexAt = (tokens: readonly Token[], start: number | undefined, at: number): number => {
  if (start === undefined) return at
  let index = at
  while (index > 0 && tokens[index]!.start > start) index--
  return index
}

/** 'at will', 'May 2020', 'free will' are no auxiliaries. */
function isNoVerb(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!
  const before = tokens[at - 1]?.word ?? ''
  if (word === 'will') return /^(?:at|free|good|own|the|his|her)$/.test(before)
  if (word === 'may') return /^\d/.test(tokens[at + 1]?.word ?? '')
  return word === 'can' && isArticle(before)
}

const turnAt = (tokens: readonly Token[], at: number): Modality | null => {
  const said = turn.at(tokens, at)
  if (said === null) return null
  const { row, end } = said
  let holderAt = said.somebody ?? at
  while (holderAt < end && isArticle(tokens[holderAt]!.word)) holderAt++
  for (let index = holderAt; index < end; index++) if (tokens[index]!.who !== null) holderAt = index
  const verb = toVerb(tokens, end)
  const known = verbOf(tokens[verb]?.word ?? '')
  const hasVerb = row.act === undefined && tokens[verb] !== undefined
  return {
    kind: row.kind,
    lemma: row.act ?? known?.lemma ?? tokens[verb]?.word ?? row.kind,
    act: hasVerb ? verb : at,
    actEnd: hasVerb ? verb + 1 : end,
    passive: false,
    form: known?.forms.has('gerund') ? 'gerund' : 'base',
    holderAt,
    ofPerson: false,
    matter: known?.row.matter ?? null,
    denied: false,
  }
}

const UNDER_NO = /^(?:nor|neither|never)$/

/** 'In no event shall the Company be liable', 'nor shall it': the subject stands behind. */
function inverted<P>(tokens: readonly Token<P>[], at: number, from: number): Draft<P> | null {
  const opening = tokens.slice(Math.max(from, at - 6), at).map(({ word }) => word)
  const isDenied =
    opening.some((word) => UNDER_NO.test(word)) || /\b(?:in|under|at) no (?:\w+ ?){1,2}$/.test(opening.join(' '))
  if (!isDenied) return null
  let name = at + 1
  while (isArticle(tokens[name]?.word ?? '')) name++
  let end = name
  while (end < tokens.length && end - name < 8 && !/^(?:be|have|bear|incur|owe|assume)$/.test(tokens[end]!.word)) end++
  const token = tokens[name]
  if (token === undefined || end === name || end - name >= 8) return null
  // Read on as if the auxiliary stood where it usually does.
  const straight = [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 1, end),
    { ...tokens[at]!, slot: null },
    ...tokens.slice(end),
  ]
  const modality = modalityAt(straight, end - 1)
  if (modality === null) return null
  const kind =
    modality.kind === 'duty' && modality.matter === null && /^(?:liable|responsible)$/.test(modality.lemma)
      ? 'immunity'
      : modality.kind === 'duty' || modality.kind === 'power'
        ? 'ban'
        : modality.kind
  const holder: Somebody<P> = { start: token.start, end: token.end, who: token.who }
  return { kind, holder, subject: null, modality: { ...modality, denied: true }, from: at }
}
