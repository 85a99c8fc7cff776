import { expect } from 'vitest'
import { badFiles, contracts, shortContract } from './fixtures/files.ts'
import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import { uploadElsewhere } from './product/upload-elsewhere.ts'
import { analysisOf, cardOf, cards, cardsIn, expectShownInContract, openCard } from './steps/results-steps.ts'
import { completed, openResults, rowOf, signIn, uploadThroughPage } from './steps/steps.ts'

const journey = useJourneys(shared)

for (const [kind, file] of Object.entries(contracts)) {
  journey(
    `a ${kind} is uploaded through the drop area, and every finding stands in its text`,
    async ({ page, product }) => {
      await signIn(page, product)
      await uploadThroughPage(page, file)
      await completed(page, file.name)
      await openResults(page, file.name)

      const analysis = await analysisOf(page)
      const { critical_issues: issues } = analysis
      expect(issues.length).toBeGreaterThanOrEqual(3)
      // they are drawn from the top, a few at a time
      await expect.poll(() => cards(page).count()).toBe(cardsIn(analysis))
      // findings of one harm with one remedy share a card, which leads to each of their places
      const shown = await Promise.all((await cards(page).all()).map((card) => card.getAttribute('data-issue')))
      const ids = shown.map((words) => words?.split(' ') ?? [])
      expect(ids.flat().toSorted()).toEqual(issues.map(({ id }) => id).toSorted())
      for (const [first, ...others] of ids) {
        await openCard(page, first!)
        await expectShownInContract(page, issues.find(({ id }) => id === first)!)
        for (const [index, other] of others.entries()) {
          await cardOf(page, other)
            .getByRole('button', { name: 'Show in contract' })
            .nth(index + 1)
            .click()
          await expectShownInContract(page, issues.find(({ id }) => id === other)!)
        }
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
  'a deletion says what is lost and can be undone; left alone, the row is gone and its address finds nothing',
  async ({ page, product, expectConsole }) => {
    expectConsole(/404/)
    const file = shortContract('chairs.txt', 'Sahyadri Furniture Private Limited')
    const id = await uploadElsewhere(product, product.admin, file, true)
    await signIn(page, product)
    const remove = rowOf(page, file.name).getByRole('button', { name: /Delete/ })
    const message = page.getByText('chairs.txt deleted, with its text and its analysis.')

    await remove.click()
    await rowOf(page, file.name).waitFor({ state: 'detached' })
    await message.waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await rowOf(page, file.name).waitFor()
    await message.waitFor({ state: 'detached' })
    // the button is gone with its message: the keyboard goes on at what came back
    expect(await page.evaluate('document.activeElement?.id')).toBe('main')

    await remove.click()
    await message.waitFor()
    await page.keyboard.press('Control+z')
    await rowOf(page, file.name).waitFor()

    const told = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await remove.click()
    expect((await told).status()).toBe(204)
    await message.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Choose file' }).waitFor()
    expect(await rowOf(page, file.name).count()).toBe(0)

    await page.goto(`${product.url}/documents/${id}/results`)
    await page.getByText('Document not found').first().waitFor()
  },
)

journey('a deletion holds, though the page is left before it is sent', async ({ page, product }) => {
  const file = shortContract('tables.txt', 'Sahyadri Tables Private Limited')
  await uploadElsewhere(product, product.admin, file, true)
  await signIn(page, product)
  await rowOf(page, file.name)
    .getByRole('button', { name: /Delete/ })
    .click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.goto('about:blank')
  await page.goto(`${product.url}/documents`)
  await page.getByRole('button', { name: 'Choose file' }).waitFor()
  await rowOf(page, file.name).waitFor({ state: 'detached' })
  const listed = page.waitForResponse((response) => /\/api\/documents\?/.test(response.url()))
  await page.reload()
  await page.getByRole('button', { name: 'Choose file' }).waitFor()
  await listed
  expect(await rowOf(page, file.name).count()).toBe(0)
})
