import { useEffect, useRef } from 'react'

interface Layer {
  close: () => void
  /** where in the history of this page it was opened */
  at: number
}

/** What lies over the page, the topmost last. */
const layers: Layer[] = []
/** the browser is on its way forward again to where it was */
let returning = false
let listens = false

/** How far into the history of this page an entry is, as the router notes it there. */
const indexIn = (state: unknown): number => Number((state as { idx?: number } | null)?.idx ?? Number.NaN)

/** Before the router hears of it, to which nothing has happened then. */
function onPopState(event: PopStateEvent): void {
  if (returning) {
    returning = false
    event.stopImmediatePropagation()
    return
  }
  const top = layers.at(-1)
  if (!top) return
  const steps = top.at - indexIn(event.state)
  // the way forward, or to where nobody knows, is gone; what lay over the page that is left would lie over the next one
  if (steps > 0) {
    event.stopImmediatePropagation()
    returning = true
    history.go(steps)
  }
  top.close()
}

/**
 * Has the back button, and a phone's gesture that is the same, close what lies over the page in place of leaving the page
 * with all that was filled in there.
 *
 * @param close null while nothing lies there
 */
export function useBackCloses(close: (() => void) | null): void {
  const last = useRef(close)
  last.current = close
  const lies = close !== null
  useEffect(() => {
    if (!lies) return
    if (!listens) window.addEventListener('popstate', onPopState, { capture: true })
    listens = true
    const layer: Layer = { close: () => last.current?.(), at: indexIn(history.state) }
    layers.push(layer)
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [lies])
}
