import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { analysisOf } from '../steps/results-steps.ts'
import { resultsShown, signIn, signInAtResults } from '../steps/steps.ts'

const journey = useJourneys(shared)

journey('a figure is put right by hand, goes out so, and is taken back', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('button', { name: 'Try a sample contract' }).click()
  await resultsShown(page)
  const [date] = (await analysisOf(page)).key_facts.dates.filter(({ iso }) => iso !== null)
  if (!date) throw new Error('The sample names no day.')

  await page
    .getByRole('button', { name: `Correct ${date.label}: ${date.value}` })
    .first()
    .click()
  const editor = page.getByRole('form', { name: `Correct ${date.label}` })
  await editor.getByLabel('What it is').fill('')
  await editor.getByRole('button', { name: 'Keep it' }).click()
  await editor.getByText('Say what it is.').waitFor()
  await expectFitsInBoth(page)
  await editor.getByLabel('What it is').fill('First day of work')
  await editor.getByLabel('The day').fill('2031-07-14')
  await editor.getByRole('button', { name: 'Keep it' }).click()
  const mark = page.getByText(`Corrected by hand. Karar read: ${date.label}, ${date.value}.`)
  await mark.waitFor()
  await page.getByRole('button', { name: '14 Jul 2031', exact: true }).waitFor()

  // in the tables of the other view, and in the file for a calendar
  const results = page.url()
  await page.goto(`${results.split('?')[0]}?tab=analysis&view=detailed`)
  await mark.waitFor()
  // and it opens at its top, however far down the page before it was
  expect(await page.evaluate('window.scrollY')).toBe(0)
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar (.ics)' }).click()
  const calendar = await readFile(await (await begun).path(), 'utf8')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20310714')
  expect(calendar.replaceAll('\r\n ', '')).toContain('Corrected by hand. Karar read')

  await page.goto(results)
  await mark.waitFor()
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
  // so does a view that is gone to from far down, however short it is
  await page.getByRole('link', { name: 'Chat with Document', exact: true }).click()
  await page.getByRole('heading', { name: 'Ask this contract anything' }).waitFor()
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0)
  await page.getByRole('link', { name: 'Professional Analysis', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await mark.waitFor({ state: 'detached' })
  expect((await analysisOf(page)).key_facts.dates).toContainEqual(date)
})

journey('while the side is a guess it is one press to say so, and the old side stays meanwhile', async (visit) => {
  const { page, product } = visit
  await signInAtResults(page, product)
  await resultsShown(page)
  const guessed = await analysisOf(page)
  expect(guessed.perspective.basis).not.toBe('chosen')
  const other = guessed.parties.find(({ name }) => name !== guessed.perspective.party)?.name ?? ''

  // a busy machine: the answer takes its time
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/set-user-party?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: `We are ${other}` }).click()
  await page.getByText(`Reading the contract from the side of ${other}.`).waitFor()
  await page.locator('[aria-busy="true"]').getByText(`${guessed.safety_score}%`, { exact: true }).first().waitFor()
  // nothing is frozen: another view opens, and hears of the new side
  await page.getByRole('link', { name: 'Chat with Document', exact: true }).click()
  await page.getByText(`Reading the contract from the side of ${other}.`).waitFor()
  letThrough()
  await page.getByText('Reading the contract from the side of').waitFor({ state: 'detached' })
  const chosen = await analysisOf(page)
  expect(chosen.perspective).toMatchObject({ party: other, basis: 'chosen' })
  await page.getByRole('link', { name: 'Professional Analysis', exact: true }).click()
  await page.getByText(`${chosen.safety_score}%`, { exact: true }).first().waitFor()
  expect(await page.getByRole('button', { name: 'That is us' }).count()).toBe(0)
})
