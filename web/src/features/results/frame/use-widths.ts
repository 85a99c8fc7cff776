import { useMediaQuery } from '@mantine/hooks'

/** Drawn before it comes to a window, it has the contract beside it, which a narrow one hides (results.module.css). */
const beforehand = typeof window === 'undefined'
const noWait = { getInitialValueInEffect: false }

export interface Widths {
  /** there is room for the contract beside the analysis */
  wide: boolean
  /** a finding has a screen of its own */
  phone: boolean
}

/** How much room there is. */
export function useWidths(): Widths {
  const wide = useMediaQuery('(min-width: 1120px)', undefined, noWait)
  const phone = useMediaQuery('(max-width: 599px)', undefined, noWait)
  return { wide: wide || beforehand, phone }
}
