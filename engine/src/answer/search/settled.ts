import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { stemsOf } from '../question/words-of.ts'
import { coverage } from './coverage.ts'
import { figureCloseness } from './figure-close.ts'
import { figureNear } from './figure-near.ts'
import { unitLacking } from './figure-unit.ts'
import type { Asked } from './kinds-asked.ts'
import type { Ranked } from './ranked.ts'
import { isPlain, signalCount, signalNames, type TopicMarks } from './signals.ts'

/** What tells whether the best passages settle a question, each with one weight, see `weights.ts`. */
export const settledNames = [
  'always',
  /** how much of what may be asked for the contract has a clause of, and how much of the likeliest */
  'present',
  'presentFirst',
  /** how well the best passages are of the types asked for, and the best of all */
  'fits',
  'anyType',
  /** how sure the question model is */
  'surest',
  'meantCovered',
  /** a passage among the best has the very words of the matter that the question names; it names one plainly, and none has */
  'topicSure',
  'plainUnsure',
  /** how well the best passages, and the best of all, have the words of what is expected */
  'cue',
  'anyCue',
  /** how much of a plain question that names no matter the contract has no word of */
  'strangePlain',
  /** how high the first passage stands, and how far above the second and the fourth */
  'top',
  'ahead',
  'farAhead',
  /** how much of the question's own words the best passages have, and how much of them the contract has nowhere */
  'spoken',
  'strange',
  /** whether it names a matter, whether plainly, and how many words it has that tell something */
  'named',
  'plain',
  'told',
  /** a figure is asked for, and none stands in the first passages; how far from the matter the nearest one stands */
  'figureLacks',
  'figureFar',
  /** how close such a figure stands to a telling word of the question, whether none does, and whether its unit is nowhere */
  'figureClose',
  'figureApart',
  'unitLacks',
  /** the kind of figure that is asked for: what is asked for a day is the less often said */
  'asksSum',
  'asksRate',
  'asksTime',
  'asksDay',
  'asksNumber',
] as const

const column = (name: (typeof signalNames)[number]): number => signalNames.indexOf(name)

/** The signs that the best passages settle a question, in the order of `settledNames`. */
export function signsOf(
  book: Book,
  question: Question,
  asked: Asked,
  topics: TopicMarks,
  signals: Float64Array,
  ranked: readonly Ranked[],
): number[] {
  const best = ranked.slice(0, 3).map(({ passage }) => passage)
  const signal = (name: (typeof signalNames)[number], { index }: Passage): number =>
    signals[index * signalCount + column(name)]!
  const most = (name: (typeof signalNames)[number], among: readonly Passage[]): number =>
    among.reduce((top, passage) => Math.max(top, signal(name, passage)), 0)
  const sure = best.some(({ index }) => topics.sure.has(index))
  const score = (place: number): number => ranked[place]?.score ?? 0
  const { present, presentFirst, surest } = presenceOf(book, asked)
  const figure = figureNear(book, question, ranked)
  const close = figureCloseness(book, question, figure.asked, ranked)
  const signs: Readonly<Record<(typeof settledNames)[number], number>> = {
    always: 1,
    present,
    presentFirst,
    fits: most('clauseType', best) + most('ownType', best),
    anyType: most('ownType', book.passages),
    surest,
    meantCovered: best.reduce(
      (top, passage) => Math.max(top, coverage(book, question.meant, wordsAround(book, passage)).share),
      0,
    ),
    topicSure: sure ? 1 : 0,
    cue: most('cue', best),
    anyCue: most('cue', book.passages),
    strangePlain: topics.named || question.hints > 1 || !isPlain(question) ? 0 : strangeShare(book, question),
    plainUnsure: topics.named && isPlain(question) && !sure ? 1 : 0,
    top: Math.log1p(Math.max(0, score(0))),
    ahead: Math.min(MOST_AHEAD, score(0) - score(1)),
    farAhead: Math.min(MOST_AHEAD, score(0) - score(3)),
    spoken: spokenShare(book, question, best),
    strange: strangeShare(book, question),
    named: topics.named ? 1 : 0,
    plain: isPlain(question) ? 1 : 0,
    told: Math.min(1, question.stems.length / 6),
    figureLacks: figure.shown ? 0 : 1,
    figureFar: 1 - figure.near,
    figureClose: close,
    figureApart: figure.asked !== null && close === 0 ? 1 : 0,
    unitLacks: unitLacking(book, question, ranked) === null ? 0 : 1,
    asksSum: figure.asked === 'sum' ? 1 : 0,
    asksRate: figure.asked === 'rate' ? 1 : 0,
    asksTime: figure.asked === 'time' ? 1 : 0,
    asksDay: figure.asked === 'day' ? 1 : 0,
    asksNumber: figure.asked === 'number' ? 1 : 0,
  }
  return settledNames.map((name) => signs[name])
}

/** A lead beyond this says no more: where one passage alone has any word of the question it is far ahead of nothing. */
const MOST_AHEAD = 8

/** How much of a question's words the best passages must speak of, and how much may be strange where it names its matter. */
const SPOKEN = 0.3
const STRANGE = 0.4

/**
 * Whether the best passages speak of what is asked in its own words, or it plainly names a matter that they are of. Where
 * they do neither they may still answer, but nobody should be told so without a doubt.
 */
export function speaksOf(book: Book, question: Question, topics: TopicMarks, ranked: readonly Ranked[]): boolean {
  const best = ranked.slice(0, 3).map(({ passage }) => passage)
  const named = topics.named && isPlain(question) && best.some(({ index }) => topics.sure.has(index))
  return (named && strangeShare(book, question) < STRANGE) || spokenShare(book, question, best) > SPOKEN
}

const spokenShare = (book: Book, { stems }: Question, best: readonly Passage[]): number =>
  best.reduce((most, passage) => Math.max(most, coverage(book, stems, wordsAround(book, passage)).share), 0)

function strangeShare(book: Book, { stems }: Question): number {
  const { strange } = coverage(book, stems, new Set())
  return strange.length / Math.max(1, stems.length)
}

/** How surely the contract has clauses of the types asked for. */
function presenceOf({ traits }: Book, { types }: Asked): { present: number; presentFirst: number; surest: number } {
  let present = 0
  let presentFirst = 0
  let surest = 0
  for (let id = 0; id < types.length; id++) {
    const held = traits.held[id]!
    present += types[id]! * held
    if (types[id]! > surest) {
      surest = types[id]!
      presentFirst = held
    }
  }
  return { present, presentFirst, surest }
}

/** The stems of a passage, of its headings, and of what stands beside it. */
function wordsAround({ passages, contract }: Book, passage: Passage): Set<string> {
  const { start, end } = inContext(passages, passage)
  return new Set(stemsOf(`${passage.read} ${contract.text.norm.slice(start, end)}`))
}

/** How likely signs make it, by their weights. */
export function likely(
  names: readonly string[],
  weights: Readonly<Record<string, number>>,
  signs: readonly number[],
): number {
  const sum = names.reduce((total, name, id) => total + (weights[name] ?? 0) * signs[id]!, 0)
  return 1 / (1 + Math.exp(-sum))
}
