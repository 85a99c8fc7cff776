import type { Document } from '@karar/schema'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ViewId } from '../../../lib/document-view.ts'
import type { ResultsState } from '../states/load-state.ts'
import { useTabs } from '../tabs.ts'

/** Brings the beginning of a part of the page below what stays at the top, where the page is scrolled beyond it. */
function showFromTop(part: HTMLElement | null) {
  if (!part) return
  const below = Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0
  if (part.getBoundingClientRect().top < below) part.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/**
 * The row of tabs with what it has to know: which is shown, which locked one was asked for in vain, how many comments there
 * are, and the part of the page that a tab shows from its top.
 */
export function useTabRow(state: ResultsState['kind'], document: Document | undefined) {
  const { hash } = useLocation()
  const [comments, setComments] = useState(0)
  const { tabs, current, locked, hrefOf } = useTabs(state, comments)
  // a locked tab that was pressed, and where: elsewhere nobody asks for it any more
  const [pressed, setPressed] = useState<{ id: string; on: ViewId } | null>(null)
  const inVain = pressed?.on === current ? pressed.id : locked
  return {
    tabs,
    current,
    hrefOf,
    /** the name of the locked tab that was asked for */
    lockedName: tabs.find((tab) => tab.locked && tab.id === inVain)?.name ?? null,
    onLocked: (id: string) => setPressed({ id, on: current }),
    hearsComments: useHearsComments(document, current),
    onComments: setComments,
    side: useFromTop(current, hash),
    hash,
  }
}

/** To an administrator each look at another's comments is a line in the audit log: none before they open that tab. */
function useHearsComments(document: Document | undefined, current: ViewId): boolean {
  const [hears, setHears] = useState(false)
  if (document && !hears && (!document.owner || current === 'comments')) setHears(true)
  return hears
}

/** A tab opens at its top, wherever the last one was scrolled to; a place that the address names is gone to after that. */
function useFromTop(current: ViewId, hash: string) {
  const side = useRef<HTMLDivElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    if (!hash.startsWith('#issue-')) showFromTop(side.current)
  }, [current, hash])
  return side
}
