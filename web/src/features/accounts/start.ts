const modes = ['login', 'register', 'forgot-password'] as const
/** What the login screen shows. Switches of the screen, not addresses; a step back in the browser goes back through them. */
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

/** Reads the state of a location; whatever it is, it opens the screen. */
export function readStart(state: unknown): { mode: Mode; fromHome: boolean; notice: StartNotice | null } {
  const { mode, fromHome, notice } = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof Start, unknown>
  >
  return {
    mode: modes.find((known) => known === mode) ?? 'login',
    fromHome: fromHome === true,
    notice: notices.find((known) => known === notice) ?? null,
  }
}

/** Forgets how the login screen was opened, before anything is drawn: loaded anew, it opens for signing in. */
export function forgetStart(): void {
  if (location.pathname === '/login') history.replaceState(null, '')
}
