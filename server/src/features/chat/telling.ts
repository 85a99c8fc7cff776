import type { ChatEvent, Citation } from '@karar/schema'

/** What can be told of an answer before it is whole. */
export type Early = Extract<ChatEvent, { event: 'citations' | 'text' | 'again' }>

/** An answer as it comes: nothing is lost to whoever listens late, and nothing waits for somebody to listen. */
export interface Telling {
  /** a sentence whose words were found in the contract, with their places */
  sentence(says: string, places: readonly Citation[]): void
  /** what was told does not count: the answer begins anew */
  again(): void
  end(): void
  /** all that was and will be told, until the end */
  events(): AsyncGenerator<Early>
}

export function openTelling(): Telling {
  const told: Early[] = []
  let cited = new Map<string, Citation>()
  let hasBegun = false
  let isOver = false
  let news = Promise.withResolvers<void>()
  const wake = () => {
    news.resolve()
    news = Promise.withResolvers()
  }
  const add = (...events: Early[]) => {
    told.push(...events)
    wake()
  }
  return {
    sentence: (says, places) => {
      for (const place of places) cited.set(`${place.start} ${place.end}`, place)
      add({ event: 'citations', data: [...cited.values()] }, { event: 'text', data: hasBegun ? ` ${says}` : says })
      hasBegun = true
    },
    again: () => {
      if (!hasBegun) return
      hasBegun = false
      cited = new Map()
      add({ event: 'again', data: null })
    },
    end: () => {
      isOver = true
      wake()
    },
    events: async function* () {
      for (let at = 0; ; at++) {
        while (at === told.length && !isOver) await news.promise
        const next = told[at]
        if (next === undefined) return
        yield next
      }
    },
  }
}
