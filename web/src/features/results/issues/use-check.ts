import type { LegalIssue } from '@karar/schema'
import { useCallback, useMemo, useState } from 'react'
import type { Places } from '../use-places.ts'

/** The findings that the reader is asked to check, in a section that is closed at first. */
export interface Check {
  issues: readonly LegalIssue[]
  open: boolean
  toggle: () => void
}

/** Whether the section stands open: as the reader left it, and whenever a move leads to one of its findings. */
export function useCheck(issues: readonly LegalIssue[], { place, moved, go }: Places): Check {
  const [open, setOpen] = useState(false)
  const [followed, setFollowed] = useState<string | null>(null)
  const inside = issues.some(({ id }) => id === place?.issueId)
  if (inside && followed !== moved) {
    setFollowed(moved)
    setOpen(true)
  }
  const toggle = useCallback(() => {
    setOpen(!open)
    // what it folds away stands open no more
    if (open && inside) go('', 'card')
  }, [open, inside, go])
  return useMemo(() => ({ issues, open, toggle }), [issues, open, toggle])
}
