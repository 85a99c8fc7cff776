/**
 * The state of a link that asks its question at once. No link from elsewhere can have it: what such a one asks waits
 * for the person to send it.
 */
export const askedHere = { askedHere: true } as const

/** Whether whoever came here, with this state of the router, pressed a link of ours that asks at once. */
export function isAskedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedHere' in state && state.askedHere === true
}
