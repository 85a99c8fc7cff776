import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { shortContract } from './fixtures/files.ts'
import { answerOf, api } from './product/api.ts'
import { useJourneys } from './product/journey.ts'
import { givenUser, type Person, signInElsewhere } from './product/people.ts'
import { shared } from './product/product.ts'
import type { Product } from './product/running.ts'
import { analysisOf } from './steps/results-steps.ts'
import { dashboardHeading, documentsHeading, resultsShown, sendSignIn } from './steps/steps.ts'

const journey = useJourneys(shared)

/** A row of a list of counts, such as 'Completed 1'. */
const count = (page: Page, list: string, name: string): Locator =>
  page.getByRole('region', { name: list }).getByText(name, { exact: true }).locator('xpath=ancestor::div[1]/dd')
const recent = (page: Page): Locator => page.getByRole('region', { name: 'Recent documents' }).getByRole('listitem')
const figure = (page: Page, name: string): Locator => page.getByText(name, { exact: true }).locator('xpath=../dd')

/** Signs somebody in who comes from the front page. */
async function enter(page: Page, { url }: Product, person: Person): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await sendSignIn(page, person.email, person.password)
  await dashboardHeading(page).waitFor()
}

/** A contract that names a day of the coming year. */
function contract(name: string): File {
  const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
  const text = `${shortContract(name, `The maker of ${name}`).buffer}\n4. TERM\nThis Agreement ends on ${day}.\n`
  return new File([text], name)
}

async function upload(product: Product, token: string, file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${product.url}/api/documents/upload`, { method: 'POST', headers, body })
  return ((await answer.json()) as { id: string }).id
}

/** As a person does who comes back to the window. */
const comeBack = (page: Page) => page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")

journey('without documents a sample is offered; then its figures are those of its results', async (visit) => {
  const { page, product } = visit
  await enter(page, product, product.admin)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByText('Unlimited').waitFor()
  await figure(page, 'Average Safety Score').getByText('none yet').waitFor()
  await page.getByText('Legal Research: 51,000+ Cases').waitFor()
  expect(await count(page, 'System status', 'Database').textContent()).toBe('Working')
  expect(await count(page, 'System status', 'Speech').textContent()).toBe('Working')
  await page.getByRole('link', { name: 'Upload a contract' }).click()
  await documentsHeading(page).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()

  await page.getByRole('button', { name: 'Try a sample contract' }).click()
  await resultsShown(page)
  const { metrics, critical_issues } = await analysisOf(page)
  await page.goto(product.url)
  await figure(page, 'Critical Issues Found').getByText(`${metrics.critical_issues_count}`, { exact: true }).waitFor()
  await figure(page, 'Recent Activity').getByText('document this month', { exact: true }).waitFor()
  const critical = critical_issues.filter(({ severity }) => severity === 'critical').length
  expect(await count(page, 'Issues by severity', 'Critical').textContent()).toBe(`${critical}`)
  // a sample is nobody's contract
  await figure(page, 'Average Safety Score').getByText('none yet').waitFor()
  await recent(page).getByRole('link', { name: 'Sample services agreement.pdf' }).click()
  await resultsShown(page)
})

journey('what changes elsewhere shows: uploaded, analysed, counted, and one click from its results', async (visit) => {
  const { page, product } = visit
  const person = await givenUser(product, 'counts@example.org', 'Harbour-Lamp-9')
  await enter(page, product, person)
  await page.getByRole('heading', { name: 'No contracts yet' }).waitFor()
  await page.getByText('0 of 3 documents analyzed').waitFor()
  await page.getByText('3 documents remaining').waitFor()
  await page.getByRole('link', { name: 'Upgrade Now' }).click()
  await page.getByRole('button', { name: 'Choose Essential' }).filter({ visible: true }).waitFor()
  await page.goBack()

  const token = await signInElsewhere(product, person)
  const id = await upload(product, token, contract('chairs.txt'))
  await upload(product, token, contract('lease.txt'))
  await comeBack(page)
  await recent(page).filter({ hasText: 'lease.txt' }).getByText('Pending').waitFor()
  expect(await recent(page).first().textContent()).toContain('lease.txt')
  expect(await count(page, 'Analysis status', 'Pending').textContent()).toBe('2')
  await figure(page, 'Recent Activity').getByText('documents this month').waitFor()
  expect(await recent(page).getByRole('link').count()).toBe(0)

  await api(product, `/documents/${id}/analyze`, { method: 'POST', token })
  await comeBack(page)
  await recent(page).filter({ hasText: 'chairs.txt' }).getByText('Completed').waitFor({ timeout: 240_000 })
  await expect.poll(() => count(page, 'Analysis status', 'Completed').textContent()).toBe('1')
  const analysed = await answerOf<{ safety_score: number }>(product, `/documents/${id}`, { token })
  await figure(page, 'Average Safety Score').getByText(`${analysed.safety_score}%`, { exact: true }).waitFor()
  await page.getByText('1 of 3 documents analyzed').waitFor()
  await page.getByText('2 documents remaining').waitFor()
  const dates = page.getByRole('region', { name: 'Next key dates' })
  await dates.getByRole('link', { name: 'chairs.txt' }).first().waitFor()

  await recent(page).getByRole('link', { name: 'chairs.txt' }).click()
  await resultsShown(page)
})

journey(
  'at the front door the address is one: a visitor has the home page, before sign-in and after sign-out',
  async (visit) => {
    const { page, product } = visit
    const home = page.getByRole('heading', { name: 'Should you sign it?' })
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(product.url)
    await home.waitFor()
    expect(loaded.filter((url) => /shell|dashboard/.test(url))).toEqual([])

    await enter(page, product, product.admin)
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await home.waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  },
)

journey(
  'a session that ends on the dashboard says so; figures that cannot be had are asked for again in place',
  async (visit) => {
    const { page, product, expectConsole } = visit
    expectConsole(/401|429/)
    let refused = true
    await page.route('**/api/dashboard/overview', (route) =>
      refused ? route.fulfill({ status: 429, json: { detail: 'Too many requests.' } }) : route.continue(),
    )
    await enter(page, product, product.admin)
    await page.getByRole('heading', { name: 'Your dashboard could not be loaded' }).waitFor()
    refused = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Critical Issues Found').waitFor()

    const token = await page.evaluate<string>("localStorage.getItem('token')")
    await api(product, '/auth/logout', { method: 'POST', token })
    await comeBack(page)
    await page.getByRole('status').getByText('Your session has ended. Please sign in again.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
  },
)
