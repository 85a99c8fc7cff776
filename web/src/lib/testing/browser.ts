/**
 * What modules touch of a browser while they load, for tests that draw what needs them: storage that is empty, and a window
 * that is wide and hears of nothing. To be imported before them.
 */
function emptyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const localStorage = emptyStorage()
const sessionStorage = emptyStorage()
const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
const window = Object.assign(new EventTarget(), { localStorage, sessionStorage, matchMedia, innerWidth: 1440 })

Object.assign(globalThis, { localStorage, sessionStorage, window })

export {}
