import { useSyncExternalStore } from 'react'

const key = 'token'
const deviceKey = 'device'
const listeners = new Set<() => void>()
let lost = false

function changed(): void {
  for (const listener of listeners) listener()
}

/** The session token, or null when nobody is signed in. Lives in local storage under `token`. */
export function readToken(): string | null {
  return localStorage.getItem(key)
}

export function keepToken(token: string): void {
  lost = false
  localStorage.setItem(key, token)
  changed()
}

/** Ends the session here because the person wants it so. */
export function forgetToken(): void {
  drop(false)
}

/** Ends the session here because the server no longer knows it: it expired, was ended elsewhere, or the account was suspended. */
export function loseToken(): void {
  drop(true)
}

function drop(unasked: boolean): void {
  if (readToken() === null) return
  lost = unasked
  localStorage.removeItem(key)
  changed()
}

/**
 * Ends the session here and loads the page anew, as a visitor sees it. Nothing is told to the page that goes: where it
 * moved to the sign-in screen meanwhile, that would call off the loading. At the root a visitor sees the front page,
 * which has no place for the reason, so from there it leads to the sign-in screen.
 */
export function reloadSignedOut(): void {
  localStorage.removeItem(key)
  if (location.pathname === '/') location.assign('/login')
  else location.reload()
}

/** Whether the last session of this page ended by itself, which the person has to be told. */
export function wasLost(): boolean {
  return lost
}

/** What tells the server that this device has signed in before. It outlives sessions. */
export function readDevice(): string | undefined {
  return localStorage.getItem(deviceKey) ?? undefined
}

export function keepDevice(device: string): void {
  localStorage.setItem(deviceKey, device)
}

/**
 * Tells the listener whenever the session here becomes another one or none, in this tab or by another tab. What is kept
 * in memory about a person has to be dropped then: the next one to sign in may be somebody else.
 *
 * @returns ends it
 */
export function onTokenChange(listener: () => void): () => void {
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
  return useSyncExternalStore(onTokenChange, readToken)
}
