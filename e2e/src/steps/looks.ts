import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, settled } from '../product/axe.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Each width and each palette once: contrast hangs on the palette, and what fits on the width. */
export const twoLooks: [name: string, options: BrowserContextOptions][] = [
  ['wide, light', { viewport: wide, colorScheme: 'light' }],
  ['phone, dark', { viewport: phone, colorScheme: 'dark', hasTouch: true, reducedMotion: 'no-preference' }],
]

/** Nothing serious for axe, and nothing wider than the window, which would hide words from a person on a phone. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNothingWider(page)
}

/** Nothing is wider than the window, and nothing in a dialog than the dialog. */
export async function expectNothingWider(page: Page): Promise<void> {
  await settled(page)
  const over = await page.evaluate<number>(
    "Math.max(...[document.documentElement, ...document.querySelectorAll('[role=dialog]')].map((one) => one.scrollWidth - one.clientWidth))",
  )
  expect(over, page.url()).toBeLessThanOrEqual(0)
}

/** The same as the page stands, wide and light, then as a phone shows it in the dark, without loading it anew. */
export async function expectFitsInBoth(page: Page): Promise<void> {
  await expectFits(page)
  await page.setViewportSize(phone)
  await turn(page, 'dark')
  await expectFits(page)
  await turn(page, 'light')
  await page.setViewportSize(wide)
}

/** The page turns a moment after it was told to, and its colours only begin to change then. */
async function turn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' })
}
