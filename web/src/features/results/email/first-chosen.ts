import type { UnifiedAnalysis } from '@karar/schema'
import { gateOf } from '../verdict/gate.ts'

/** Ids of the findings to write about first: those open that decide the verdict, or else all that are open. */
export function firstChosen(analysis: UnifiedAnalysis, settled: ReadonlySet<string>): Set<string> {
  const deciding = gateOf(analysis, settled)?.clauses.flatMap(({ issues }) => issues) ?? []
  const isOpen = ({ id }: { id: string }) => !settled.has(id)
  const open = deciding.filter(isOpen)
  return new Set((open.length > 0 ? open : analysis.critical_issues.filter(isOpen)).map(({ id }) => id))
}
