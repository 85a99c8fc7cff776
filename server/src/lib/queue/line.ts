/** What one person does at a time, in this process; whatever else of theirs comes waits for it. */
export interface Line {
  /**
   * Comes back when it is their turn.
   *
   * @param signal they want it no more: they leave the line
   * @returns what to call when it is over
   * @throws the signal's reason
   */
  enter(person: string, signal: AbortSignal): Promise<() => void>
}

/** @param most of one person at a time */
export function openLine(most: number): Line {
  const lines = new Map<string, { inside: number; waiting: (() => void)[] }>()
  return {
    enter: async (person, signal) => {
      signal.throwIfAborted()
      const line = lines.get(person) ?? { inside: 0, waiting: [] }
      lines.set(person, line)
      // a place is handed on, so that nobody who comes meanwhile takes it
      if (line.inside < most) line.inside++
      else await turnIn(line.waiting, signal)
      return () => {
        const begin = line.waiting.shift()
        if (begin) return begin()
        line.inside--
        if (line.inside === 0) lines.delete(person)
      }
    },
  }
}

/** A place is handed to nobody who has gone: they would not know that they have it, and never give it back. */
function turnIn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(begin)
  })
}
