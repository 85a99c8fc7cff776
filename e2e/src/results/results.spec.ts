import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import {
  analysisOf,
  cards,
  cardsIn,
  expectOpen,
  expectShownInContract,
  marksOf,
  nearestOther,
  openCard,
  toggleOf,
} from '../steps/results-steps.ts'
import { documentsHeading, resultsShown, signIn, signInAtResults } from '../steps/steps.ts'

const journey = useJourneys(shared)

journey(
  'an empty list offers a sample, and its analysis leads from verdict to words and back',
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('button', { name: 'Try a sample contract' }).click()
    await resultsShown(page)

    const analysis = await analysisOf(page)
    await page.getByText(`${analysis.safety_score}%`, { exact: true }).first().waitFor()
    await page.getByRole('heading', { level: 1, name: analysis.verdict.text }).waitFor()
    // the cards come a few at a time
    await expect.poll(() => cards(page).count()).toBe(cardsIn(analysis))
    expect(analysis.critical_issues.length).toBeGreaterThanOrEqual(3)

    // The first card stands open, and its clause beside it.
    const [first, second, third] = analysis.critical_issues
    if (!first || !second || !third) throw new Error('Fewer than three issues.')
    await expectOpen(page, first.id)
    await expectShownInContract(page, first)
    expect(new URL(page.url()).hash).toBe('')

    // From a card to the contract ...
    await openCard(page, second.id)
    await expectShownInContract(page, second)
    expect(new URL(page.url()).hash).toBe(`#issue-${encodeURIComponent(second.id)}`)

    // ... and from the contract to a card.
    await openCard(page, third.id)
    await expectShownInContract(page, third)
    await openCard(page, first.id)
    await expectShownInContract(page, first)
    const otherId = await nearestOther(page, first.id)
    await marksOf(page, otherId).first().click()
    await expectOpen(page, otherId)
    expect(new URL(page.url()).hash).toBe(`#issue-${encodeURIComponent(otherId)}`)

    // The address alone is enough to come back to the same place.
    await page.reload()
    await resultsShown(page)
    await expectOpen(page, otherId)
    await marksOf(page, otherId).first().waitFor()

    await page
      .getByRole('link', { name: /Documents/ })
      .first()
      .click()
    await documentsHeading(page).waitFor()
    await page.getByRole('link', { name: /View Results/ }).waitFor()
  },
)

journey(
  'the sample has the score, the figures and the worst finding that its clauses deserve',
  async ({ page, product }) => {
    await signInAtResults(page, product)
    await resultsShown(page)
    const analysis = await analysisOf(page)

    expect(analysis.safety_score).toBeLessThan(40)
    expect(analysis.verdict.color).toBe('red')
    const numbers = analysis.critical_issues.map(({ clause_number }) => clause_number)
    for (const planted of ['5.3', '9.1', '11.2', '13.2', '14.1', '16.2']) expect(numbers).toContain(planted)
    // Fair clauses are not accused.
    for (const fair of ['12.1', '12.2', '15.1', '18.2', '18.3']) expect(numbers).not.toContain(fair)
    expect(analysis.parties.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Orbis Retail Private Limited', 'Nilgiri Softworks LLP']),
    )
    const lost = analysis.score_breakdown.reduce((sum, { points }) => sum + points, 0)
    expect(lost).toBe(analysis.safety_score)
  },
)

journey('the keyboard alone opens a card', async ({ page, product }) => {
  await signInAtResults(page, product)
  await resultsShown(page)
  const second = toggleOf(cards(page).nth(1))
  await second.focus()
  await page.keyboard.press('Enter')
  await cards(page).nth(1).locator('button[aria-expanded="true"]').first().waitFor()

  // the search in the contract gives back what it took
  const search = page.getByRole('button', { name: 'Search in the contract' })
  await search.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('terminat')
  await page.keyboard.press('Escape')
  await expect.poll(() => search.evaluate((own) => own === document.activeElement)).toBe(true)

  // none of the bars above and below lies over what the keyboard comes to, forwards or back
  for (const [from, key] of [
    [page.getByRole('button', { name: /^Passages to check yourself/ }), 'Tab'],
    [page.getByRole('button', { name: /^Correct Fee/ }).first(), 'Shift+Tab'],
  ] as const) {
    await from.focus()
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press(key)
      expect(await page.evaluate(coveredByWhat)).toBe('')
    }
  }
})

/** What lies over the middle of the element that has the keyboard; runs in the page. */
function coveredByWhat(): string {
  const own = document.activeElement
  if (!own || own === document.body) return ''
  const { left, top, width, height } = own.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  const isFree = there !== null && (own.contains(there) || there.contains(own))
  return isFree ? '' : `${own.textContent} under ${there?.outerHTML.slice(0, 200) ?? 'nothing'}`
}

journey(
  'a card that is opened stays where it was pressed, though the one above it closes',
  async ({ page, product }) => {
    await signInAtResults(page, product)
    await resultsShown(page)
    const second = toggleOf(cards(page).nth(1))
    await second.scrollIntoViewIfNeeded()
    const before = (await second.boundingBox())?.y ?? Number.NaN
    await second.click()
    await expect.poll(() => second.getAttribute('aria-expanded')).toBe('true')
    expect(Math.abs(((await second.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(2)
  },
)

journey(
  'enlarged to twice its size, the keys show each card with its title, also on the way back',
  async ({ page, product }) => {
    await signInAtResults(page, product)
    await resultsShown(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2)
    for (const [key, nth] of [
      ['j', 0],
      ['j', 1],
      ['j', 2],
      ['k', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key)
      const title = toggleOf(cards(page).nth(nth))
      await expect.poll(() => title.getAttribute('aria-expanded')).toBe('true')
      // what lies over it would be found in its place
      await expect
        .poll(() =>
          title.evaluate((own) => {
            const { left, top } = own.getBoundingClientRect()
            return own.contains(document.elementFromPoint(left + 8, top + 8))
          }),
        )
        .toBe(true)
    }
  },
  { viewport: { width: 720, height: 450 } },
)
