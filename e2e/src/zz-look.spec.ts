import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import { shortContract } from './fixtures/files.ts'
import { completed, openResults, signIn, uploadThroughPage } from './steps/steps.ts'

const journey = useJourneys(shared)
journey('look', async ({ page, product }) => {
  await signIn(page, product)
  const contract = shortContract('chairs.txt', 'Kaveri Timber Private Limited')
  await uploadThroughPage(page, contract)
  await completed(page, contract.name)
  await page.screenshot({ path: '/tmp/look-documents-wide.png' })
  await openResults(page, contract.name)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/look-results-wide.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/look-results-narrow.png' })
  await page.goto(new URL('/documents', page.url()).href)
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/look-documents-narrow.png' })
  await page.goBack()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'More to download' }).click()
  await page.getByRole('menuitem', { name: 'Share a link to read' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share a link to read' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  for (const [name, width, height, scheme] of [['wide', 1440, 900, 'light'], ['narrow', 390, 844, 'dark']] as const) {
    const guest = await page.context().browser()?.newContext({ viewport: { width, height }, colorScheme: scheme })
    const reader = await guest?.newPage()
    await reader?.goto(address)
    await reader?.getByText('You were given this analysis to read.').waitFor()
    await reader?.screenshot({ path: `/tmp/look-shared-${name}.png`, fullPage: true })
    await guest?.close()
  }
}, 120_000)
