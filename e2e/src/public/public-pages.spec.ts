import type { UnifiedAnalysis } from '@karar/schema'
import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { openAdmin } from '../steps/admin-steps.ts'
import { expectFits, twoLooks } from '../steps/looks.ts'
import { signIn, takenOver } from '../steps/steps.ts'

const journey = useJourneys(shared)

const pages = [
  ['/', 'Should you sign it?'],
  ['/pricing', 'Pay for the contracts you sign'],
  ['/about', 'A contract should be read before it is signed'],
  ['/privacy', 'What Karar keeps, and who sees it'],
  ['/terms', 'Terms of use'],
  ['/contact', 'Tell us what your desk needs'],
] as const

// whether they fit at 320 px is measured in narrow.spec.ts
for (const [look, options] of twoLooks) {
  journey(
    `axe finds nothing serious on the public pages, and all fits (${look})`,
    async ({ page, product }) => {
      for (const [path, heading] of pages) {
        await page.goto(`${product.url}${path}`)
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
        await expectFits(page)
      }
      // the notices at the foot open where they stand
      await page.getByText('Read the full notice').first().click()
      await page.getByText('What Karar is, and is not').first().waitFor()
      await expectFits(page)
    },
    options,
  )
}

journey('prices come by the month and by the year, with what a year saves', async ({ page, product }) => {
  await page.goto(`${product.url}/pricing`)
  const plans = page.getByRole('table', { name: 'The plans, side by side' })
  await plans.getByText('You save ₹6,998 (17%)').waitFor()
  expect(await plans.locator('s').allInnerTexts()).toEqual(['₹11,988', '₹41,988', '₹1,80,000'])
  await page.getByText('Save 17%').waitFor()
  await page.getByText('Monthly', { exact: true }).click()
  await plans.getByText('₹3,499').waitFor()
  expect(await plans.locator('s').count()).toBe(0)
  await page.getByText('Payment in Karar is not yet implemented; it will come soon.').waitFor()
  await page.getByRole('link', { name: 'Choose Essential' }).first().click()
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
})

journey(
  'whoever is signed in sees prices under their own header, and is led to the upgrade',
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('heading', { name: 'Pay for the contracts you sign' }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).waitFor()
    await page.getByRole('button', { name: 'Choose Business+' }).first().click()
    await page
      .getByRole('dialog')
      .getByText(/write to/)
      .waitFor()
  },
)

journey('a pasted clause is read at once, without an account', async ({ page, product }) => {
  await page.goto(product.url)
  await takenOver(page)
  await page.getByRole('button', { name: 'Read this clause' }).click()
  await page.getByRole('alert').getByText('Paste at least 30 characters').waitFor()
  await page.getByRole('button', { name: 'Use an example' }).click()
  await page.getByRole('button', { name: 'Read this clause' }).click()
  await page
    .getByText(/s\. 27/)
    .first()
    .waitFor()
  await expectFits(page)
})

journey('the sample analysis is open to anybody, marks and all', async ({ page, product }) => {
  await page.goto(product.url)
  // what the front page shows as an example is what the analysis says, to the letter
  const example = await page.getByRole('figure').first().innerText()
  const { analysis } = (await (await fetch(`${product.url}/api/sample`)).json()) as { analysis: UnifiedAnalysis }
  const shown = analysis.critical_issues.find(({ title }) => example.includes(title))
  expect(shown, example).toMatchObject({ severity: 'critical' })
  const { clause_number, description, quote, law } = shown!
  for (const words of [clause_number, 'Critical', description, `“${quote}”`, `${law[0]!.act}, ${law[0]!.section}`])
    expect(example).toContain(words)
  await page
    .getByText(/^\d+%$/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'See the whole sample analysis' }).click()
  await page.getByRole('heading', { name: 'What to fix, worst first' }).waitFor()
  await page.getByText('It hurts you').filter({ visible: true }).first().waitFor()
  await page.getByText('SERVICES AGREEMENT').first().waitFor()
  await expectFits(page)
  // a reload asks nobody to sign in
  await page.reload()
  await page.getByRole('heading', { name: 'What to fix, worst first' }).waitFor()
})

journey('public pages can be read without script', async ({ page, product }) => {
  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  const reader = await plain?.newPage()
  if (!reader) throw new Error('There is no second browser.')
  try {
    for (const [path, heading] of pages) {
      await reader.goto(`${product.url}${path}`)
      await reader.getByRole('heading', { name: heading, level: 1 }).waitFor()
      expect(await reader.title(), path).toMatch(/Karar/)
      expect(await reader.locator('meta[name="description"]').count(), path).toBe(1)
      // colours come from the theme, which needs to be told light or dark
      const create = reader.getByRole('link', { name: 'Create account' }).first()
      const ground = await create.evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(ground, path).not.toBe('rgba(0, 0, 0, 0)')
    }
    await reader.goto(`${product.url}/pricing`)
    await reader.getByText('You save ₹6,998 (17%)').first().waitFor()
    // what changes from day to day is drawn by the server, as soon as somebody has asked for it
    for (const [path, words] of [
      ['/law', 'Indian Contract Act 1872, s. 27.'],
      ['/sample', 'It hurts you'],
    ] as const) {
      await expect
        .poll(
          async () => {
            await reader.goto(`${product.url}${path}`)
            return reader.getByText(words).filter({ visible: true }).count()
          },
          { interval: 1000 },
        )
        .toBeGreaterThan(path === '/sample' ? 5 : 0)
    }
    // what its script alone can do says so, with a way to what needs none
    for (const path of ['/law?on=2020-01-01', '/documents', '/login']) {
      await reader.goto(`${product.url}${path}`)
      // nothing that goes by text looks into `noscript`
      expect(await reader.locator('noscript p').first().innerText(), path).toContain('This page needs JavaScript')
      await reader.getByRole('link', { name: 'Back to Home' }).waitFor()
    }
    // nothing is typed that nobody could send; what an older browser sends all the same leads back, with no password in sight
    const form = reader.locator('form')
    expect(await form.isVisible()).toBe(false)
    await reader.evaluate(`document.querySelector('[name="password"]').value = 'Harvest-77-moon'`)
    await Promise.all([reader.waitForRequest(/login$/), form.evaluate((one: HTMLFormElement) => one.submit())])
    await reader.getByRole('link', { name: 'Back to Home' }).waitFor()
    expect(reader.url()).toBe(`${product.url}/login`)
  } finally {
    await plain?.close()
  }
})

journey('a visitor at any other address is asked to sign in', async ({ page, product }) => {
  await page.goto(`${product.url}/nothing-is-here`)
  await page.getByRole('heading', { name: 'Welcome Back', level: 1 }).waitFor()
})

journey('a message to sales stands in the list of the administrators', async ({ page, product }) => {
  await page.goto(`${product.url}/contact`)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Enter your name.').waitFor()
  await page.getByLabel('Your name').fill('Meera Pillai')
  await page.getByLabel('Company').fill('Malabar Spices Private Limited')
  await page.getByLabel('E-mail').fill('meera@malabar.example')
  await page.getByLabel('What you need').fill('We sign sixty contracts a month. What would that cost?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Your message is with us' }).waitFor()
  await openAdmin(page, product, '?tab=enquiries')
  const row = page.getByRole('listitem').filter({ hasText: 'Meera Pillai' })
  await row.getByText('We sign sixty contracts a month.').waitFor()
  await expectFits(page)
  await row.getByRole('button', { name: 'Mark as answered' }).click()
  await row.getByText(/Answered/).waitFor()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await row.waitFor({ state: 'detached' })
})
