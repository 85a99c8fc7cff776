import type { BrowserContextOptions, Page } from 'playwright-core'
import { expectAccessible } from './axe.ts'
import { shortContract } from './fixtures/files.ts'
import { useJourneys } from './journey.ts'
import { cards, toggleOf } from './results-steps.ts'
import { completed, resultsShown, signIn, uploadThroughPage } from './steps.ts'

const journey = useJourneys()

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const looks: [string, BrowserContextOptions][] = [
  ['wide, light', { viewport: wide, colorScheme: 'light' }],
  ['wide, dark', { viewport: wide, colorScheme: 'dark' }],
  ['phone, light', { viewport: phone, colorScheme: 'light', hasTouch: true }],
  ['phone, dark', { viewport: phone, colorScheme: 'dark', hasTouch: true }],
]

journey('documents are there to look at', async ({ page, product }) => {
  await signIn(page, product)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try a sample contract' }).click()
  await resultsShown(page)
  await page.goto(`${product.url}/documents`)
  const file = shortContract('chairs.txt', 'Sahyadri Furniture Private Limited')
  await uploadThroughPage(page, file)
  await completed(page, file.name)
})

for (const [look, options] of looks) {
  journey(
    `axe finds nothing serious on any page (${look})`,
    async ({ page, product }) => {
      await page.goto(`${product.url}/login`)
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
      await expectAccessible(page)

      await signIn(page, product)
      const sample = page.getByRole('link', { name: /View Results.*Sample services agreement/ })
      await sample.waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await page.getByRole('button', { name: /Delete.*chairs/ }).click()
      await page.getByRole('dialog').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })

      await sample.click()
      await resultsShown(page)
      await cards(page).first().waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await toggleOf(cards(page).nth(1)).click()
      await page.getByText('It hurts you').filter({ visible: true }).first().waitFor()
      await expectAccessible(page)
    },
    options,
  )
}

/** A page that is wider than the window hides words from a person on a phone. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  if (over > 0) throw new Error(`${page.url()} is ${over} pixels wider than the window.`)
}
