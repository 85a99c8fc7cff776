import type { DocumentId } from '@karar/schema'
import { useSyncExternalStore } from 'react'
import { typedPrefix } from '../../../lib/http/forget-typed.ts'

const prefix = `${typedPrefix}chat `
const listeners = new Set<() => void>()

/** What was typed about a document and not sent yet, in this tab of the browser; it outlives views and reloads. */
export function readDraft(id: DocumentId): string {
  return sessionStorage.getItem(prefix + id) ?? ''
}

export function keepDraft(id: DocumentId, text: string): void {
  if (text) sessionStorage.setItem(prefix + id, text)
  else sessionStorage.removeItem(prefix + id)
  for (const listener of listeners) listener()
}

/** Puts a question where it can be sent, unless something else has been typed there. */
export function giveBackDraft(id: DocumentId, text: string): void {
  if (!readDraft(id).trim()) keepDraft(id, text)
}

function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The draft as React state. */
export function useDraft(id: DocumentId): string {
  return useSyncExternalStore(onDraft, () => readDraft(id))
}
