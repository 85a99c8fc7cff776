import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { askOnlyAboutAnswers } from './interception.ts'

/** Somebody's browser, as far as a site can tell: what it keeps is seen by nobody else. */
export interface Visitor {
  context: BrowserContext
  look: string
  /** Stays while pages come and go, so that the process that has loaded the product's files does, too. */
  staying: Page
  session: CDPSession
}

/** Where a visitor's page that stays is: a picture of the product's own, without script. */
export const waitingAt = (origin: string): string => `${origin}/favicon.svg`

/**
 * Lends out browsers by how they look. Whoever comes next is as much a stranger to the product, which finds nothing of the
 * last visitor; but files that never change are not loaded and compiled again, which was most of the browser's work.
 */
export function openVisitors(browser: () => Promise<Browser>) {
  const free = new Map<string, Visitor>()

  /** @param origin where the page that stays waits; null where nothing is to be loaded before the journey begins */
  async function enter(options: BrowserContextOptions, origin: string | null): Promise<Visitor> {
    const look = JSON.stringify(options)
    const known = origin === null ? undefined : free.get(look)
    if (known) free.delete(look)
    const visitor = known ?? (await newVisitor(options, look))
    const waits = origin === null ? null : waitingAt(origin)
    if (waits !== null && visitor.staying.url() !== waits) await visitor.staying.goto(waits)
    return visitor
  }

  async function newVisitor(options: BrowserContextOptions, look: string): Promise<Visitor> {
    const context = await (await browser()).newContext(options)
    context.setDefaultTimeout(60_000)
    const staying = await context.newPage()
    askOnlyAboutAnswers(staying)
    return { context, look, staying, session: await context.newCDPSession(staying) }
  }

  /** @param origin where everything that was kept is to be forgotten; null ends the visitor's browser */
  async function leave(visitor: Visitor, origin: string | null): Promise<void> {
    const { context, staying, session, look } = visitor
    if (origin === null || free.has(look)) return context.close()
    await context.setOffline(false)
    for (const page of context.pages()) if (page !== staying) await page.close()
    await context.clearCookies()
    await context.clearPermissions()
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    free.set(look, visitor)
  }

  return { enter, leave }
}
