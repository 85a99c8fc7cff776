import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { givenUser } from '../product/people.ts'
import { shared } from '../product/product.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { analysisOf } from '../steps/results-steps.ts'
import { resultsShown, signIn, signInAt, signInAtResults } from '../steps/steps.ts'

const journey = useJourneys(shared)

const client = 'Orbis Retail Private Limited'
const provider = 'Nilgiri Softworks LLP'
const setCall = '**/set-user-party?*'

const pickerShown = (page: Page) => page.getByRole('heading', { name: 'Choose Your Position', level: 1 }).waitFor()
const partyButton = (page: Page, name: string) => page.getByRole('button', { name })
const openTab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

journey('a side is chosen and changed, and every view is read from it', async ({ page, product, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  expectConsole(/^500: .*set-user-party/)
  await signIn(page, product)
  await page.getByRole('button', { name: 'Try a sample contract' }).click()
  await resultsShown(page)
  const guessed = await analysisOf(page)
  await page.getByRole('link', { name: 'Change Party' }).click()
  await pickerShown(page)

  // Both ways to fail, in the words specified; nothing is lost by them.
  await page.route(setCall, (route) => route.fulfill({ status: 500, json: { detail: 'no' } }))
  await partyButton(page, client).click()
  await page.getByRole('alert').getByText('Failed to set user party. Please try again.').waitFor()
  await page.unroute(setCall)
  await page.route(setCall, (route) => route.abort())
  await partyButton(page, client).click()
  await page.getByRole('alert').getByText('Error setting user party. Please try again.').waitFor()
  await page.unroute(setCall)

  // While it is being set nothing else can be chosen.
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(setCall, async (route) => {
    await held
    await route.continue()
  })
  await partyButton(page, client).click()
  await page.getByText('Setting your position...').waitFor()
  expect(await partyButton(page, provider).isDisabled()).toBe(true)
  letThrough()

  // The dashboard, and the other views with it.
  await page.getByText(`For ${client}`).waitFor()
  await page.getByRole('img', { name: /^Position strength \d+ of 100\./ }).waitFor()
  const strong = await analysisOf(page)
  expect(strong.perspective).toMatchObject({ party: client, basis: 'chosen' })
  expect(strong.safety_score).toBeGreaterThan(guessed.safety_score)
  await openTab(page, 'Professional Analysis')
  await page.getByText(`${strong.safety_score}%`, { exact: true }).first().waitFor()

  await page.getByRole('link', { name: 'Change Party' }).click()
  await pickerShown(page)
  expect(await partyButton(page, client).getAttribute('aria-pressed')).toBe('true')
  await page.unroute(setCall)
  await partyButton(page, provider).click()
  await page.getByRole('heading', { name: 'The contract favours the other party.', level: 1 }).waitFor()

  // A risk leads to its words.
  const risk = page.getByRole('heading', { name: 'Key risks' }).locator('..').getByRole('listitem').first()
  await risk.getByRole('button').click()
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#issue-/)
})

journey(
  'without parties the person is told that there are none, and an administrator may look but not choose',
  async ({ page, product }) => {
    const parties = '**/party-identification'
    const none = {
      identified_parties: { parties: [] },
      contract_type: null,
      detection_method: 'document_text',
      confidence: 0,
    }
    const asha = await givenUser(product, 'meera@example.org', 'Monsoon-Ledger-42')
    await signIn(page, product, asha)
    await page.getByRole('button', { name: 'Try a sample contract' }).click()
    await resultsShown(page)
    await page.route(parties, (route) => route.fulfill({ json: none }))
    await openTab(page, 'Position Analysis')
    await page.getByText('The analysis names no parties that could be told apart').waitFor()
    await page.unroute(parties)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await partyButton(page, client).waitFor()

    const address = page.url()
    await signInAt(page, product, address)
    await page.getByText('has not said which party they are').waitFor()
    expect(await partyButton(page, client).count()).toBe(0)
  },
)

journey('picker and dashboard fit and read well', async ({ page, product }) => {
  await signInAtResults(page, product, '?tab=position')
  await page.getByRole('img', { name: /^Position strength/ }).waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('link', { name: 'Change Party' }).click()
  await pickerShown(page)
  await partyButton(page, client).waitFor()
  await expectFitsInBoth(page)
})
