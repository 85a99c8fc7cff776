import { useContext, useEffect, useRef } from 'react'
import { type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/** How what lies over the page is closed, the topmost last. */
const layers: (() => void)[] = []

const closesTop: BlockerFunction = ({ historyAction }) => {
  if (historyAction !== 'POP') return false
  layers.at(-1)?.()
  return true
}

/**
 * Has the back button, and a phone's gesture that is the same, close what lies over the page in place of leaving the page
 * with all that was filled in there.
 *
 * The router itself takes the step back: it hears of the step before anybody who starts to listen later. Its hook for that
 * is not used, since a file that every visitor loads would grow by it.
 *
 * @param close null while nothing lies there
 */
export function useBackCloses(close: (() => void) | null): void {
  const router = useContext(DataRouterContext)?.router
  const last = useRef(close)
  last.current = close
  const lies = close !== null
  useEffect(() => {
    if (!lies || !router) return
    const layer = () => last.current?.()
    layers.push(layer)
    router.getBlocker('layers', closesTop)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) router.deleteBlocker('layers')
    }
  }, [lies, router])
}
