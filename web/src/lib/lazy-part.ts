import { type ComponentType, createElement, lazy, useState } from 'react'
import { readToken } from './http/session.ts'
import { pause } from './pause.ts'
import { loadWords } from './text/words.ts'

/**
 * A part that loads with its words when it is drawn, not when its address is matched: to a visitor '/' is the home page,
 * and needs nothing of what it is to others. `loader` is for its route: whoever is signed in loads it on the way there,
 * beside the others of that address instead of after them.
 *
 * What is there by then is drawn at once: even a part that is loaded would wait as a lazy one, and React shows what
 * comes after a waiting part no sooner than 300 ms later, part after part.
 */
export function lazyPart(load: () => Promise<ComponentType>, ...words: string[]) {
  let loaded: ComponentType | null = null
  const loadAll = async () => {
    const [part] = await Promise.all([load(), loadWords(...words)])
    loaded = part
    return { default: part }
  }
  const Lazy = lazy(loadAll)
  function Part() {
    // what it is drawn with first it keeps: another would begin anew
    const [Kept] = useState(() => loaded ?? Lazy)
    return createElement(Kept)
  }
  return {
    Part,
    /** Loads it now, whoever is signed in. */
    preload: loadAll,
    loader: async () => {
      if (readToken() === null) return null
      // one after another, in tasks of their own: the router asks for all of an address at one go
      await pause()
      await loadAll()
      return null
    },
  }
}
