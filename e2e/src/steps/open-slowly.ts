import type { Page } from 'playwright-core'
import { takenOver } from './steps.ts'

/**
 * Opens a page whose script does not come until it is let: what a slow phone shows for seconds.
 *
 * @param drawn what is there without it
 * @returns lets the script come, and comes back when it has taken the page over
 */
export async function openSlowly(page: Page, url: string, drawn = '#root[data-drawn]'): Promise<() => Promise<void>> {
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  const files = '**/assets/*.js'
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(drawn).waitFor({ state: 'attached' })
  return async () => {
    come()
    await takenOver(page)
    await page.unroute(files)
  }
}
