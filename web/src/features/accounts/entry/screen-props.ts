import type { Mode } from '../start.ts'

/** What every screen of the login page is given. */
export interface ScreenProps {
  /** as typed so far; it stays when the screen is switched */
  email: string
  onEmail: (email: string) => void
  onMode: (mode: Mode) => void
}
