/** What one person does at a time, in this process; whatever else of theirs comes waits for it. */
export interface Line {
  /** Comes back when it is their turn. @returns what to call when it is over */
  enter(person: string): Promise<() => void>
}

/** @param most of one person at a time */
export function openLine(most: number): Line {
  const lines = new Map<string, { inside: number; waiting: (() => void)[] }>()
  return {
    enter: async (person) => {
      const line = lines.get(person) ?? { inside: 0, waiting: [] }
      lines.set(person, line)
      // a place is handed on, so that nobody who comes meanwhile takes it
      if (line.inside < most) line.inside++
      else await new Promise<void>((begin) => line.waiting.push(begin))
      return () => {
        const begin = line.waiting.shift()
        if (begin) return begin()
        line.inside--
        if (line.inside === 0) lines.delete(person)
      }
    },
  }
}
