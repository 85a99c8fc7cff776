import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SecondReading } from '@karar/schema'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { answerOf } from '../product/api.ts'
import { useJourneys } from '../product/journey.ts'
import { signInElsewhere } from '../product/people.ts'
import { repository } from '../product/product.ts'
import type { Product } from '../product/running.ts'
import { answered, input, send } from '../steps/chat-steps.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { resultsShown, signIn } from '../steps/steps.ts'

let model: ChildProcess
let address: string
beforeAll(async () => {
  const script = 'server/src/features/second-reading/testing/serve-model.ts'
  model = spawn(process.execPath, [join(repository, script)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(model.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  address = line.toString('utf8').trim()
})
afterAll(() => {
  model.kill('SIGTERM')
})

const journey = useJourneys({})

/** Waits until the second reading is over, by asking the server: to look for words again and again among all of the results
 *  takes a tenth of a core. */
async function readAgain(product: Product, id: string, end: RegExp): Promise<void> {
  const token = await signInElsewhere(product, product.admin)
  const state = async () =>
    SecondReading.parse(await answerOf(product, `/documents/${id}/second-reading`, { token })).state
  await expect.poll(state, { timeout: 240_000, interval: 500 }).toMatch(end)
}

/** Chooses a model on the page for administrators. */
async function choose(page: Page, name: string): Promise<void> {
  await page.goto(new URL('/admin?tab=language-model', page.url()).href)
  await page.getByLabel('Provider').selectOption('openai-compatible')
  await page.getByRole('textbox', { name: /^Model/ }).fill(name)
  await page.getByRole('textbox', { name: /^Address/ }).fill(address)
  await page.locator('input[type=password]').fill('sk-a-key-of-the-operator')
  await page.getByRole('button', { name: 'Use this model' }).click()
  await page.getByText(`Now: ${name} at 127.0.0.1`).waitFor()
}

journey(
  'an administrator sets up a language model; a contract is read at once and then a second time, what that adds is shown as such, a failure is said, and a document can be kept local',
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByText('Nothing is sent anywhere.').first().waitFor()
    await choose(page, 'slow')
    expect(await page.content()).not.toContain('sk-a-key-of-the-operator')
    await page.getByText('Nothing: the model runs on this very machine.').waitFor()
    await page.getByRole('button', { name: 'Test it' }).click()
    await page.getByText('saw what stands in the sample clause').waitFor()
    await page.reload()
    await page.getByRole('table').waitFor()
    await expectFitsInBoth(page)

    await page.goto(`${product.url}/documents`)
    await page.getByText(/slow reads the contract a second time/).waitFor()
    await page.getByRole('button', { name: 'Try a sample contract' }).first().click()
    await resultsShown(page)
    // the built-in analysis is there while the second reading is under way
    await page.getByText(/A second reading by slow (is under way|waits for its turn)/).waitFor()
    const id = /documents\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? ''
    await readAgain(product, id, /^(?:done|partly)$/)
    await page.getByText(/Read a second time by slow: it adds/).waitFor()
    await page
      .getByText(/Second reading|Both readings/)
      .first()
      .waitFor()
    await expectFitsInBoth(page)

    // chat: the contract's words, and what is not the contract's apart
    await page.getByRole('link', { name: /^Chat/ }).click()
    await input(page).waitFor()
    await send(page, 'Must the provider indemnify the client against losses?')
    await answered(page, 1)
    await page.getByText('Put into words by the language model').waitFor()
    await page.getByText('Most people would ask for better terms.').waitFor()

    // a model that follows no form: the analysis stands, and the page says why
    const results = page.url()
    await choose(page, 'broken')
    await page.goto(results.split('?')[0] ?? results)
    await resultsShown(page)
    await page.evaluate(
      `fetch('/api/documents/${id}/analyze', { method: 'POST', headers: { authorization: 'Bearer ' + localStorage.token } })`,
    )
    // the analysis was begun behind the page's back
    await readAgain(product, id, /^failed$/)
    await page.reload()
    await page.getByText(/The second reading by broken came to nothing/).waitFor()
    await page.getByRole('button', { name: 'Read again' }).waitFor()

    await page.getByRole('button', { name: 'Keep it local' }).click()
    await page.getByText('This document is kept on this server: no language model reads it.').waitFor()
    await page.getByRole('button', { name: 'Allow a second reading' }).waitFor()
  },
  // the longest wait of all journeys: what turns meanwhile would be drawn sixty times a second
  { reducedMotion: 'reduce' },
)
