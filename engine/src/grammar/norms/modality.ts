import { auxiliaries, doings, havings, type ModalRow, predicates, qualities, turns } from './lexicon/modals.ts'
import { burdens, claims } from './lexicon/nouns.ts'
import type { NormKind } from './norm.ts'
import { isAdverb, type Match, Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'
import { formsOfWord, isParticiple, lemmaOf, verbOf } from './verbs.ts'
import { isArticle, isConjunction, isPreposition, isWord } from './words.ts'

const predicate = new Phrases(predicates)
const quality = new Phrases(qualities)
const having = new Phrases(havings)
const doing = new Phrases(doings, true)
export const turn = new Phrases(turns)

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
/** Behind these a noun is as likely as a verb: 'entitled to interest'. */
const TAKES_NOUN = /^(?:entitled|eligible|right|responsible|liable|accountable|option)\b/

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

const FLIP: Readonly<Record<NormKind, NormKind | null>> = {
  duty: 'ban',
  power: 'ban',
  ban: 'power',
  immunity: null,
  waiver: null,
}

/** Skips what stands between an auxiliary and its verb. */
export function toVerb(tokens: readonly Token[], from: number): number {
  let at = from
  while (
    at < tokens.length &&
    (tokens[at]!.slot !== null ||
      tokens[at]!.word === ',' ||
      isAdverb(tokens[at]!.word) ||
      (/^(?:also|in|no|so)$/.test(tokens[at]!.word) && passes(tokens, at)))
  )
    at++
  return at
}
/** 'shall in no event be' */
const passes = (tokens: readonly Token[], at: number): boolean => {
  const three = tokens
    .slice(at, at + 4)
    .map(({ word }) => word)
    .join(' ')
  return /^(?:in (?:no|any) (?:event|case|way|manner)|no (?:event|case)|also)/.test(three)
}

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
    verb = toVerb(tokens, verb)
    const word = tokens[verb]?.word ?? ''
    if (word !== 'not' && word !== 'neither' && word !== 'never') break
    denied = true
    verb++
  }
  if (tokens[at]!.word === 'need' && !denied) return null
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
  return { ...simple(kind === 'duty' && known?.row.comes ? 'power' : kind, tokens, verb, denied) }
}

const denyOf = (own: Modality): Modality | null => {
  const kind = own.kind === 'immunity' ? 'duty' : FLIP[own.kind]
  return kind === null ? null : { ...own, kind, denied: true }
}

function simple(kind: NormKind, tokens: readonly Token[], verb: number, denied: boolean): Modality {
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

/** Behind a form of 'be'; `modal` is the kind of the auxiliary before it, if any. */
function afterBe(tokens: readonly Token[], from: number, modal: NormKind | null, wasDenied: boolean): Modality | null {
  let at = toVerb(tokens, from)
  let denied = wasDenied
  while (tokens[at]?.word === 'not' || tokens[at]?.word === 'neither') {
    denied = true
    at = toVerb(tokens, at + 1)
  }
  if (tokens[at] === undefined) return null
  const said = predicate.at(tokens, at)
  if (said !== null) {
    // 'may be required to', 'may be liable to': nobody is, yet
    return ofRow(tokens, said, at, denied !== said.denied, true)
  }
  const told = quality.at(tokens, at)
  if (told !== null) {
    const own = ofRow(tokens, told, at, denied, false)
    return own === null ? null : { ...own, passive: told.row.holder === undefined }
  }
  if (modal === null) {
    if (tokens[at]!.word === 'only' && tokens[at + 1]?.word === 'to') at++
    if (tokens[at]!.word !== 'to') return waived(tokens, at)
    const verb = toVerb(tokens, at + 1)
    const kind = denied ? 'ban' : 'duty'
    if (tokens[verb]?.word === 'be') return done(tokens, toVerb(tokens, verb + 1), kind, denied)
    const known = verbOf(tokens[verb]?.word ?? '')
    return known?.forms.has('base') && !known.row.describes ? simple(kind, tokens, verb, denied) : null
  }
  if (/^(?:limited|restricted|capped)$/.test(tokens[at]!.word) && !denied)
    return { ...simple('immunity', tokens, at, false), ofPerson: false, byOwner: true, lemma: 'limit' }
  return done(tokens, at, modal, denied)
}

/** 'such claims are waived' */
function waived(tokens: readonly Token[], at: number): Modality | null {
  const known = verbOf(tokens[at]!.word)
  return known?.row.matter === 'give up' &&
    known.forms.has('participle') &&
    known.lemma !== 'surrender' &&
    known.lemma !== 'abandon'
    ? { ...simple('waiver', tokens, at, false), passive: true, form: 'participle', ofPerson: false }
    : null
}

/** A passive verb: what is done to the subject. */
function done(tokens: readonly Token[], at: number, kind: NormKind, denied: boolean): Modality | null {
  const token = tokens[at]
  if (token === undefined || !isWord(token.word) || !isParticiple(token.word)) return null
  const known = verbOf(token.word)
  if (known?.row.describes) return null
  return {
    ...simple(kind, tokens, at, denied),
    passive: true,
    form: 'participle',
    ofPerson: false,
    kind: known?.row.matter === 'give up' && kind === 'duty' && known.lemma === 'waive' ? 'waiver' : kind,
  }
}

const MOST_BEFORE_RIGHT = 5

/** 'have (the absolute) right to', 'have to', 'have no claim' */
function afterHave(tokens: readonly Token[], from: number, wasDenied: boolean): Modality | null {
  let at = toVerb(tokens, from)
  let denied = wasDenied
  if (tokens[at]?.word === 'to') {
    const verb = toVerb(tokens, at + 1)
    const word = tokens[verb]?.word ?? ''
    if (word === 'be') return done(tokens, toVerb(tokens, verb + 1), denied ? 'immunity' : 'duty', denied)
    return isWord(word) && !isArticle(word) ? simple(denied ? 'immunity' : 'duty', tokens, verb, denied) : null
  }
  for (let count = 0; count <= MOST_BEFORE_RIGHT; count++) {
    const word = tokens[at]?.word
    if (word === undefined) return null
    if (word === 'no' || word === 'not') denied = true
    const said = having.at(tokens, at)
    if (said !== null) return ofRow(tokens, said, at, denied !== said.denied, true)
    if (!isWord(word) || isPreposition(word) || tokens[at]!.who !== null) return null
    at++
  }
  return null
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

/** Most rows that one leads to another: 'agrees to indemnify'. */
const DEEPEST = 3

function byItself(tokens: readonly Token[], at: number, depth = 0): Modality | null {
  const said = depth < DEEPEST ? doing.at(tokens, at) : null
  return said === null ? null : ofRow(tokens, said, at, said.denied, true, depth)
}

/** The modality of a row: with the act that it names, or the verb behind it. */
function ofRow(
  tokens: readonly Token[],
  { row, end, somebody }: Match<ModalRow>,
  at: number,
  denied: boolean,
  ofPerson: boolean,
  depth = 0,
): Modality | null {
  const kind = denied ? (row.not === undefined ? FLIP[row.kind] : row.not) : row.kind
  if (kind === null) return null
  const holderAt = row.holder === 'object' && somebody !== null ? nameFrom(tokens, somebody, end) : null
  const whose = { ...(holderAt !== null && { holderAt }), ...(row.holder === 'owner' && { byOwner: true as const }) }
  const shared = { kind, ofPerson: ofPerson && row.holder !== 'owner', denied, ...whose }
  if (row.act !== undefined)
    return {
      ...shared,
      lemma: row.act,
      act: at,
      actEnd: end,
      passive: false,
      form: /\b(?:from|for|of)$/.test(row.words) ? 'gerund' : 'base',
      matter: verbOf(row.act)?.row.matter ?? null,
    }
  let verb = toVerb(tokens, end)
  if (tokens[verb]?.word === 'not') {
    const flipped = FLIP[kind]
    return flipped === null
      ? null
      : verbBehind(tokens, toVerb(tokens, verb + 1), { ...shared, kind: flipped, denied: true }, row, at, end, depth)
  }
  if (tokens[verb]?.word === ':') verb = tokens.length
  return verbBehind(tokens, verb, shared, row, at, end, depth)
}

type Shared = Pick<Modality, 'kind' | 'ofPerson' | 'denied' | 'holderAt' | 'byOwner'>

function verbBehind(
  tokens: readonly Token[],
  verb: number,
  shared: Shared,
  row: ModalRow,
  at: number,
  end: number,
  depth: number,
): Modality | null {
  const token = tokens[verb]
  const own: Modality = { ...shared, lemma: 'get', act: at, actEnd: end, passive: false, form: 'base', matter: 'get' }
  if (token === undefined) return null
  if (shared.kind === 'duty') {
    const deeper = byItself(tokens, verb, depth + 1)
    if (deeper !== null) return { ...deeper, ...(shared.holderAt !== undefined && { holderAt: shared.holderAt }) }
    if (token.word === 'be') {
      const inner = afterBe(tokens, verb + 1, 'duty', false)
      return inner === null ? null : { ...inner, passive: false, ofPerson: true, lemma: inner.lemma }
    }
  }
  const known = verbOf(token.word)
  const isVerb = known?.forms.has('base') || known?.forms.has('gerund')
  if (isVerb) {
    if (known!.row.describes) return null
    const form = known!.forms.has('gerund') ? 'gerund' : 'base'
    return { ...own, lemma: known!.lemma, act: verb, actEnd: verb + 1, form, matter: known!.row.matter }
  }
  const isNoun =
    token.who !== null ||
    isArticle(token.word) ||
    !isWord(token.word) ||
    TAKES_NOUN.test(row.words) ||
    isPreposition(token.word)
  if (isNoun) return shared.kind === 'power' || shared.kind === 'ban' || TAKES_NOUN.test(row.words) ? own : null
  return { ...own, lemma: lemmaOf(token.word), act: verb, actEnd: verb + 1, matter: null }
}

/** The party among the words that '@' stood for, or its first word. */
function nameFrom(tokens: readonly Token[], from: number, end: number): number {
  for (let at = from; at < end; at++) if (tokens[at]!.who !== null) return at
  let at = from
  while (at < end && isArticle(tokens[at]!.word)) at++
  return at
}
