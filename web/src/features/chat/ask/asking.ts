import type { ChatEvent, Citation, DocumentId } from '@karar/schema'
import { useSyncExternalStore } from 'react'
import { HttpError } from '../../../lib/http/http-error.ts'
import { onTokenChange, wasLost } from '../../../lib/http/session.ts'
import { addExchange, isKept, streamChat } from '../api.ts'
import { type Failure, failureOf, NotAnswered } from '../failure.ts'
import { giveBackDraft } from './draft.ts'

/** The question that was asked last here. It lives outside of any view: another tab may be looked at meanwhile. */
export interface Asking {
  question: string
  /** null until the server has taken the question */
  questionId: string | null
  /** what has come of the answer */
  citations: readonly Citation[]
  text: string
  /** done: it is part of the conversation */
  phase: 'asking' | 'stopped' | 'failed' | 'done'
  failure: Failure | null
}

const now = new Map<DocumentId, Asking>()
const stops = new Map<DocumentId, AbortController>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export function readAsking(id: DocumentId): Asking | null {
  return now.get(id) ?? null
}

/** The last question as React state. */
export function useAsking(id: DocumentId): Asking | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => readAsking(id),
  )
}

function change(id: DocumentId, changes: Partial<Asking>): void {
  const asking = now.get(id)
  if (asking) now.set(id, { ...asking, ...changes })
  tell()
}

export function forgetAsking(id: DocumentId): void {
  stops.get(id)?.abort()
  now.delete(id)
  tell()
}

/** Asks, unless a question about this document is being answered. */
export async function ask(id: DocumentId, question: string): Promise<void> {
  if (readAsking(id)?.phase === 'asking') return
  const stop = new AbortController()
  stops.set(id, stop)
  now.set(id, { question, questionId: null, citations: [], text: '', phase: 'asking', failure: null })
  tell()
  try {
    for await (const event of streamChat(id, question, stop.signal)) take(id, event)
    if (readAsking(id)?.phase === 'asking') throw new HttpError('network')
  } catch (error) {
    if (!stop.signal.aborted) await fail(id, error, stop.signal)
  }
}

function take(id: DocumentId, event: ChatEvent): void {
  if (event.event === 'question') change(id, { questionId: event.data.id })
  else if (event.event === 'citations') change(id, { citations: event.data })
  else if (event.event === 'text') change(id, { text: (readAsking(id)?.text ?? '') + event.data })
  else if (event.event === 'again') change(id, { text: '', citations: [] })
  else if (event.event === 'failed') throw new NotAnswered(event.data.detail)
  else {
    addExchange(id, event.data)
    change(id, { phase: 'done', text: event.data.ai_response.message_text })
  }
}

/** Waits no longer. What the server has taken it answers and keeps all the same. */
export function stopAsking(id: DocumentId): void {
  const asking = readAsking(id)
  if (asking?.phase !== 'asking') return
  stops.get(id)?.abort()
  if (asking.questionId) {
    change(id, { phase: 'stopped' })
  } else {
    giveBackDraft(id, asking.question)
    forgetAsking(id)
  }
}

/** milliseconds between looks for an answer that was lost sight of, and how many there are: the server gives up by then */
const lookEvery = 1000
const looks = 25

/** Fetches the answer to a question that was stopped, or whose connection broke. @returns whether it is there */
export async function fetchAnswer(id: DocumentId, signal?: AbortSignal): Promise<boolean> {
  const questionId = readAsking(id)?.questionId
  if (!questionId) return false
  for (let look = 0; look < looks && !signal?.aborted; look++) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, lookEvery))
    if (await isKept(id, questionId).catch(() => false)) {
      if (readAsking(id)?.questionId === questionId) forgetAsking(id)
      return true
    }
  }
  return false
}

async function fail(id: DocumentId, error: unknown, signal: AbortSignal): Promise<void> {
  const broken = error instanceof HttpError ? error.kind !== 'status' : !(error instanceof NotAnswered)
  if (broken && (await fetchAnswer(id, signal))) return
  const asking = readAsking(id)
  if (signal.aborted || !asking) return
  giveBackDraft(id, asking.question)
  change(id, { phase: 'failed', failure: failureOf(error) })
}

// whoever signs in next sees nothing of the last person's
onTokenChange(() => {
  for (const [id, { question, phase }] of [...now]) {
    // but whoever was signed out unasked finds their question again
    if (phase === 'asking' && wasLost()) giveBackDraft(id, question)
    forgetAsking(id)
  }
})
