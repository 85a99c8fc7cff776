import { type Comment, CommentEvent, type CommentId, type DocumentId } from '@karar/schema'
import { useCallback, useSyncExternalStore } from 'react'
import { followEvents } from '../../lib/http/event-stream.ts'
import { refreshTicks } from '../results/api.ts'
import { hideComment, refreshComments, showComment } from './api.ts'

/** How things stand with hearing of others' comments. */
export interface LiveState {
  /** whether the list may be read: what changes after that is told, or it has taken too long to wait for */
  ready: boolean
  /** the connection has been lost for a while */
  offline: boolean
  /** those that came in the last moments */
  fresh: ReadonlySet<CommentId>
  /** the last that came */
  latest: Comment | null
}

/** milliseconds: that the list waits for the stream, that a loss goes unsaid, and that a new comment stands out */
const patience = 1000
const unsaidFor = 10_000
const freshFor = 6000

interface Following {
  state: LiveState
  listeners: Set<() => void>
  end: () => void
}

const nothing: LiveState = { ready: false, offline: false, fresh: new Set(), latest: null }
const followed = new Map<DocumentId, Following>()

/** Keeps the list of a document's comments up to date for as long as anything shows it; one stream a document. */
export function useLiveComments(id: DocumentId): LiveState {
  const subscribe = useCallback((listener: () => void) => listen(id, listener), [id])
  return useSyncExternalStore(subscribe, () => followed.get(id)?.state ?? nothing)
}

function listen(id: DocumentId, listener: () => void): () => void {
  const following = followed.get(id) ?? begin(id)
  following.listeners.add(listener)
  return () => {
    following.listeners.delete(listener)
    if (following.listeners.size > 0) return
    followed.delete(id)
    following.end()
  }
}

function begin(id: DocumentId): Following {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let losing: ReturnType<typeof setTimeout> | undefined
  const set = (changes: Partial<LiveState>) => {
    following.state = { ...following.state, ...changes }
    for (const listener of following.listeners) listener()
  }
  const after = (milliseconds: number, act: () => void) => {
    const timer = setTimeout(act, milliseconds)
    timers.add(timer)
    return timer
  }
  const unfollow = followEvents(`/documents/${id}/events`, {
    onOpen: () => {
      clearTimeout(losing)
      losing = undefined
      // whatever happened until now
      void refreshComments(id)
      refreshTicks(id)
      set({ ready: true, offline: false })
    },
    onLost: () => {
      losing ??= after(unsaidFor, () => set({ offline: true }))
    },
    onEvent: (event, data) => {
      const parsed = CommentEvent.safeParse({ event, data })
      if (parsed.success) take(parsed.data)
    },
  })
  function take({ event, data }: CommentEvent): void {
    if (event === 'missed' || event === 'ticks_changed') refreshTicks(id)
    if (event === 'ticks_changed') return
    if (event === 'missed') void refreshComments(id)
    else if (event === 'comment_deleted') hideComment(id, data.id)
    else showComment(data, event === 'comment_added')
    if (event !== 'comment_added') return
    set({ latest: data, fresh: new Set([...following.state.fresh, data.id]) })
    after(freshFor, () => set({ fresh: new Set([...following.state.fresh].filter((one) => one !== data.id)) }))
  }
  const following: Following = {
    state: nothing,
    listeners: new Set(),
    end: () => {
      unfollow()
      for (const timer of timers) clearTimeout(timer)
    },
  }
  after(patience, () => set({ ready: true }))
  followed.set(id, following)
  return following
}
