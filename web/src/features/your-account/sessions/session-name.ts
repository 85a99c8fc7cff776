import type { Session } from '@karar/schema'
import i18next from 'i18next'

/** What a person would call the place of a session: 'Firefox on Android'. */
export function sessionName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  const name = browser ?? i18next.t('your-account:sessions.unknownBrowser')
  return system ? i18next.t('your-account:sessions.on', { browser: name, system }) : name
}
