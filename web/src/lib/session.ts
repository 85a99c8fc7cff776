import { useSyncExternalStore } from 'react'

const key = 'token'
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** The session token, or null when nobody is signed in. Lives in local storage under `token`. */
export function readToken(): string | null {
  return localStorage.getItem(key)
}

export function keepToken(token: string): void {
  localStorage.setItem(key, token)
  changed()
}

export function forgetToken(): void {
  if (readToken() === null) return
  localStorage.removeItem(key)
  changed()
}

function subscribe(listener: () => void): () => void {
  // Signing out in one tab signs out in all of them.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The token as React state. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken)
}
