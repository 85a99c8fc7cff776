import { markStruck } from '../../text/struck-through.ts'
import type { Run } from '../run.ts'
import type { Rule } from './rules.ts'

/** What stands for a place that is left to be filled in, however wide that is. */
const blank = '________'
/** A line that is shorter, in font sizes, is a dash or belongs to a picture. */
const shortest = 2
/** How far from the words of its row a line may begin that is to be written on, in font sizes. */
const besides = 2
/** A line on which words stand for more than this, in font sizes, underlines them, or is a blank that was filled in. */
const written = 0.4
/** How much of a word a line crosses that strikes it through. */
const through = 0.7
/** A line that goes on so far beside the words that it crosses, in font sizes, is a rule of the paper on which they stand. */
const beyond = 2
/** A thicker one, in font sizes, is the colour of a marker or of a bar on which words stand. */
const thickest = 0.3
/** The name of the font of what was filled in: where that stands within its field is reckoned, and nobody struck it out. */
const filledIn = 'form'
/** More runs for so many lines, or lines for so many runs, has no page that somebody wrote. */
const mostPairs = 3_000_000
/** Runs are looked up by their height in steps of so many points, so that a page of very many stays quick. */
const step = 8

/**
 * Reads the lines that are drawn among the words, as Word and other programs print them: one that runs through words
 * strikes them out, one under nothing beside words is a place to be filled in. The borders of tables are neither.
 */
export function readDrawnLines(runs: readonly Run[], rules: readonly Rule[]): { runs: Run[]; struck: boolean } {
  if (runs.length * rules.length > mostPairs) return { runs: [...runs], struck: false }
  const uprights = Map.groupBy(
    rules.filter(({ upright }) => upright),
    ({ at }) => Math.floor(at / step),
  )
  const rows = Map.groupBy(runs, ({ y }) => Math.floor(y / step))
  const strokes = new Map<Run, Rule[]>()
  const blanks: Run[] = []
  for (const rule of joined(rules.filter(({ unseen }) => !unseen))) {
    const ends = endsAtBorders(rule, uprights)
    if (ends === 2) continue
    const here = Math.floor(rule.at / step)
    const near = [-2, -1, 0, 1, 2, 3].flatMap((by) => rows.get(here + by) ?? [])
    const crossed = near.filter((run) => overlap(run, rule) > run.size * 0.5 && isThrough(run, rule.at))
    if (isStroke(rule, crossed)) {
      for (const run of crossed.filter(({ font }) => font !== filledIn)) {
        const before = strokes.get(run)
        if (before) before.push(rule)
        else strokes.set(run, [rule])
      }
    }
    const left = crossed.length === 0 ? blankAt(rule, near) : undefined
    if (left && !blanks.some((other) => overlap(other, rule) > 0 && Math.abs(other.y - left.y) < left.size))
      blanks.push(left)
  }
  if (strokes.size === 0) return { runs: [...runs, ...blanks], struck: false }
  let struck = false
  const marked = runs.map((run) => {
    const lines = strokes.get(run)
    const text = markStruck(run.text, lines ? wordsUnder(run, lines) : [])
    struck ||= lines !== undefined && text.includes('~~')
    return text === run.text ? run : { ...run, text }
  })
  return { runs: [...(struck ? marked : runs), ...blanks], struck }
}

/** Level lines, those that go on where another ends as one with it: the borders of cells are drawn cell by cell. */
function joined(rules: readonly Rule[]): Rule[] {
  const lines: Rule[] = []
  const last = new Map<number, Rule>()
  for (const rule of rules.filter(({ upright }) => !upright).sort((a, b) => a.from - b.from)) {
    const key = Math.round(rule.at * 2)
    const before = [key - 1, key, key + 1].map((each) => last.get(each)).find((each) => each && rule.from - each.to < 1)
    if (before) {
      before.to = Math.max(before.to, rule.to)
      before.thick = Math.max(before.thick ?? 0, rule.thick ?? 0)
    } else {
      const line = { ...rule }
      lines.push(line)
      last.set(key, line)
    }
  }
  return lines
}

/** How many ends of a line stand at an upright one, as those of the sides of a box and of the borders of cells do. */
function endsAtBorders({ at, from, to }: Rule, uprights: ReadonlyMap<number, readonly Rule[]>): number {
  return [from, to].filter((end) =>
    [-1, 0, 1].some((by) =>
      uprights
        .get(Math.floor(end / step) + by)
        ?.some((other) => Math.abs(other.at - end) < 2.5 && other.from < at + 2.5 && other.to > at - 2.5),
    ),
  ).length
}

const overlap = ({ x0, x1 }: Run, { from, to }: Rule): number => Math.min(x1, to) - Math.max(x0, from)

/** About the middle of small letters; a line under words lies below where they stand. */
const isThrough = ({ y, size }: Run, at: number): boolean => at < y - size * 0.12 && at > y - size * 0.45

/** Whether a line strikes out the words that it crosses: it is thin, and ends about where they do. */
function isStroke({ from, to, thick = 0 }: Rule, crossed: readonly Run[]): boolean {
  const size = crossed.reduce((most, run) => Math.max(most, run.size), 0)
  const left = crossed.reduce((least, run) => Math.min(least, run.x0), Infinity)
  const right = crossed.reduce((most, run) => Math.max(most, run.x1), -Infinity)
  return thick <= size * thickest && from > left - size * beyond && to < right + size * beyond
}

function blankAt({ at, from, to }: Rule, near: readonly Run[]): Run | undefined {
  const row = near.filter(({ y, size }) => at > y - size * 0.2 && at < y + size * 0.45)
  const beside = row.find(
    ({ x0, x1, size }) =>
      (x1 <= from + size * 0.3 && from - x1 < besides * size) || (x0 >= to - size * 0.3 && x0 - to < besides * size),
  )
  if (!beside || to - from < shortest * beside.size) return undefined
  const { y, size, font } = beside
  const above = near.filter((run) => run.y > at - size * 1.1 && run.y < at + size * 0.45)
  const on = above.reduce((sum, run) => sum + Math.max(0, Math.min(run.x1, to) - Math.max(run.x0, from)), 0)
  return on > size * written ? undefined : { text: blank, x0: from, x1: to, y, size, font, spaceBefore: true }
}

/** The words of a run that lines run through, as places in its text. */
function wordsUnder({ text, x0, x1 }: Run, lines: readonly Rule[]): [from: number, to: number][] {
  const places = [0]
  for (const letter of text) {
    const last = places.at(-1)!
    for (let i = 0; i < letter.length; i++) places.push(last + (i === letter.length - 1 ? widthOf(letter) : 0))
  }
  const scale = (x1 - x0) / (places.at(-1)! || 1)
  const words: [number, number][] = []
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const end = index + word.length
    const [left, right] = [x0 + places[index]! * scale, x0 + places[end]! * scale]
    const crossed = lines.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, right) - Math.max(from, left)),
      0,
    )
    if (crossed < (right - left) * through) continue
    const before = words.at(-1)
    if (before && text.slice(before[1], index).trim() === '') before[1] = end
    else words.push([index, end])
  }
  return words
}

/** How wide a letter is in print of the usual kinds, beside others: the file tells the width of whole runs only. */
function widthOf(letter: string): number {
  if (/[ijl.,;:'’|!()[\]ft]/.test(letter)) return 0.3
  if (letter === ' ' || letter === 'I') return 0.28
  if (/[mwMW—@%]/.test(letter)) return 0.85
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.5
}
