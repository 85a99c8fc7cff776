import { expect } from 'vitest'
import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import { cards } from './steps/results-steps.ts'
import { documentsHeading, openDocuments, resultsShown } from './steps/steps.ts'

const journey = useJourneys(shared)

journey(
  'every page keeps the strict policy, asks no other origin for anything and complains of nothing',
  async ({ page, product }) => {
    const strangers: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== product.url) strangers.push(request.url())
    })
    const policies: (string | undefined)[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document') policies.push(response.headers()['content-security-policy'])
    })
    // Violations are reported to the console too; this catches those of frames and workers as well.
    await page.addInitScript(
      "document.addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))",
    )

    await openDocuments(page, product, product.admin)
    await page.getByRole('button', { name: 'Try a sample contract' }).click()
    await resultsShown(page)
    await cards(page).first().waitFor()
    await page.reload()
    await cards(page).first().waitFor()
    await page.goto(`${product.url}/documents`)
    await documentsHeading(page).waitFor()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: /account menu$/ }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor()
    await page.goto(`${product.url}/nowhere`)
    await page.getByText('Page not found').first().waitFor()

    expect(strangers).toEqual([])
    expect(policies.length).toBeGreaterThanOrEqual(4)
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'")
      expect(policy).toMatch(/script-src 'self'( 'nonce-[^']+')?;/)
    }
  },
)

journey('a page that is opened by its address comes in few files', async ({ page, product }) => {
  await openDocuments(page, product, product.admin)
  const files: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) files.push(request.url())
  })
  await page.reload()
  await documentsHeading(page).waitFor()
  await page.waitForLoadState('load')
  // About forty; without the groups of web/vite.config.ts it would be a hundred, each a way to the server and back.
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThan(60)
  // A page's nonce is for its styles. A script that is asked for with it would be compiled anew on every page. Where no frame
  // is drawn ahead, all that is asked for later is asked for by the script.
  await page.goto(`${product.url}/account`)
  await page.getByLabel('Full name').waitFor()
  expect(await page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(5)
  const withNonce = '[...document.querySelectorAll("link, script")].filter(({ nonce }) => nonce).length'
  expect(await page.evaluate<number>(withNonce)).toBe(0)
})
