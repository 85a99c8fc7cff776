import type { Locator, Page } from 'playwright-core'
import { askAboutFiles } from '../product/interception.ts'
import { takenOver } from './steps.ts'

/**
 * Opens a page whose script does not come until it is let: what a slow phone shows for seconds.
 *
 * @param drawn what is there without it
 * @returns lets the script come, and comes back when it has taken the page over; with `false` nothing is done to have it start
 */
export async function openSlowly(
  page: Page,
  url: string,
  drawn = '#root[data-drawn]',
): Promise<(sign?: boolean) => Promise<void>> {
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  const files = '**/assets/*.js'
  askAboutFiles(page)
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(drawn).waitFor({ state: 'attached' })
  // what is hidden is hidden by the style, before which nothing is painted: whoever looked sooner would take all for visible
  await page.evaluate('new Promise(requestAnimationFrame)')
  return async (sign = true) => {
    come()
    if (sign) await takenOver(page)
    else await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' })
    await page.unroute(files)
  }
}

/** Taps a thing of a frame, which no name reaches, once it stands where it will: before the letters and the style of the page
 *  have come, something else is about to stand there. */
export async function tap(page: Page, thing: Locator): Promise<void> {
  // no frame is drawn before the style is there, and only what is drawn asks for its letters
  await page.evaluate('new Promise(requestAnimationFrame).then(() => document.fonts.ready.then(() => {}))')
  const handle = await thing.elementHandle()
  await handle?.waitForElementState('stable')
  const box = await handle?.boundingBox()
  if (!box) throw new Error('What is to be tapped is not shown.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
