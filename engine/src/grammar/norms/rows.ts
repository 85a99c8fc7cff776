import type { NormKind } from './lexicon/kinds.ts'
import { doings, havings, type ModalRow, predicates, qualities, turns } from './lexicon/modals.ts'
import { type Match, Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'
import { anyParticiple, done, FLIP, type Modality, simple, toVerb, waived } from './verb-phrase.ts'
import { lemmaOf, verbOf } from './verbs.ts'
import { isArticle, isPreposition, isWord } from './words.ts'

const predicate = new Phrases(predicates)

const quality = new Phrases(qualities)

const having = new Phrases(havings)

export const doing = new Phrases(doings, true)

export const turn = new Phrases(turns)

/** Behind these a noun is as likely as a verb: 'entitled to interest'. */
const TAKES_NOUN = /^(?:entitled|eligible|right|responsible|liable|accountable|option)\b/

/** Behind a form of 'be'; `modal` is the kind of the auxiliary before it, if any. */
export function afterBe(
  tokens: readonly Token[],
  from: number,
  modal: NormKind | null,
  wasDenied: boolean,
): Modality | null {
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
  if (/^(?:limited|restricted|capped)$/.test(tokens[at]!.word) && !denied)
    return { ...simple('immunity', tokens, at, false), ofPerson: false, byOwner: true, lemma: 'limit' }
  if (modal === null) {
    if (tokens[at]!.word === 'only' && tokens[at + 1]?.word === 'to') at++
    if (tokens[at]!.word !== 'to') return waived(tokens, at)
    const verb = toVerb(tokens, at + 1)
    const kind = denied ? 'ban' : 'duty'
    if (tokens[verb]?.word === 'be') return done(tokens, toVerb(tokens, verb + 1), kind, denied)
    const known = verbOf(tokens[verb]?.word ?? '')
    return known?.forms.has('base') && !known.row.describes ? simple(kind, tokens, verb, denied) : null
  }
  return done(tokens, at, modal, denied)
}

const MOST_BEFORE_RIGHT = 5

/** 'have (the absolute) right to', 'have to', 'have no claim' */
export function afterHave(tokens: readonly Token[], from: number, wasDenied: boolean): Modality | null {
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

/** Most rows that one leads to another: 'agrees to indemnify'. */
const DEEPEST = 3

export function byItself(tokens: readonly Token[], at: number, depth = 0): Modality | null {
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
      const inner = afterBe(tokens, verb + 1, 'duty', false) ?? anyParticiple(tokens, toVerb(tokens, verb + 1))
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
