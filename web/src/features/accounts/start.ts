const modes = ['login', 'register', 'forgot-password'] as const
/**
 * What the login screen shows. Switches of the screen, not addresses; a step back in the browser goes back through them.
 * Only links of pages that were drawn beforehand name one in the address (`?mode=register`): followed before the page's
 * script runs, a link carries no state.
 */
export type Mode = (typeof modes)[number]

const notices = ['ended', 'reset'] as const
export type StartNotice = (typeof notices)[number]

/** How the login screen is opened: the state that comes with the way to it. */
export interface Start {
  mode?: Mode
  /** from the public home page, to which a button leads back */
  fromHome?: boolean
  /** why somebody who did not ask for it is here */
  notice?: StartNotice
}

/** Reads the state of a location, else the mode in its address (`?mode=register`); whatever they are, it opens the screen. */
export function readStart(state: unknown, search = ''): { mode: Mode; fromHome: boolean; notice: StartNotice | null } {
  const { mode, fromHome, notice } = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof Start, unknown>
  >
  return {
    mode: known(mode) ?? known(new URLSearchParams(search).get('mode')) ?? 'login',
    fromHome: fromHome === true,
    notice: notices.find((known) => known === notice) ?? null,
  }
}

/** The rest of an address that names a mode: once somebody has switched the screen, its state tells what is shown. */
export function withoutMode(search: string): string {
  const kept = new URLSearchParams(search)
  kept.delete('mode')
  return kept.size > 0 ? `?${kept}` : ''
}

function known(mode: unknown): Mode | undefined {
  return modes.find((one) => one === mode)
}

/** Forgets how the login screen was opened, before anything is drawn: loaded anew, it opens for signing in. */
export function forgetStart(): void {
  if (location.pathname === '/login') history.replaceState(null, '')
}
