import type { Plan } from '@karar/engine'
import type { LegalIssue } from '@karar/schema'
import { isSure } from '@karar/schema'

/** A part of a contract that is put before a model at a time. */
export interface Group {
  /** what it is, for the order in which parts are read */
  way: 'free' | 'questions' | 'whole'
  /** clauses with their ids */
  part: string
  definitions: string
  known: readonly LegalIssue[]
  /** categories that are asked for; empty: all */
  categories: readonly string[]
  /** the whole contract is in it, so that what is missing can be told */
  isWhole: boolean
}

/** Characters: a group is what a small model still reads with care; a whole is what most models take at once. */
const most = { group: 12_000, whole: 60_000, clause: 6000, definitions: 3000, groups: 60 }
/** so many clauses of the group before are read again, since a sentence may lean on them */
const overlap = 1

type Planned = Plan['clauses'][number]

/**
 * What to ask of a contract: each group of clauses freely, each theme of the playbook with the passages found for it, and at
 * the end the whole.
 */
export function groupsOf(
  text: string,
  plan: Plan,
  issues: readonly LegalIssue[],
  ways: 'free' | 'provisions' | 'both',
): Group[] {
  const own = issues.filter((issue) => issue.origin !== 'model' && isSure(issue))
  const clauses = plan.clauses.flatMap((clause) => pieces(clause))
  const groups: Group[] = []
  const add = (way: Group['way'], chosen: readonly Planned[], categories: readonly string[], isWhole: boolean) => {
    const part = chosen.map((clause) => shown(text, clause)).join('\n\n')
    if (part.trim() === '') return
    const inside = (at: number) => chosen.some(({ start, end }) => start <= at && at < end)
    const known = own.filter(
      (issue) => inside(issue.start) && (categories.length === 0 || categories.includes(issue.category)),
    )
    groups.push({ way, part, definitions: definitionsFor(text, plan, part, inside), known, categories, isWhole })
  }
  const length = clauses.reduce((sum, { start, end }) => sum + end - start, 0)
  const inOne = length <= most.group
  if (ways !== 'provisions') {
    for (const chosen of runs(clauses)) add('free', chosen, [], inOne)
  }
  if (ways !== 'free') {
    const byId = Map.groupBy(clauses, ({ id }) => id)
    for (const { categories, clauses: ids } of plan.questions) {
      const chosen = ids.flatMap((id) => byId.get(id) ?? [])
      add('questions', within(chosen, most.group), categories, false)
    }
  }
  if (!inOne || ways === 'provisions') {
    const whole = length <= most.whole
    add('whole', whole ? clauses : shortened(clauses, most.whole), [], whole)
  }
  return groups.slice(0, most.groups)
}

/** A clause that is longer than a model reads with care, in pieces. */
function pieces(clause: Planned): Planned[] {
  const out: Planned[] = []
  for (let start = clause.start; start < clause.end; start += most.clause) {
    out.push({ ...clause, start, end: Math.min(clause.end, start + most.clause) })
  }
  return out
}

function runs(clauses: readonly Planned[]): Planned[][] {
  const out: Planned[][] = []
  let run: Planned[] = []
  let length = 0
  for (const clause of clauses) {
    const own = clause.end - clause.start
    if (run.length > 0 && length + own > most.group) {
      out.push(run)
      run = run.slice(-overlap).filter((last) => last.end - last.start + own < most.group)
      length = run.reduce((sum, { start, end }) => sum + end - start, 0)
    }
    run.push(clause)
    length += own
  }
  if (run.length > 0) out.push(run)
  return out
}

function within(clauses: readonly Planned[], characters: number): Planned[] {
  let left = characters
  return clauses.filter(({ start, end }) => {
    left -= end - start
    return left >= 0
  })
}

/** The beginning of every clause, each cut to its share. */
function shortened(clauses: readonly Planned[], characters: number): Planned[] {
  const share = Math.max(80, Math.floor(characters / clauses.length))
  return within(
    clauses.map((clause) => ({ ...clause, end: Math.min(clause.end, clause.start + share) })),
    characters,
  )
}

const shown = (text: string, { id, start, end }: Planned) => `[clause ${id}]\n${text.slice(start, end).trim()}`

/** The meanings of terms that a part uses and does not hold itself. */
function definitionsFor(text: string, plan: Plan, part: string, inside: (at: number) => boolean): string {
  let left = most.definitions
  return plan.definitions
    .filter(({ term, start }) => !inside(start) && part.includes(term))
    .map(({ start, end }) => text.slice(start, end))
    .filter((line) => {
      left -= line.length
      return left >= 0
    })
    .join('\n')
}
