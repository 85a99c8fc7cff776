import bowser from 'bowser'

/** The names of browser and system in a User-Agent, as far as it tells them. */
export function browserOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
