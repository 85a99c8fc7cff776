import { expect } from 'vitest'
import { badFiles, contracts, shortContract } from './fixtures/files.ts'
import { useJourneys } from './journey.ts'
import { analysisOf, cards, expectShownInContract, openCard } from './results-steps.ts'
import { completed, openResults, rowOf, signIn, uploadThroughPage } from './steps.ts'

const journey = useJourneys()

for (const [kind, file] of Object.entries(contracts)) {
  journey(
    `a ${kind} is uploaded through the drop area, and every finding stands in its text`,
    async ({ page, product }) => {
      await signIn(page, product)
      await uploadThroughPage(page, file)
      await completed(page, file.name)
      await openResults(page, file.name)

      const { critical_issues: issues } = await analysisOf(page)
      expect(issues.length).toBeGreaterThanOrEqual(3)
      expect(await cards(page).count()).toBe(issues.length)
      for (const issue of issues) {
        await openCard(page, issue.id)
        await expectShownInContract(page, issue)
      }
    },
  )
}

for (const [what, file, sentence] of badFiles) {
  journey(`${what} is refused with a sentence that says what to do`, async ({ page, product, expectConsole }) => {
    expectConsole(/4(00|13|15|22)/)
    await signIn(page, product)
    await uploadThroughPage(page, file)
    await page.getByText(sentence).first().waitFor()
    expect(await rowOf(page, file.name).getByText('Completed').count()).toBe(0)
  })
}

journey(
  'deleting asks first and names the file; then the row is gone and its address finds nothing',
  async ({ page, product, expectConsole }) => {
    expectConsole(/404/)
    const file = shortContract('chairs.txt', 'Sahyadri Furniture Private Limited')
    await signIn(page, product)
    await uploadThroughPage(page, file)
    await completed(page, file.name)
    await openResults(page, file.name)
    const address = page.url()
    await page.goto(`${product.url}/documents`)

    await rowOf(page, file.name)
      .getByRole('button', { name: /Delete/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(file.name).first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await rowOf(page, file.name).count()).toBe(1)

    await rowOf(page, file.name)
      .getByRole('button', { name: /Delete/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await rowOf(page, file.name).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Choose file' }).waitFor()
    expect(await rowOf(page, file.name).count()).toBe(0)

    await page.goto(address)
    await page.getByText('Document not found').first().waitFor()
  },
)
