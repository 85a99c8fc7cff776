import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from './product/journey.ts'
import { givenUser } from './product/people.ts'
import { shared } from './product/product.ts'
import type { Product } from './product/running.ts'
import { expectFits } from './steps/looks.ts'
import { analysisOf, cards, tabOf } from './steps/results-steps.ts'
import { resultsShown, signIn } from './steps/steps.ts'

const journey = useJourneys(shared)
const owner = { email: 'asha@nilgirisoft.in', password: 'Rain-and-ink-7' }

const comments = (page: Page): Locator => page.getByRole('article', { name: /^Comment by/ })
const comment = (page: Page, words: string): Locator => comments(page).filter({ hasText: words })
const words = (page: Page): Locator => page.getByRole('textbox', { name: /^Your comment/ })
const openComments = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Views of the analysis' }).getByRole('link', { name: 'Comments' }).click()

async function add(page: Page, text: string, isPrivate = false): Promise<void> {
  await words(page).fill(text)
  if (isPrivate) await page.getByRole('switch', { name: /^Private/ }).check({ force: true })
  await words(page).press('Control+Enter')
  await comment(page, text).waitFor()
  await expect.poll(() => words(page).inputValue()).toBe('')
}

async function edit(page: Page, from: string, to: string): Promise<void> {
  await comment(page, from)
    .getByRole('button', { name: /^Edit the comment/ })
    .click()
  await page.getByRole('textbox', { name: 'Edit the comment' }).fill(to)
}

/** The administrator, in a browser of their own, looking at the comments of the document that is open on a page. */
async function administratorAt(page: Page, product: Product): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1440, height: 900 } })
  if (!context) throw new Error('There is no browser.')
  context.setDefaultTimeout(30_000)
  page.once('close', () => void context.close())
  const theirs = await context.newPage()
  await signIn(theirs, product)
  await theirs.goto(`${page.url().split(/[?#]/)[0]}?tab=comments`)
  await theirs.getByRole('heading', { name: 'Comments', exact: true }).waitFor()
  return theirs
}

journey(
  'owner and administrator see each other’s comments as they are written; private ones are nobody else’s',
  async ({ page, product }) => {
    await givenUser(product, owner.email, owner.password)
    await signIn(page, product, owner)
    await page.getByRole('button', { name: 'Try a sample contract' }).click()
    await resultsShown(page)
    const theirs = await administratorAt(page, product)
    await theirs.getByText('Nobody has written anything here yet.').waitFor()

    // from an issue, with its place in the contract
    const [issue] = (await analysisOf(page)).critical_issues
    await cards(page)
      .first()
      .getByRole('link', { name: `Comment on clause ${issue?.clause_number}` })
      .click()
    await page.getByRole('form', { name: 'Add comment' }).getByText(`Clause ${issue?.clause_number}`).waitFor()
    await add(page, 'Ask for a cap of one year’s fees.')
    await expect.poll(() => new URL(page.url()).searchParams.has('at')).toBe(false)

    // there without a reload, and said
    await comment(theirs, 'Ask for a cap').waitFor()
    await theirs.getByRole('status').filter({ hasText: 'New comment by A Person' }).waitFor()
    await comment(theirs, 'Ask for a cap')
      .getByRole('button', { name: `Clause ${issue?.clause_number}, page ${issue?.page}` })
      .click()
    expect(new URL(theirs.url()).hash).toBe(`#at-${issue?.start}-${issue?.end}`)

    // while one edits, the other does too: neither loses anything
    await edit(page, 'Ask for a cap', 'Ask for a cap of six months’ fees.')
    await edit(theirs, 'Ask for a cap', 'Ask for a cap of two years’ fees.')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/has changed this comment while you were editing it/).waitFor()
    await page.getByText('Ask for a cap of two years’ fees.').waitFor()
    await page.getByText(/^edited by /).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await comment(theirs, 'Ask for a cap of six months’ fees.').waitFor()

    // what comes after the private one has come, and the private one has not
    await add(page, 'We could live with less.', true)
    await add(page, 'Call them on Monday.')
    await comment(theirs, 'Call them on Monday.').waitFor()
    expect(await comments(theirs).count()).toBe(2)
    await expect.poll(() => comments(page).count()).toBe(3)

    // deleted, brought back, and deleted for good by leaving
    const remove = () =>
      comment(page, 'Call them on Monday.')
        .getByRole('button', { name: /^Delete the comment/ })
        .click()
    await remove()
    await expect.poll(() => comments(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await comment(page, 'Call them on Monday.').waitFor()
    await remove()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.reload()
    await expect.poll(() => comment(theirs, 'Call them on Monday.').count()).toBe(0)
    await expect.poll(() => comments(page).count()).toBe(2)

    // heard of in any view; an administrator's browser asks for none before that tab is opened
    await tabOf(page, 'Professional Analysis').click()
    await expect.poll(() => tabOf(page, 'Comments').innerText()).toMatch(/^Comments\s+2\b/)
    await add(theirs, 'The cap is agreed.')
    await page.getByRole('status').filter({ hasText: 'New comment by' }).waitFor()
    await expect.poll(() => tabOf(page, 'Comments').innerText()).toMatch(/^Comments\s+3\b/)
    const asked: string[] = []
    theirs.on(
      'request',
      (request) =>
        void (/comments\?|comments$|documents\/[^/]+\/events$/.test(request.url()) && asked.push(request.url())),
    )
    await theirs.goto(page.url().split(/[?#]/)[0] ?? '')
    await resultsShown(theirs)
    await theirs.waitForLoadState('load')
    expect(asked).toEqual([])
    await openComments(theirs)
    await expect.poll(() => tabOf(theirs, 'Comments').innerText()).toMatch(/^Comments\s+2\b/)
  },
)

journey(
  'what fails is said in the words specified, and what was typed is kept; the page fits every look',
  async ({ page, product, expectConsole }) => {
    await signIn(page, product, owner)
    await page.getByRole('link', { name: /View Results/ }).click()
    await resultsShown(page)
    await openComments(page)
    await comments(page).first().waitFor()

    await page.getByRole('button', { name: 'Add comment' }).click()
    await page.getByText('Please enter a comment').waitFor()

    expectConsole(/500/)
    const fail = (method: string) =>
      page.route(/\/comments/, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      )
    await fail('POST')
    await words(page).fill('Ask twice.')
    await words(page).press('Control+Enter')
    await page.getByRole('alert').getByText('Failed to add comment. Please try again.').waitFor()
    expect(await words(page).inputValue()).toBe('Ask twice.')

    await fail('PUT')
    await edit(page, 'We could live with less.', 'We could live with much less.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('Failed to update comment. Please try again.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Edit the comment' }).inputValue()).toMatch(/much less/)

    for (const [width, height, colorScheme] of [
      [1440, 900, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await expectFits(page)
    }

    await fail('DELETE')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await comment(page, 'We could live with less.')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('alert').getByText('Failed to delete comment. Please try again.').waitFor()
    await comment(page, 'We could live with less.').waitFor()
  },
)
