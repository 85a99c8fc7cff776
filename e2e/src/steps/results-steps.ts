import { setApart, type UnifiedAnalysis, UnifiedAnalysisResponse } from '@karar/schema'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The sheet on which the contract stands. */
const contract = (page: Page): Locator => page.getByRole('region', { name: 'Your contract', exact: true })

/** The cards of the findings, worst first. */
export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'What to fix, worst first' }).locator('li[data-issue]')

/** How many cards the findings make: one harm with one remedy is one card, in however many places. */
export const cardsIn = ({ critical_issues }: UnifiedAnalysis): number =>
  new Set(
    critical_issues.map(({ category, actionable_guidance, suggested_wording }) =>
      JSON.stringify([category, actionable_guidance, suggested_wording]),
    ),
  ).size

export const cardOf = (page: Page, issueId: string): Locator => page.locator(`li[data-issue~="${issueId}"]`)
export const toggleOf = (card: Locator): Locator => card.locator('button[aria-expanded]').first()

/** The words of the contract over which a finding lies. They may be cut into several runs. */
export const marksOf = (page: Page, issueId: string): Locator => contract(page).locator(`[data-mark="${issueId}"]`)

/** The finding whose mark stands nearest to the window, besides the one named. Marks further off will not do: pages are
 *  drawn only near the window, and one that still stands there from an earlier place may go before it is clicked. */
export async function nearestOther(page: Page, issueId: string): Promise<string> {
  const near = () =>
    contract(page).evaluate((well, not) => {
      const middle = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      }
      return [...well.querySelectorAll<HTMLAnchorElement>('a[data-mark][href*="issue-"]')]
        .filter((mark) => mark.dataset.mark !== not)
        .map((mark) => ({ id: mark.dataset.mark ?? '', away: Math.abs(middle(mark) - middle(well)) }))
        .filter(({ away }) => away < 1200)
        .toSorted((one, two) => one.away - two.away)[0]?.id
    }, issueId)
  await expect.poll(near, { message: 'no other finding is marked near the window' }).toBeDefined()
  return (await near()) ?? ''
}

/** The analysis that the page shows, as the server tells it, without what it asks the reader to check. */
export async function analysisOf(page: Page): Promise<UnifiedAnalysis> {
  const id = /documents\/([0-9a-f-]+)\/results/.exec(page.url())?.[1]
  const answer = await page.evaluate<unknown>(
    `fetch('/api/documents/${id}/unified-analysis', { headers: { authorization: 'Bearer ' + localStorage.getItem('token') } }).then((answer) => answer.json())`,
  )
  const { unified_analysis } = UnifiedAnalysisResponse.parse(answer)
  if (!unified_analysis) throw new Error('There is no analysis.')
  return setApart(unified_analysis).sure
}

/** Opens the card of a finding and so goes to its place in the contract. The first card stands open from the start,
 *  without the address naming it: that one is closed before. */
export async function openCard(page: Page, issueId: string): Promise<void> {
  const toggle = toggleOf(cardOf(page, issueId))
  if (new URL(page.url()).hash !== `#issue-${encodeURIComponent(issueId)}`) {
    if ((await toggle.getAttribute('aria-expanded')) === 'true') {
      await toggle.click()
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    }
    await toggle.click()
  }
  await expectOpen(page, issueId)
}

export async function expectOpen(page: Page, issueId: string): Promise<void> {
  await cardOf(page, issueId).locator('button[aria-expanded="true"]').first().waitFor()
}

/** Expects that the words of a finding are marked in the contract, and that one can see them. */
export async function expectShownInContract(page: Page, { id, quote }: { id: string; quote: string }): Promise<void> {
  const marks = marksOf(page, id)
  await marks.first().waitFor()
  await expect.poll(() => inView(marks.first()), { message: `${quote} is not in view` }).toBe(true)
  const shown = (await marks.allTextContents()).map(bare)
  // Numbers of clauses hang in the margin, outside of the marks; and lines may be broken elsewhere.
  for (const run of shown) expect(bare(quote)).toContain(run)
  expect(shown.join('').length).toBeGreaterThan(0.6 * bare(quote).length)
}

const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** Whether some of an element lies in the window and in what scrolls it. */
async function inView(element: Locator): Promise<boolean> {
  return element.evaluate(
    (node) =>
      new Promise<boolean>((resolve) => {
        const watcher = new IntersectionObserver(([entry]) => {
          watcher.disconnect()
          resolve(entry?.isIntersecting === true)
        })
        watcher.observe(node)
      }),
  )
}

/** A tab of the results page. */
export const tabOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Views of the analysis' }).getByRole('link', { name })

/** Waits until a tab is the current one. */
export const tabShown = (page: Page, name: string | RegExp): Promise<void> =>
  tabOf(page, name).and(page.locator('[aria-current="page"]')).waitFor()
