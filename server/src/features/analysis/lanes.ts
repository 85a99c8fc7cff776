import type { Lane, Slot } from '../../lib/queue/job-loop.ts'

/** Leave to analyse one document. */
export interface AnalysisSlot extends Slot {
  /** Says that the document has pages to be recognised. @returns whether it may go on: false when too many others are at that */
  becomesScan(): boolean
}

const none: AnalysisSlot = { becomesScan: () => false, over: () => {} }

/**
 * Two lanes on the same cores, so that nobody whose contract is read in a moment waits behind scans, which take minutes, or
 * behind somebody else's files: as many documents as there are cores, and one more with a text of its own.
 */
export function openLanes(cores: number): { texts: Lane<AnalysisSlot>; scans: Lane<AnalysisSlot> } {
  let atWork = 0
  let spareTaken = false
  const waiting: { kind: 'texts' | 'scans'; enter: () => void }[] = []

  const hasRoom = (kind: 'texts' | 'scans') => atWork < cores || (kind === 'texts' && !spareTaken)

  /** Those who have waited longest come first, each kind as far as there is room for it. */
  function next(): void {
    for (const one of [...waiting]) {
      if (!hasRoom(one.kind)) continue
      waiting.splice(waiting.indexOf(one), 1)
      one.enter()
    }
  }

  function enter(kind: 'texts' | 'scans'): AnalysisSlot {
    const isSpare = atWork >= cores
    if (isSpare) spareTaken = true
    else atWork++
    return {
      becomesScan: () => kind === 'scans' || !isSpare,
      over: () => {
        if (isSpare) spareTaken = false
        else atWork--
        next()
      },
    }
  }

  const lane = (kind: 'texts' | 'scans'): Lane<AnalysisSlot> => ({
    take: (signal) =>
      new Promise((resolve) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(one), 1)
          resolve(none)
        }
        const one = {
          kind,
          enter: () => {
            signal.removeEventListener('abort', leave)
            resolve(enter(kind))
          },
        }
        if (signal.aborted) return resolve(none)
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(one)
        next()
      }),
  })
  return { texts: lane('texts'), scans: lane('scans') }
}
