import type { Draft } from './holder.ts'
import type { Known, Norm, Somebody, Stretch, Unplaced } from './norm.ts'
import { isAdverb } from './phrases.ts'
import type { Token } from './tokens.ts'
import { type Modality, toVerb } from './verb-phrase.ts'
import { isNounToo, verbOf } from './verbs.ts'
import { isArticle, isConjunction, isPossessive, isPreposition, isPronoun } from './words.ts'

export const startsObject = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined &&
  (tokens[at]!.who !== null ||
    isArticle(tokens[at]!.word) ||
    isPossessive(tokens[at]!.word) ||
    isPronoun(tokens[at]!.word))

/** A draft with the words beside it, once for each verb that is joined to its own. */
export function finished<P>(
  tokens: readonly Token<P>[],
  draft: Draft<P>,
  to: number,
  { money, periods }: Known<P>,
  isFirst: boolean,
): Unplaced<P>[] {
  const { modality, subject } = draft
  const from = isFirst ? 0 : Math.min(draft.from, to - 1)
  let last = to - 1
  while (last > from && (tokens[last]!.word === ',' || isConjunction(tokens[last]!.word))) last--
  const span = {
    start: Math.min(tokens[from]!.start, tokens[Math.max(modality.act, from)]!.start),
    end: tokens[Math.max(last, from)]!.end,
  }
  const slots = slotsOf(tokens, from, to)
  const acts = actsOf(tokens, modality, to)
  const inSpan = (known: readonly Stretch[]): Stretch[] => within(known, span)
  const holder = draft.holder ?? undefined
  const object = modality.passive ? (subject?.words ?? null) : null
  const affected = modality.passive && subject?.who != null ? subject.who : null
  return acts.map((act, order): Unplaced<P> => {
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
      end: endOf(tokens, at, end),
    }
    at = end
  }
  return found
}

/** A comma or full stop at the end of a stretch is none of its words. */
function endOf(tokens: readonly Token[], first: number, last: number): number {
  let at = last
  while (at > first && /^[,.;:]$/.test(tokens[at]!.word)) at--
  return tokens[at]!.end
}

function timesOf(tokens: readonly Token[], from: number, to: number, periods: readonly Stretch[]): Stretch[] {
  const times: Stretch[] = []
  for (let at = from; at < to; at++) {
    if (tokens[at]!.slot !== 'time') continue
    let end = at
    while (tokens[end + 1]?.slot === 'time' && end + 1 < to) end++
    times.push({
      start: tokens[at]!.start,
      end: endOf(tokens, at, end),
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
  return last < first || first >= tokens.length ? null : { start: tokens[from]!.start, end: tokens[last]!.end }
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
