import { type Frame, frames } from './frames.ts'
import { type Lexeme, lexicon } from './lexicon.ts'

/** Where the words of a lexeme stand: first word and the word after the last. */
type Place = readonly [from: number, to: number]

interface Entry {
  readonly lexeme: number
  /** words that follow the first; a star stands for any ending, alone for any word */
  readonly rest: readonly string[]
}

const names = Object.keys(lexicon) as Lexeme[]
const idOf = new Map(names.map((name, id) => [name, id]))

/** Entries by their first word, and those whose first word has any ending by its first three letters. */
const whole = new Map<string, Entry[]>()
const begun = new Map<string, { stem: string; entry: Entry }[]>()
for (const [lexeme, name] of names.entries())
  for (const phrase of lexicon[name].split(',')) {
    const [first = '', ...rest] = phrase.trim().replaceAll('-', ' ').split(/ +/)
    const entry = { lexeme, rest }
    if (first.endsWith('*')) {
      const stem = first.slice(0, -1)
      begun.set(stem.slice(0, 3), [...(begun.get(stem.slice(0, 3)) ?? []), { stem, entry }])
    } else whole.set(first, [...(whole.get(first) ?? []), entry])
  }

const isWord = (word: string | undefined, wanted: string): boolean =>
  word !== undefined && word !== '.' && (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted)

/** Words, marks of parties, numbers as `#`, runs of underscores as `__`; `.` ends a sentence. */
const WORD = /[a-z]+(?:'[a-z]+)?|\d[\d.,]*|[<>=%₹$]|_+|\.(?= |$)/g

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => (/^\d/.test(word) ? word : word.startsWith('_') ? '__' : word))
}

function placesOf(words: readonly string[]): readonly (readonly Place[])[] {
  const places: (readonly Place[])[] = names.map(() => NOWHERE)
  const note = ({ lexeme, rest }: Entry, at: number) => {
    if (rest.every((wanted, index) => isWord(words[at + 1 + index], wanted))) add(lexeme, [at, at + 1 + rest.length])
  }
  const add = (lexeme: number, place: Place) => {
    const before = places[lexeme]!
    if (before === NOWHERE) places[lexeme] = [place]
    else (before as Place[]).push(place)
  }
  words.forEach((word, at) => {
    for (const entry of whole.get(word) ?? []) note(entry, at)
    for (const { stem, entry } of begun.get(word.slice(0, 3)) ?? []) if (word.startsWith(stem)) note(entry, at)
    if (word[0]! >= '0' && word[0]! <= '9') add(DIGITS, [at, at + 1])
  })
  return places
}
/** Most lexemes stand in no piece. */
const NOWHERE: readonly Place[] = []
const DIGITS = idOf.get('digits')!

const steps = Object.values(frames).map((frame: Frame) => {
  const lexemes = frame.flatMap((step) => (typeof step === 'string' ? [idOf.get(step)!] : []))
  return { lexemes, gaps: frame.filter((step) => typeof step === 'number') }
})

/** The first word of the first place where the steps follow one another, -1 where they do not. */
function begins(
  places: readonly (readonly Place[])[],
  sentence: readonly number[],
  { lexemes, gaps }: (typeof steps)[number],
): number {
  // For each place of the step before that is reached: where the whole begins.
  let reached = places[lexemes[0]!]!.map(([from, to]) => ({ begin: from, end: to }))
  for (let step = 1; step < lexemes.length && reached.length > 0; step++) {
    const gap = gaps[step - 1]!
    reached = places[lexemes[step]!]!.flatMap(([from, to]) => {
      const before = reached.find(({ end }) => end <= from && from - end <= gap && sentence[end - 1] === sentence[from])
      return before === undefined ? [] : [{ begin: before.begin, end: to }]
    })
  }
  return reached[0]?.begin ?? -1
}

/** What a piece says of everything but frames, behind them. */
const REST = [
  'reader-is-first',
  'readers',
  'others',
  'reader-named-first',
  'other-named-first',
  'nobody-named',
  'length',
] as const
/** Of each frame: whether it stands there, with the reader as who acts, with somebody else. */
const VARIANTS = 3

export const featureNames: readonly string[] = [
  ...Object.keys(frames).flatMap((name) => [name, `${name} (reader)`, `${name} (other)`]),
  ...REST,
]

/**
 * What a piece says, as numbers in the order of `featureNames`.
 *
 * @param text lower case, the reader marked as `<`, others as `>`, both as `=`
 * @param isFirst whether the reader is on the side that usually signs what the other wrote
 */
export function saidIn(text: string, isFirst: boolean): Float32Array {
  const words = wordsOf(text)
  const places = placesOf(words)
  const out = new Float32Array(featureNames.length)
  let count = 0
  const sentence = words.map((word) => (word === '.' ? count++ : count))
  let acting = ''
  const first = words.find((word) => word === '<' || word === '>') ?? ''
  const actor = words.map((word) => {
    if (word === '<' || word === '>') acting = word
    return acting === '' ? first : acting
  })
  steps.forEach((frame, index) => {
    if (frame.lexemes.some((lexeme) => places[lexeme] === NOWHERE)) return
    const at = begins(places, sentence, frame)
    if (at < 0) return
    out[index * VARIANTS] = 1
    if (actor[at] === '<') out[index * VARIANTS + 1] = 1
    if (actor[at] === '>') out[index * VARIANTS + 2] = 1
  })
  const named = words.find((word) => word === '<' || word === '>' || word === '=')
  const rest = [
    isFirst ? 1 : 0,
    Math.min(3, places[idOf.get('reader')!]!.length),
    Math.min(3, places[idOf.get('other')!]!.length),
    named === '<' ? 1 : 0,
    named === '>' ? 1 : 0,
    named === undefined ? 1 : 0,
    Math.min(4, text.length / 100),
  ]
  out.set(rest, steps.length * VARIANTS)
  return out
}
