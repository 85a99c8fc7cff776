import { expect } from 'vitest'
import { sampleContract } from '../fixtures/sample.ts'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import type { Product } from '../product/running.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { expectFits, twoLooks } from '../steps/looks.ts'
import { analysisOf, cards, cardsIn, expectOpen, marksOf, tabOf, tabShown } from '../steps/results-steps.ts'
import { resultsShown, signInAt } from '../steps/steps.ts'

const journey = useJourneys(shared)
let uploaded: Promise<string> | undefined
/** One analysed document for all journeys here. */
async function resultsAddress(product: Product): Promise<string> {
  uploaded ??= uploadElsewhere(product, product.admin, sampleContract(), true)
  return `${product.url}/documents/${await uploaded}/results`
}

/** How many findings say the same: they share a card, and its tick. */
const timesOf = (issues: readonly { title: string }[], title: string): number =>
  issues.filter((issue) => issue.title === title).length

journey(
  'findings are ticked off, counted, filtered and kept, and the sum stands there',
  async ({ page, product, expectConsole }) => {
    expectConsole(/resolved-issues/)
    await signInAt(page, product, await resultsAddress(product))
    await resultsShown(page)
    const analysis = await analysisOf(page)
    const total = analysis.critical_issues.length
    // findings with a card of their own
    const [first, second] = analysis.critical_issues.filter(
      ({ title }) => timesOf(analysis.critical_issues, title) === 1,
    )
    if (!first || !second) throw new Error('Fewer than two issues.')
    const tick = (title: string) => page.getByRole('checkbox', { name: `Settled: ${title}`, exact: true })

    const gate = page.getByRole('region', { name: 'What changes the verdict' })
    await gate.getByText(/^\w+ clauses? stands? between you and a contract you can sign\.$/).waitFor()
    await tick(first.title).click()
    await gate.getByText(`1 of ${total} settled.`).waitFor()
    const line = analysis.score_breakdown.find(({ issue_id }) => issue_id === first.id)
    await page.getByText(`the score is ${line?.score_if_fixed}.`).waitFor()
    // the score itself is what the contract's words make it
    await page.getByText(`${analysis.safety_score}%`, { exact: true }).first().waitFor()

    const promo = page.getByRole('complementary', { name: 'Voice Analysis' })
    await promo.getByRole('button', { name: 'Do not show this again' }).click()
    await page.reload()
    await resultsShown(page)
    await page.getByText(`1 of ${total} settled.`).waitFor()
    expect(await promo.count()).toBe(0)
    await page.getByRole('link', { name: `Open only ${total - 1}` }).click()
    await tick(first.title).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.get('open')).toBe('only')
    await expect.poll(() => cards(page).count()).toBe(cardsIn(analysis) - 1)
    await expectFits(page)
    await page.getByRole('link', { name: /^Open only/ }).click()
    await tick(first.title).click()
    await page.getByText(`1 of ${total} settled.`).waitFor({ state: 'hidden' })

    await page.route('**/resolved-issues/*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await tick(second.title).click()
    await page.getByText('The tick could not be kept, so it is as it was before.').waitFor()
    expect(await tick(second.title).isChecked()).toBe(false)
    await page.unroute('**/resolved-issues/*')

    await page.getByRole('button', { name: 'How the score adds up' }).click()
    const points = await page
      .getByRole('table', { name: 'The score, line by line' })
      .locator('tbody tr td:first-child')
      .allTextContents()
    const sum = points.reduce((so, one) => so + Number(one.replace('−', '-')), 0)
    expect(sum).toBe(analysis.safety_score)
    await page.getByRole('table').getByRole('button', { name: second.title }).click()
    await expectOpen(page, second.id)

    await page.getByRole('heading', { name: 'What this rests on' }).scrollIntoViewIfNeeded()
    const pages = analysis.clause_analyses.at(-1)?.page ?? 0
    await page.getByText(`${pages} of ${pages}`, { exact: true }).waitFor()
  },
)

journey(
  'the keyboard leads through the findings, ticks them, and finds filter and contract',
  async ({ page, product }) => {
    await signInAt(page, product, await resultsAddress(product))
    await resultsShown(page)
    const { critical_issues: issues } = await analysisOf(page)
    const [first, second] = issues
    if (!first || !second) throw new Error('Fewer than two issues.')
    const press = (key: string) => page.keyboard.press(key)
    await press('n')
    await expectOpen(page, first.id)
    await press('j')
    await expectOpen(page, second.id)
    await press('r')
    await page.getByText(`${timesOf(issues, second.title)} of ${issues.length} settled.`).waitFor()
    await press('p')
    await expectOpen(page, first.id)
    await press('f')
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(`All ${issues.length}`)
    await press('c')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('contract')
    // a tick with the mouse takes no key away
    await page.getByRole('checkbox', { name: `Settled: ${second.title}`, exact: true }).click()
    await press('n')
    await expectOpen(page, second.id)
    await press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await list.getByText('Settle the open finding, or open it again').waitFor()
    await press('r')
    await press('Escape')
    await list.waitFor({ state: 'hidden' })
    await press('/')
    await page.keyboard.type('rnp')
    await expectOpen(page, second.id)
    expect(await page.getByText(/settled\./).count()).toBe(0)
  },
)

journey('a place is kept from tab to tab, and the back button leads through the tabs', async ({ page, product }) => {
  const results = await resultsAddress(product)
  await signInAt(page, product, results)
  await resultsShown(page)
  const { critical_issues: issues, clause_analyses: clauses } = await analysisOf(page)
  const issue = issues[1]
  const clause = clauses.at(-1)
  if (!issue || !clause) throw new Error('Nothing to go to.')
  await page.goto(`${results}?tab=comments&severity=${issue.severity}#issue-${encodeURIComponent(issue.id)}`)
  await marksOf(page, issue.id).first().waitFor()
  await tabOf(page, 'Professional Analysis').click()
  await expectOpen(page, issue.id)
  const current = page.getByRole('navigation', { name: 'Show issues by severity' }).locator('[aria-current]')
  expect(await current.textContent()).toMatch(new RegExp(issue.severity, 'i'))
  await page.goBack()
  await tabShown(page, 'Comments')
  await page.goto(`${results}?tab=comments#clause-${encodeURIComponent(clause.id)}`)
  await page.reload()
  await page.locator('#contract [data-current]').first().waitFor()

  // a finding that the filter leaves out opens all the same where it is pressed in the contract
  const alone = (one: (typeof issues)[number]) =>
    !issues.some(({ id, start, end }) => id !== one.id && start < one.end && one.start < end)
  const other = issues.find((one) => one.severity !== issues[0]?.severity && alone(one))
  if (!other) throw new Error('All findings are of one grade.')
  await page.goto(`${results}?severity=${issues[0]?.severity}#at-${other.start}-${other.end}`)
  await page.reload()
  await marksOf(page, other.id).first().click()
  await expectOpen(page, other.id)
})

const [, phone] = twoLooks
journey(
  'on a phone the contract is at hand in every tab, and going back closes it',
  async ({ page, product }) => {
    const results = await resultsAddress(product)
    await signInAt(page, product, `${results}?tab=comments`)
    await tabShown(page, 'Comments')
    const inSight = () =>
      tabOf(page, 'Comments').evaluate((tab) => {
        const { left, right } = tab.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
    expect(await inSight()).toBe(true)
    const sheet = page.getByRole('dialog', { name: 'Your contract' })
    await page.getByRole('button', { name: 'Contract', exact: true }).click()
    await sheet.waitFor()
    await expectFits(page)
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.get('tab')).toBe('comments')

    const { clause_analyses: clauses } = await analysisOf(page)
    await page.goto(`${results}#clause-${encodeURIComponent(clauses.at(-1)?.id ?? '')}`)
    await page.reload()
    await sheet.locator('[data-current]').first().waitFor()
    await sheet.getByRole('button', { name: 'Close the contract' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expectFits(page)

    const analysis = await analysisOf(page)
    const { critical_issues: issues } = analysis
    const first = issues[0]?.severity
    const like = cardsIn({ ...analysis, critical_issues: issues.filter(({ severity }) => severity === first) })
    const other = issues.find(({ severity }) => severity !== first)
    await page.goto(`${results}?severity=${first}#issue-${encodeURIComponent(other?.id ?? '')}`)
    await page.getByRole('region', { name: `Issue ${like + 1} of ${like + 1}`, exact: true }).waitFor()
  },
  phone?.[1],
)
