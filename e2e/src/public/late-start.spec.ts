import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { askAboutFiles } from '../product/interception.ts'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { openSlowly } from '../steps/open-slowly.ts'

const journey = useJourneys(shared)

const phone = { viewport: { width: 412, height: 823 } }
const drawn = '#root[data-drawn]'
const started = '#root:not([data-drawn])'

/** All has come, and nothing has asked the script to start. */
async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.locator(drawn).waitFor({ state: 'attached' })
}

journey(
  'nothing of the script runs on a page that is only looked at',
  async ({ page, product }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api') || pathname.includes('/ui-')) asked.push(pathname)
    })
    for (const path of ['/', '/pricing', '/about', '/privacy', '/terms', '/contact', '/login']) {
      await openAtRest(page, product.url + path)
      // all that it will ask for lies there once the page has been seen, and comes between nobody and that
      expect(await (await fetch(product.url + path)).text(), path).not.toContain('modulepreload')
      await expect.poll(() => page.locator('link[rel="modulepreload"]').count(), { message: path }).toBeGreaterThan(3)
      // the words are the first that the script asks for by itself, and no page has begun to
      expect(asked, path).toEqual([])
    }
    // nor does the field that the sign-in begins in, which has the focus from the start
    expect(await page.getByLabel('Email').evaluate((field) => field.matches(':focus'))).toBe(true)
  },
  phone,
)

journey(
  'the script starts with a key, and with what only the script can show once that is seen',
  async ({ page, product }) => {
    await openAtRest(page, product.url)
    // nothing is said of strokes that nobody sees
    const strokes = page.getByText(/^Each stroke is one point/)
    expect(await strokes.isVisible()).toBe(false)
    await page.keyboard.press('Tab')
    await page.locator(started).waitFor({ state: 'attached' })
    await strokes.waitFor()
    await page.setViewportSize({ width: 412, height: 2400 })
    await page.goto(product.url)
    await page
      .getByText(/^\d+%$/)
      .first()
      .waitFor()
  },
  phone,
)

journey(
  'whoever presses a button of a page at rest gets what it does, once',
  async ({ page, product }) => {
    await openAtRest(page, product.url)
    const presses = page.getByRole('button', { name: 'Switch to dark' })
    await presses.dispatchEvent('click')
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
    await page.locator(started).waitFor({ state: 'attached' })
    // where the keyboard was, it is
    await page.getByRole('button', { name: 'Switch to light' }).press('Enter')
    await page.locator('html[data-mantine-color-scheme="light"]').waitFor()
    const name = await page.evaluate('document.activeElement.getAttribute("aria-label")')
    expect(name).toBe('Switch to dark')
  },
  phone,
)

for (const [kind, name, there] of [
  ['button', 'Switch to dark', 'html[data-mantine-color-scheme="dark"]'],
  ['link', 'Create account', 'h1:has-text("Create Account")'],
] as const) {
  journey(`a ${kind} that is held down while the script takes the page over is pressed`, async ({ page, product }) => {
    const come = await openSlowly(page, product.url)
    const box = await page.getByRole(kind, { name, exact: true }).first().boundingBox()
    if (!box) throw new Error('It is not shown.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await come(false)
    await page.mouse.up()
    await page.locator(there).first().waitFor()
  })
}

journey('a dark page at rest says that it is dark, and is printed light', async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone.viewport)
  await openAtRest(page, product.url)
  await page.getByRole('button', { name: 'Switch to light' }).waitFor()
  expect(await page.getByRole('button', { name: 'Switch to dark' }).count()).toBe(0)
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  expect(await scheme()).toBe('dark')
  await page.evaluate("dispatchEvent(new Event('beforeprint'))")
  expect(await scheme()).toBe('light')
  await page.evaluate("dispatchEvent(new Event('afterprint'))")
  expect(await scheme()).toBe('dark')
  await page.locator(drawn).waitFor({ state: 'attached' })
})

journey(
  'what was styled before its sheet came has its own colours at once, and does not wait to fade into them',
  async ({ page, product }) => {
    const { promise: looked, resolve: seen } = Promise.withResolvers<void>()
    await page.exposeFunction('seen', seen)
    askAboutFiles(page)
    await page.route(/\/start-[^/]*\.css$/, async (route) => {
      await looked
      await route.continue()
    })
    // what a browser's own reader of pages does: it asks how a button looks as soon as there is one
    const look = `[...document.querySelectorAll('form button')].map((one) => getComputedStyle(one).backgroundColor)`
    await page.addInitScript(`new MutationObserver((_, watch) => {
      if (${look}.length < 2) return
      watch.disconnect()
      seen()
    }).observe(document, { childList: true, subtree: true })`)
    await page.goto(product.url)
    expect(await page.evaluate<string[]>(look)).toEqual(['rgba(0, 0, 0, 0)', 'rgb(10, 77, 59)'])
  },
  { ...phone, colorScheme: 'light', reducedMotion: 'no-preference' },
)
