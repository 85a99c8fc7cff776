import { useSyncExternalStore } from 'react'
import { beforeSignOut } from './before-sign-out.ts'
import { onTokenChange } from './http/session.ts'

/**
 * Deletions that can still be undone. The server deletes for good, so it is only told after a while, and at once where
 * the page is left or the person signs out. They live outside of any page.
 */
export interface UndoableState<Item> {
  /** deleted for the eye alone; undoing brings all of them back */
  waiting: readonly Item[]
  /** the server has been told */
  sent: ReadonlySet<string>
  /** why the last ones could not be deleted, or '' */
  failure: string
}

/** milliseconds in which a deletion can be undone */
const undoFor = 6000

export type Undoable<Item> = ReturnType<typeof undoable<Item & { id: string }>>

/** @param send tells the server; comes back when what is shown tells of it, with why some could not be deleted, or '' */
export function undoable<Item extends { id: string }>(send: (items: readonly Item[]) => Promise<string>) {
  const nothing: UndoableState<Item> = { waiting: [], sent: new Set(), failure: '' }
  let state = nothing
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function set(changes: Partial<UndoableState<Item>>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  function on(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = () => state

  /** Who reads or reaches for the message has all the time it takes. */
  function stopClock(): void {
    clearTimeout(timer)
  }
  function startClock(): void {
    stopClock()
    if (state.waiting.length > 0) timer = setTimeout(() => void flush(), undoFor)
  }
  /** Deletes unless that is undone in time; those that wait already get the same time again. */
  function later(items: readonly Item[]): void {
    const known = new Set(state.waiting.map(({ id }) => id))
    set({ waiting: [...state.waiting, ...items.filter(({ id }) => !known.has(id))], failure: '' })
    startClock()
  }
  function undo(): void {
    stopClock()
    set({ waiting: nothing.waiting })
  }
  /** Tells the server of all deletions that wait. */
  async function flush(): Promise<void> {
    stopClock()
    const items = state.waiting
    if (items.length === 0) return
    const ids = items.map(({ id }) => id)
    set({ waiting: nothing.waiting, sent: new Set([...state.sent, ...ids]) })
    const failure = await send(items)
    set({ sent: new Set([...state.sent].filter((id) => !ids.includes(id))), failure: failure || state.failure })
  }

  // where pages are drawn beforehand nobody leaves
  if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void flush())
  beforeSignOut(flush)
  // The next person to sign in has nothing to do with them.
  onTokenChange(() => {
    stopClock()
    set(nothing)
  })
  return {
    on,
    read,
    use: () => useSyncExternalStore(on, read, read),
    later,
    undo,
    stopClock,
    startClock,
    flush,
    forgetFailure: () => set({ failure: '' }),
  }
}
