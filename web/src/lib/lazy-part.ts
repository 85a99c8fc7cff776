import { type ComponentType, lazy } from 'react'
import { readToken } from './session.ts'
import { loadWords } from './words.ts'

/**
 * A part that loads with its words when it is drawn, not when its address is matched: to a visitor '/' is the home page,
 * and needs nothing of what it is to others. `loader` is for its route: whoever is signed in loads it on the way there,
 * beside the others of that address instead of after them.
 */
export function lazyPart(load: () => Promise<ComponentType>, ...words: string[]) {
  const loadAll = async () => ({ default: (await Promise.all([load(), loadWords(...words)]))[0] })
  return {
    Part: lazy(loadAll),
    loader: async () => {
      if (readToken() !== null) await loadAll()
      return null
    },
  }
}
