/** Says whose turn it is to take a connection. */
export interface Gate {
  /**
   * Comes back when a connection may be taken.
   *
   * @returns what to call when it is free again
   * @throws Error after so long, or when all who wait are sent away
   */
  enter(person: string | undefined): Promise<() => void>
  /** Sends all away who wait. */
  clear(reason: Error): void
}

interface Waiting {
  person: string | undefined
  enter(): void
  refuse(reason: Error): void
}

interface Room {
  most: number
  /** how many of them one person may have, whoever else is there */
  mostOfOne: number
  /** milliseconds that anybody waits */
  waitMs: number
}

/**
 * So that nobody waits behind all that somebody else has asked for: of those who wait, whoever has the fewest connections comes first,
 * and nobody has all of them. What is for nobody in particular has none.
 */
export function openGate({ most, mostOfOne, waitMs }: Room): Gate {
  const waiting: Waiting[] = []
  const taken = new Map<string, number>()
  let inside = 0

  const has = (person: string | undefined) => (person === undefined ? 0 : (taken.get(person) ?? 0))

  function count(person: string | undefined, change: 1 | -1): void {
    inside += change
    if (person === undefined) return
    const left = has(person) + change
    if (left > 0) taken.set(person, left)
    else taken.delete(person)
  }

  function next(): void {
    while (inside < most && waiting.length > 0) {
      const fewest = Math.min(...waiting.map(({ person }) => has(person)))
      if (fewest >= mostOfOne) return
      const place = waiting.findIndex(({ person }) => has(person) === fewest)
      const [one] = waiting.splice(place, 1)
      count(one?.person, 1)
      one?.enter()
    }
  }

  return {
    enter: (person) => {
      const leave = () => {
        count(person, -1)
        next()
      }
      // as it mostly is: nobody waits, and a clock that is set and stopped at once would be all that is gained
      if (waiting.length === 0 && inside < most && has(person) < mostOfOne) {
        count(person, 1)
        return Promise.resolve(leave)
      }
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        one.refuse(new Error('timeout exceeded when trying to connect'))
      }, waitMs)
      const one: Waiting = {
        person,
        enter: () => {
          clearTimeout(late)
          resolve(leave)
        },
        refuse: (reason) => {
          clearTimeout(late)
          reject(reason)
        },
      }
      waiting.push(one)
      next()
      return promise
    },
    clear: (reason) => {
      for (const one of waiting.splice(0)) one.refuse(reason)
    },
  }
}
