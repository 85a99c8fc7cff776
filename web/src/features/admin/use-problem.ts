import { useState } from 'react'
import { useTellElsewhere } from '../../ui/states/use-tell-elsewhere.ts'

export interface Problem<Id extends string> {
  /** of what it could not be done with */
  id: Id
  words: string
  /** as what it stands in its list */
  name: string
}

/**
 * What could not be done, to be said where it stands. Whoever has gone on to another part of the administration before the
 * answer came is told there, by name, until they have read it.
 */
export function useProblem<Id extends string>() {
  const tellElsewhere = useTellElsewhere()
  const [problem, setProblem] = useState<Problem<Id> | null>(null)
  function tell(now: Problem<Id> | null) {
    setProblem(now)
    if (now) tellElsewhere(now.name, now.words)
  }
  return [problem, tell] as const
}
