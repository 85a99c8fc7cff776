import { useSyncExternalStore } from 'react'

const key = 'token'
const deviceKey = 'device'
/**
 * the token before and the one after, of a session that goes on under another: other tabs tell by it that nobody else
 * came; and that nobody signed out, where it ended by itself and none comes after
 */
const renewalKey = 'renewal'
/** what this page calls the session whose token is another by now */
let renewed: { token: string; session: string } | null = null
const listeners = new Set<() => void>()
let lost = false
/** whether the person knows that it was lost */
let told = false

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

/** The same session under another token: nothing that is kept in memory is dropped, in no tab. */
export function renewToken(token: string): void {
  const former = readToken()
  if (former === null) {
    keepToken(token)
    return
  }
  localStorage.setItem(renewalKey, `${former} ${token}`)
  noteRenewal(former, token)
  localStorage.setItem(key, token)
}

function noteRenewal(former: string, token: string): void {
  if (renewed?.token !== token) renewed = { token, session: renewed?.token === former ? renewed.session : former }
}

/** What stands for the session that is open here: the same for as long as it goes on, whatever its token. */
function readSession(): string | null {
  const token = readToken()
  return token !== null && renewed?.token === token ? renewed.session : token
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
  told = false
  removeToken(unasked)
  changed()
}

function removeToken(unasked: boolean): void {
  if (unasked) localStorage.setItem(renewalKey, `${readToken()} `)
  else localStorage.removeItem(renewalKey)
  localStorage.removeItem(key)
}

/**
 * Ends the session here and loads the page anew, as a visitor sees it. Nothing is told to the page that goes: where it
 * moved to the sign-in screen meanwhile, that would call off the loading. At the root a visitor sees the front page,
 * which has no place for the reason, so from there it leads to the sign-in screen.
 */
export function reloadSignedOut(): void {
  removeToken(true)
  if (location.pathname === '/') location.assign('/login')
  else location.reload()
}

/** Whether the last session of this page ended by itself, which the person has to be told. */
export function wasLost(): boolean {
  return lost
}

/** Whether it ended by itself and nobody has told the person yet. */
export function isLossUntold(): boolean {
  return lost && !told
}

export function noteLossTold(): void {
  told = true
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
  // where pages are drawn beforehand nobody ever signs in
  if (typeof window === 'undefined') return () => {}
  // Signing out in one tab signs out in all of them.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    const { oldValue, newValue } = event
    const unasked = !!oldValue && localStorage.getItem(renewalKey) === `${oldValue} ${newValue ?? ''}`
    if (unasked && newValue) return noteRenewal(oldValue, newValue)
    // each listener comes by here; the first one changes something
    told &&= lost
    lost = unasked
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The session as React state: another value for another session, null for none, as where pages are drawn beforehand. Not the token. */
export function useSession(): string | null {
  return useSyncExternalStore(onTokenChange, readSession, () => null)
}
