import { divide, isAuxiliary } from './divide.ts'
import { benefits } from './lexicon/nouns.ts'
import { type Modality, modalityAt, toVerb, turn } from './modality.ts'
import type { Known, Norm, NormKind, Somebody, Spoken, Stretch } from './norm.ts'
import { isAdverb } from './phrases.ts'
import { type Subject, subjectOf } from './subject.ts'
import { type Token, tokensOf } from './tokens.ts'
import { isNounToo, verbOf } from './verbs.ts'
import { isArticle, isConjunction, isPossessive, isPreposition, isPronoun, isWord } from './words.ts'

const BENEFITS = new Set(benefits.split(' '))

/** A modality with its subject, before the words beside it are given out. */
interface Draft<P> {
  readonly kind: NormKind
  readonly holder: Somebody<P> | null
  readonly subject: Subject<P> | null
  readonly modality: Modality
  /** where its words begin, as an index of a token */
  readonly from: number
}

/** What the items of a list read on from: who must, and what, if the lead says so already. */
interface Open<P> {
  readonly kind: NormKind
  readonly holder: Somebody<P> | null
  readonly act: Norm<P>['act'] | null
  readonly gerund: boolean
}

interface Lead<P> {
  readonly start: number
  readonly open: Open<P> | null
}

/**
 * The norms of a row of sentences, in order. Each sentence goes on from the one before where it says 'it' or 'they'; an item
 * of a list has the holder and the kind of the words that lead into it. Pure; time is linear in the text.
 *
 * @param sentences of one clause, with their leads
 * @param known the normalised text, who is named where, its sums and periods
 */
export function readNorms<P>(sentences: readonly Spoken[], known: Known<P>): Norm<P>[] {
  const norms: Norm<P>[] = []
  let before: Somebody<P> | null = null
  let lead: Lead<P> | null = null
  for (const sentence of sentences) {
    const { leadSpan } = sentence
    if (leadSpan.end > leadSpan.start && (lead as Lead<P> | null)?.start !== leadSpan.start)
      lead = { start: leadSpan.start, open: openOf(tokensOf(known, leadSpan), known, before) }
    const open: Open<P> | null = leadSpan.end > leadSpan.start ? ((lead as Lead<P> | null)?.open ?? null) : null
    const own: Norm<P>[] = readSentence(tokensOf(known, sentence), known, open, open?.holder ?? before)
    norms.push(...own)
    before = own.findLast(({ holder }) => holder !== undefined)?.holder ?? before
  }
  return norms
}

function readSentence<P>(
  tokens: Token<P>[],
  known: Known<P>,
  open: Open<P> | null,
  before: Somebody<P> | null,
): Norm<P>[] {
  const first = behindLabel(tokens)
  divide(tokens)
  const drafts = draftsOf(tokens, first, before)
  const item = open === null || drafts.some(({ from }) => from <= first + 3) ? null : itemOf(tokens, first, open)
  const own = drafts.map((draft, order) =>
    finished(tokens, draft, drafts[order + 1]?.from ?? tokens.length, known, order === 0),
  )
  const asked = drafts.length === 0 && item === null && open === null ? imperative(tokens, first) : null
  const told = item ?? asked
  if (told === null) return own.flat()
  return [...finished(tokens, told, drafts[0]?.from ?? tokens.length, known, true), ...own.flat()]
}

/** '(a)', '3.', '-': what counts an item is none of its words. */
function behindLabel(tokens: readonly Token[]): number {
  let at = 0
  while (at < Math.min(tokens.length, 6)) {
    const { word } = tokens[at]!
    if (word === '(' && tokens[at + 2]?.word === ')') at += 3
    else if (/^[^a-z]$/.test(word) || /^\d[\d.]*$/.test(word)) at++
    else if (/^[a-z]{1,4}$/.test(word) && /^[.)]$/.test(tokens[at + 1]?.word ?? '')) at += 2
    else break
  }
  return at
}

function draftsOf<P>(tokens: readonly Token<P>[], first: number, antecedent: Somebody<P> | null): Draft<P>[] {
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
    if (isNoVerb(tokens, at)) continue
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
    if (subject?.inside) {
      at = Math.max(at, modality.actEnd - 1)
      continue
    }
    const shared: Subject<P> | null = subject?.same ? previous : subject
    const draft = draftOf(tokens, modality, shared, { at, isSame: subject?.same ?? false, holder })
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

/** Who holds what, and whether it is said of a person at all. */
function draftOf<P>(
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
    return owner === null && modality.lemma !== 'limit'
      ? null
      : owner === null
        ? null
        : { kind, holder: owner, subject, modality }
  }
  if (modality.passive)
    return { kind, holder: agentBehind(tokens, modality.actEnd) ?? discretion(tokens, at), subject, modality }
  const who = subject?.who ?? (isSame ? holder : null)
  if (who === null) {
    if (isCap(tokens, modality, subject)) return { kind: 'immunity', holder: subject!.owner, subject, modality }
    return null
  }
  return { kind, holder: who, subject, modality }
}

/** 'the liability of the Company shall not exceed' */
const isCap = <P>(tokens: readonly Token<P>[], { lemma, denied }: Modality, subject: Subject<P> | null): boolean =>
  lemma === 'exceed' &&
  denied &&
  subject?.owner != null &&
  wordsOf(tokens, subject.words).some((word) => /^liabilit/.test(word))

const wordsOf = (tokens: readonly Token[], span: Stretch | null): string[] =>
  span === null ? [] : tokens.filter(({ start, end }) => start >= span.start && end <= span.end).map(({ word }) => word)

/** 'No party shall', 'no refund will be given'. */
function deniedKind<P>(modality: Modality, tokens: readonly Token<P>[], subject: Subject<P>): NormKind | null {
  if (modality.kind === 'immunity') return 'immunity'
  if (modality.lemma === 'liable' || modality.lemma === 'responsible') return 'immunity'
  if (modality.passive) return shieldOf(modality, tokens, subject)
  return modality.kind === 'duty' || modality.kind === 'power' ? 'ban' : modality.kind
}

/** What is not given or done to a thing: a ban, or a shield for whoever would have had to. */
function shieldOf<P>(modality: Modality, tokens: readonly Token<P>[], subject: Subject<P> | null): NormKind {
  if (modality.kind === 'immunity' || modality.kind === 'waiver') return modality.kind
  const isBenefit = verbOf(tokens[modality.act]!.word)?.row.benefit === true || modality.lemma === 'refund'
  return isBenefit || wordsOf(tokens, subject?.words ?? null).some((word) => BENEFITS.has(word)) ? 'immunity' : 'ban'
}

/** Farthest that 'by' stands behind a passive verb, in tokens. */
const FARTHEST_AGENT = 24

/** 'may be amended by the Company': who does it. 'by giving notice' and 'by 5 May' name nobody. */
function agentBehind<P>(tokens: readonly Token<P>[], from: number): Somebody<P> | null {
  for (let at = from; at < tokens.length && at - from < FARTHEST_AGENT; at++) {
    const { word, slot } = tokens[at]!
    if (word === ';' || isAuxiliary(word)) return null
    if (slot === 'trigger' || slot === 'limit' || word !== 'by') continue
    let name = at + 1
    while (isArticle(tokens[name]?.word ?? '') && tokens[name]!.who === null) name++
    const token = tokens[name]
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

/** The item of a list, read on from its lead. */
function itemOf<P>(tokens: readonly Token<P>[], first: number, open: Open<P>): Draft<P> | null {
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
  const isVerb =
    known !== undefined &&
    ((known.forms.has('base') && next !== 'of' && (!isNounToo(token.word) || startsObject(tokens, at + 1))) ||
      (known.forms.has('gerund') && next !== 'of'))
  if (!isVerb && open.act === null) return null
  const shared = { passive: false, ofPerson: true, denied: kind === 'ban' } as const
  const modality: Modality = isVerb
    ? {
        ...shared,
        kind,
        lemma: known.lemma,
        act: at,
        actEnd: at + 1,
        form: known.forms.has('gerund') ? 'gerund' : 'base',
        matter: known.row.matter,
      }
    : { ...shared, kind, lemma: open.act!.lemma, act: -1, actEnd: first, form: 'base', matter: open.act!.matter }
  if (isVerb) return { kind, holder: open.holder, subject: null, modality, from: first }
  return {
    kind,
    holder: open.holder,
    subject: { who: null, words: open.act, owner: null, denied: false, same: false, inside: false },
    modality,
    from: first,
  }
}

const startsObject = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined &&
  (tokens[at]!.who !== null ||
    isArticle(tokens[at]!.word) ||
    isPossessive(tokens[at]!.word) ||
    isPronoun(tokens[at]!.word))

/** 'Do not share your password', 'Please keep the room clean': said to whoever reads. */
function imperative<P>(tokens: readonly Token<P>[], first: number): Draft<P> | null {
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
function openOf<P>(tokens: Token<P>[], known: Known<P>, before: Somebody<P> | null): Open<P> | null {
  const first = behindLabel(tokens)
  divide(tokens)
  const drafts = draftsOf(tokens, first, before)
  const last = drafts.at(-1)
  for (let at = tokens.length - 1; at >= first && at >= (last?.modality.actEnd ?? 0); at--) {
    const { word, slot } = tokens[at]!
    const isHead = slot === null && (isAuxiliary(word) || /^(?:to|from|for|not)$/.test(word))
    if (!isHead) {
      if (isWord(word) && !isPassing(word)) break
      continue
    }
    // 'the Supplier shall:' has no verb yet: read it with one.
    const whole: Token<P>[] = [
      ...tokens.slice(0, at + 1),
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
  isAdverb(word) || /^(?:following|the|as|under|below|follows|also)$/.test(word)

/** A draft with the words beside it, once for each verb that is joined to its own. */
function finished<P>(
  tokens: readonly Token<P>[],
  draft: Draft<P>,
  to: number,
  { money, periods }: Known<P>,
  isFirst: boolean,
): Norm<P>[] {
  const { modality, subject } = draft
  const from = isFirst ? 0 : Math.min(draft.from, to - 1)
  const first = isFirst ? startOfWords(tokens, draft) : from
  let last = to - 1
  while (last > first && (tokens[last]!.word === ',' || isConjunction(tokens[last]!.word))) last--
  const span = {
    start: Math.min(tokens[first]!.start, tokens[Math.max(modality.act, first)]!.start),
    end: tokens[Math.max(last, first)]!.end,
  }
  const slots = slotsOf(tokens, from, to)
  const acts = actsOf(tokens, modality, to)
  const inSpan = (known: readonly Stretch[]): Stretch[] => within(known, span)
  const holder = draft.holder ?? undefined
  const object = modality.passive ? (subject?.words ?? null) : null
  const affected = modality.passive && subject?.who != null ? subject.who : null
  return acts.map((act, order): Norm<P> => {
    const written =
      act.at < 0
        ? { start: subject!.words!.start, end: subject!.words!.end }
        : { start: tokens[act.at]!.start, end: tokens[act.end - 1]!.end }
    const target =
      object ??
      objectBehind(
        tokens,
        acts.at(
          order === acts.length - 1
            ? order
            : acts.findIndex((other, place) => place > order && other.isApart) < 0
              ? acts.length - 1
              : order,
        )!.end,
        to,
      )
    const counterparty = affected ?? partyBehind(tokens, act.end, to, holder)
    return {
      ...span,
      kind: act.denied && (draft.kind === 'duty' || draft.kind === 'power') ? 'ban' : draft.kind,
      ...(holder !== undefined && { holder }),
      ...(counterparty !== null && { counterparty }),
      act: { lemma: act.lemma, matter: act.matter, ...written },
      ...(target !== null && { object: { start: target.start, end: target.end } }),
      ...slots,
      money: inSpan(money),
      time: timesOf(tokens, from, to, inSpan(periods)),
      passive: modality.passive,
    }
  })
}

const startOfWords = (tokens: readonly Token[], { from }: Draft<unknown>): number => {
  let first = 0
  while (first < from && tokens[first]!.slot === null && first < from) first++
  return Math.min(first, from)
}

function within(known: readonly Stretch[], span: Stretch): Stretch[] {
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (known[middle]!.start < span.start) low = middle + 1
    else high = middle
  }
  const found: Stretch[] = []
  while (low < known.length && known[low]!.end <= span.end)
    found.push({ start: known[low]!.start, end: known[low++]!.end })
  return found
}

/** The first stretch of each kind beside the act. */
function slotsOf(
  tokens: readonly Token[],
  from: number,
  to: number,
): Pick<Norm<unknown>, 'trigger' | 'limit' | 'without'> {
  const found: { trigger?: Stretch; limit?: Stretch; without?: Stretch } = {}
  for (let at = from; at < to; at++) {
    const { slot } = tokens[at]!
    if (slot !== 'trigger' && slot !== 'limit' && slot !== 'without') continue
    let end = at
    while (tokens[end + 1]?.slot === slot && end + 1 < to) end++
    found[slot] ??= {
      start: tokens[at]!.start,
      end: tokens[end]!.word === ',' && end > at ? tokens[end - 1]!.end : tokens[end]!.end,
    }
    at = end
  }
  return found
}

function timesOf(tokens: readonly Token[], from: number, to: number, periods: readonly Stretch[]): Stretch[] {
  const times: Stretch[] = []
  for (let at = from; at < to; at++) {
    if (tokens[at]!.slot !== 'time') continue
    let end = at
    while (tokens[end + 1]?.slot === 'time' && end + 1 < to) end++
    times.push({
      start: tokens[at]!.start,
      end: tokens[end]!.word === ',' && end > at ? tokens[end - 1]!.end : tokens[end]!.end,
    })
    at = end
  }
  const alone = periods.filter(({ start, end }) => !times.some((time) => time.start < end && start < time.end))
  return [...times, ...alone].sort((a, b) => a.start - b.start)
}

interface JoinedAct {
  readonly lemma: string
  readonly matter: string | null
  readonly at: number
  readonly end: number
  readonly denied: boolean
  /** words stand between it and the verb before */
  readonly isApart: boolean
}

/** The act and the verbs joined to it: 'may suspend or terminate', 'shall keep the books and send copies'. */
function actsOf(tokens: readonly Token[], modality: Modality, to: number): JoinedAct[] {
  const acts: JoinedAct[] = [
    {
      lemma: modality.lemma,
      matter: modality.matter,
      at: modality.act,
      end: modality.actEnd,
      denied: false,
      isApart: false,
    },
  ]
  for (let at = modality.actEnd; at < to; at++) {
    const { word, slot } = tokens[at]!
    if (word === ';' || word === ':') break
    if (slot !== null || (word !== ',' && !isConjunction(word))) continue
    let verb = at + 1
    while (
      verb < to &&
      (isConjunction(tokens[verb]!.word) ||
        isAdverb(tokens[verb]!.word) ||
        /^(?:to|otherwise|,)$/.test(tokens[verb]!.word))
    )
      verb++
    const denied = tokens[verb]?.word === 'not' && verb < to
    if (denied) verb = toVerb(tokens, verb + 1)
    const token = tokens[verb]
    if (token === undefined || verb >= to || token.slot !== null) continue
    const known = verbOf(token.word)
    if (!known?.forms.has(modality.form) || known.row.describes) continue
    const isApart = at > acts.at(-1)!.end
    if (modality.form === 'base') {
      const next = tokens[verb + 1]?.word ?? ''
      if (isNounToo(token.word) && !startsObject(tokens, verb + 1)) {
        // 'lease, license or sell': a noun as often, but between verbs a verb
        const isAmong = !isApart && (next === ',' || isConjunction(next))
        if (!isAmong) continue
      }
      if (isApart && (next === 'of' || isPreposition(tokens[at - 1]!.word))) continue
    } else if (isApart) continue
    acts.push({ lemma: known.lemma, matter: known.row.matter, at: verb, end: verb + 1, denied, isApart })
    at = verb
  }
  return acts
}

const LONGEST_OBJECT = 24

/** The noun phrase behind an act, as far as the next comma, condition or preposition of another sense. */
function objectBehind(tokens: readonly Token[], from: number, to: number): Stretch | null {
  let first = from
  if (/^(?:with|to|for|on|upon|of|in|from|into|:)$/.test(tokens[first]?.word ?? '') && tokens[first]!.slot === null)
    first++
  let last = first - 1
  for (let at = first; at < to && at - first < LONGEST_OBJECT; at++) {
    const { word, slot } = tokens[at]!
    if (slot !== null && slot !== 'aside') break
    if (
      /^[,;:.]$/.test(word) ||
      /^(?:by|at|which|who|that|so|as)$/.test(word) ||
      (at > first && /^(?:to|from|against|for|with)$/.test(word))
    )
      break
    if (
      isConjunction(word) &&
      verbOf(tokens[at + 1]?.word ?? '')?.forms.has('base') &&
      !isNounToo(tokens[at + 1]!.word)
    )
      break
    last = at
  }
  return last < first || first >= tokens.length ? null : { start: tokens[first]!.start, end: tokens[last]!.end }
}

/** Whom the act meets: the first other one named behind it, outside conditions. */
function partyBehind<P>(
  tokens: readonly Token<P>[],
  from: number,
  to: number,
  holder: Somebody<P> | undefined,
): Somebody<P> | null {
  for (let at = from; at < to; at++) {
    const { who, slot, start, end } = tokens[at]!
    if (who === null || slot === 'trigger' || slot === 'limit') continue
    if (who !== holder?.who || who === 'mutual') return { start, end, who }
  }
  return null
}
