import type { BrowserContextOptions, Page } from 'playwright-core'
import { expectAccessible } from './axe.ts'
import { shortContract } from './fixtures/files.ts'
import { useJourneys } from './journey.ts'
import type { Product } from './product.ts'
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
      await lookAtPublicPages(page, product)
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

/** The home page, the four modes of the login screen, and what they say when something is wrong. */
async function lookAtPublicPages(page: Page, { url }: Product): Promise<void> {
  const look = async (title: string) => {
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.goto(url)
  await look('Should you sign it?')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await look('Welcome Back')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await look('Create Account')
  await page.getByLabel('Password', { exact: true }).fill('ink')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Enter your full name.').waitFor()
  await look('Create Account')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await look('Forgot Password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.keyboard.press('Enter')
  await look('Check Your Email')
  await page.goto(`${url}/login?token=`)
  await look('Reset Password')
  await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ json: { valid: true } }))
  await page.goto(`${url}/login?token=any-token-that-the-server-would-take`)
  await page.getByLabel('New password').fill('ink')
  await page.getByLabel('Confirm password').fill('oil')
  await look('Reset Password')
}

/** A page that is wider than the window hides words from a person on a phone. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  if (over > 0) throw new Error(`${page.url()} is ${over} pixels wider than the window.`)
}
