import type { Run } from '../run.ts'

/** Fewer numbers in a column are no numbering of lines. */
const fewest = 8
/** Their steps down the page differ by less than this share of the usual one. */
const even = 0.2
/** The share of them for which this must hold: on a scan one is misread now and then. */
const mostly = 0.9
/** The share of them beside which a line goes on in small letters, or none stands: clauses and rows do not begin so. */
const amid = 0.25

/**
 * Takes the numbers of lines out of the margin of a page, as drafts and pleadings have them: 1, 2, 3 at even steps,
 * beside the middle of sentences and empty lines as well. Left in, they are read as the numbers of clauses.
 */
export function takeLineNumbers(runs: readonly Run[]): { runs: Run[]; numbers: string[] } {
  const column = findColumn(runs)
  if (column.length === 0) return { runs: [...runs], numbers: [] }
  const taken = new Set(column)
  return { runs: runs.filter((run) => !taken.has(run)), numbers: column.map(({ text }) => text) }
}

function findColumn(runs: readonly Run[]): Run[] {
  const lone = runs.filter(({ text }) => /^\d{1,4}$/.test(text))
  if (lone.length < fewest) return []
  const others = runs.filter((run) => !lone.includes(run))
  for (const column of columnsOf(lone)) {
    const numbers = column.toSorted((a, b) => a.y - b.y)
    if (numbers.length < fewest || !countsUp(numbers) || !isMargin(numbers, others)) continue
    const within = numbers.filter((each) => !beginsThere(each, others))
    if (within.length >= numbers.length * amid) return numbers
  }
  return []
}

/** Numbers that begin or end one below the other. */
function columnsOf(lone: readonly Run[]): Run[][] {
  const by = (edge: (run: Run) => number) => [...Map.groupBy(lone, (run) => Math.round(edge(run) / 3)).values()]
  return [...by(({ x1 }) => x1), ...by(({ x0 }) => x0)].sort((a, b) => b.length - a.length)
}

/** Each is one more than the one above, or all of them by five or ten, or the first again; and the steps are even. */
function countsUp(numbers: readonly Run[]): boolean {
  const values = numbers.map(({ text }) => Number(text))
  const by = values[1]! - values[0]!
  if (![1, 2, 5, 10].includes(by)) return false
  const follows = values.filter((value, i) => i === 0 || value - values[i - 1]! === by || value === values[0])
  if (follows.length < values.length * mostly) return false
  const steps = numbers.slice(1).map(({ y }, i) => y - numbers[i]!.y)
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)]!
  return steps.filter((step) => Math.abs(step - usual) < usual * even).length >= steps.length * mostly
}

/** Nothing stands further out, on one side. */
function isMargin(numbers: readonly Run[], others: readonly Run[]): boolean {
  const [from, to] = [numbers[0]!.y - numbers[0]!.size, numbers.at(-1)!.y + numbers[0]!.size]
  const beside = others.filter(({ y }) => y > from && y < to)
  const [x0, x1] = [Math.min(...numbers.map((each) => each.x0)), Math.max(...numbers.map((each) => each.x1))]
  return beside.every((each) => each.x0 > x1) || beside.every((each) => each.x1 < x0)
}

/** Whether a sentence, a heading or a row begins beside a number: not where nothing stands, or a line goes on. */
function beginsThere(number: Run, others: readonly Run[]): boolean {
  const beside = others.filter(({ y, size }) => Math.abs(y - number.y) < 0.4 * Math.max(size, number.size))
  if (beside.length === 0) return false
  const first = beside.reduce((a, b) => (b.x0 < a.x0 ? b : a))
  return !/^[\p{Ll}]/u.test(first.text)
}
