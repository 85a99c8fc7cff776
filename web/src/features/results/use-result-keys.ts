import { useKeys } from '../../lib/use-keys.ts'
import { contractId } from './contract/contract-pages.tsx'

interface Actions {
  step: (by: 1 | -1) => void
  /** ticks the open finding off, or takes the tick away */
  tick: () => void
  /** brings the contract where it is not beside the analysis */
  showContract: (() => void) | undefined
}

/** The keys of the results page; `features/shell/shortcut-list.tsx` tells of them. */
export function useResultKeys({ step, tick, showContract }: Actions): void {
  const next = () => step(1)
  const previous = () => step(-1)
  useKeys({
    j: next,
    n: next,
    ArrowRight: next,
    k: previous,
    p: previous,
    ArrowLeft: previous,
    r: tick,
    f: () => document.querySelector<HTMLElement>('#issue-filter a[aria-current]')?.focus(),
    c: () => (showContract ? showContract() : document.getElementById(contractId)?.focus()),
  })
}
