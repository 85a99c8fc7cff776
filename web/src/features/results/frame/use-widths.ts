import { useMediaQuery } from '@mantine/hooks'

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
  return { wide, phone }
}
