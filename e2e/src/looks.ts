import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The four looks that every page has to have. */
export const looks: [name: string, options: BrowserContextOptions][] = [
  ['wide, light', { viewport: wide, colorScheme: 'light' }],
  ['wide, dark', { viewport: wide, colorScheme: 'dark' }],
  ['phone, light', { viewport: phone, colorScheme: 'light', hasTouch: true }],
  ['phone, dark', { viewport: phone, colorScheme: 'dark', hasTouch: true }],
]

/** Each width and each palette once, for what has been seen in all four looks as part of its page. */
export const twoLooks = [looks[0]!, looks[3]!]

/** Nothing serious for axe, and nothing wider than the window, which would hide words from a person on a phone. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(over, page.url()).toBeLessThanOrEqual(0)
}
