import type { Rule } from './rules.ts'

/** A table whose borders are drawn. Points; y runs downward. */
export interface Grid {
  x0: number
  x1: number
  top: number
  bottom: number
  rows: GridRow[]
}

interface GridRow {
  top: number
  bottom: number
  /** the edges of its cells, left to right: one more than it has cells */
  edges: number[]
  /** for each cell whether it goes on from the row above: no border parts the two */
  goesOn: boolean[]
}

/** Lines nearer than this are one, and lines that end as near to each other meet. */
const NEAR = 3
/** How much of a table's width a line crosses that ends a row, and of a row's height one that parts its cells. */
const THROUGH = 0.85

/** Tables of at least two columns whose rules meet. */
export function findGrids(rules: readonly Rule[]): Grid[] {
  const lines = merged(rules)
  const level = lines.filter((each) => !each.upright)
  const upright = lines.filter((each) => each.upright)
  return clusters(level, upright).flatMap((cluster) => toGrid(cluster) ?? [])
}

/** Borders are drawn cell by cell: what lies on one line and meets is one line. */
function merged(rules: readonly Rule[]): Rule[] {
  const lines: Rule[] = []
  for (const rule of rules.toSorted((a, b) => a.from - b.from)) {
    const before = lines.findLast(
      (each) => each.upright === rule.upright && Math.abs(each.at - rule.at) < NEAR / 2 && rule.from - each.to < NEAR,
    )
    if (before) before.to = Math.max(before.to, rule.to)
    else lines.push({ ...rule })
  }
  return lines
}

function clusters(level: readonly Rule[], upright: readonly Rule[]): Rule[][] {
  const groups = new Set<Set<Rule>>()
  const groupOf = new Map<Rule, Set<Rule>>()
  for (const line of upright) {
    const group = new Set([line])
    const join = (each: Rule, whole: Set<Rule>) => {
      whole.add(each)
      groupOf.set(each, whole)
    }
    groups.add(group)
    groupOf.set(line, group)
    for (const each of level) {
      if (!meets(each, line)) continue
      const own = groupOf.get(line)!
      const other = groupOf.get(each)
      if (other === own) continue
      // the smaller joins the larger, so that a rule changes its group a few times at most
      const [larger, smaller] = other && other.size > own.size ? [other, own] : [own, other ?? new Set([each])]
      for (const one of smaller) join(one, larger)
      groups.delete(smaller)
    }
    const own = groupOf.get(line)!
    groups.delete(own)
    groups.add(own)
  }
  return [...groups].map((group) => [...group])
}

const meets = (level: Rule, upright: Rule): boolean =>
  level.at > upright.from - NEAR &&
  level.at < upright.to + NEAR &&
  upright.at > level.from - NEAR &&
  upright.at < level.to + NEAR

function toGrid(lines: readonly Rule[]): Grid | undefined {
  const level = lines.filter((each) => !each.upright)
  const upright = lines.filter((each) => each.upright)
  if (level.length === 0) return undefined
  const x0 = Math.min(...level.map((each) => each.from), ...upright.map((each) => each.at))
  const x1 = Math.max(...level.map((each) => each.to), ...upright.map((each) => each.at))
  const top = Math.min(...level.map((each) => each.at), ...upright.map((each) => each.from))
  const bottom = Math.max(...level.map((each) => each.at), ...upright.map((each) => each.to))
  const cuts = distinct([
    top,
    ...level.filter((each) => endsAtBorders(each, upright, x0, x1)).map((each) => each.at),
    bottom,
  ])
  const rows: GridRow[] = []
  for (const [i, end] of cuts.slice(1).entries()) {
    const start = cuts[i]!
    const through = upright.filter(
      (each) => Math.min(each.to, end) - Math.max(each.from, start) > (end - start) * THROUGH,
    )
    const edges = distinct([x0, ...through.map((each) => each.at), x1])
    const borders = level.filter((each) => Math.abs(each.at - start) < NEAR)
    const above = rows.at(-1)
    let first = 0
    const goesOn = edges.slice(1).map((right, at) => {
      const left = edges[at]!
      const over = above?.edges ?? []
      while (first < over.length && over[first]! <= left - NEAR) first++
      // edges are further apart than they may be off: two at most can be meant
      const isAt = (j: number) => isNear(over[j], left) && isNear(over[j + 1], right)
      const isCell = isAt(first) || isAt(first + 1)
      const drawn = borders.reduce(
        (sum, each) => sum + Math.max(0, Math.min(each.to, right) - Math.max(each.from, left)),
        0,
      )
      return isCell && drawn < (right - left) * (1 - THROUGH)
    })
    rows.push({ top: start, bottom: end, edges, goesOn })
  }
  return rows.some(({ edges }) => edges.length > 2) ? { x0, x1, top, bottom, rows } : undefined
}

const isNear = (edge: number | undefined, other: number): boolean => edge !== undefined && Math.abs(edge - other) < NEAR

/** Whether a level line parts rows: from border to border, of the whole table or of some of its cells. A blank to fill in does not. */
function endsAtBorders(line: Rule, upright: readonly Rule[], x0: number, x1: number): boolean {
  if (line.to - line.from > (x1 - x0) * THROUGH) return true
  const isBorder = (x: number) =>
    Math.abs(x - x0) < NEAR ||
    Math.abs(x - x1) < NEAR ||
    upright.some((each) => Math.abs(each.at - x) < NEAR && meets(line, each))
  return isBorder(line.from) && isBorder(line.to)
}

function distinct(places: readonly number[]): number[] {
  const found: number[] = []
  for (const place of places.toSorted((a, b) => a - b)) {
    if (found.length === 0 || place - found.at(-1)! > NEAR) found.push(place)
  }
  return found
}
