import { useMediaQuery } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'

let printing = false

/**
 * Whether a list stands one item below the other, for want of room: in a window up to so wide, and on paper. A browser counts
 * the pages before it tells that paper is narrower than the window: of a list that changes only then, the end is not printed,
 * or empty pages are.
 */
export function useNarrow(most: number): boolean {
  const narrow = useMediaQuery(`(max-width: ${most}px)`, undefined, { getInitialValueInEffect: false })
  // told so, React draws before the event is over
  const printed = useSyncExternalStore(
    onPrinting,
    () => printing,
    () => false,
  )
  return narrow || printed
}

function onPrinting(changed: () => void): () => void {
  const note = ({ type }: Event) => {
    printing = type === 'beforeprint'
    changed()
  }
  window.addEventListener('beforeprint', note)
  window.addEventListener('afterprint', note)
  return () => {
    window.removeEventListener('beforeprint', note)
    window.removeEventListener('afterprint', note)
  }
}
