import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../product/axe.ts'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { answered, openChat, questions } from '../steps/chat-steps.ts'
import { expectFits, expectFitsInBoth } from '../steps/looks.ts'

const journey = useJourneys(shared)

/** What the fake microphone says; see `product/journey.ts`. */
const spoken = 'What is the notice period for termination?'

/** Waits until a recording has run for so many seconds: a page that stood still for one of them never shows that one. */
const hasRun = (page: Page, seconds: number) =>
  page
    .getByRole('timer')
    .getByText(new RegExp(`0:0[${seconds}-9]`))
    .waitFor()

journey('a question is asked aloud, its answer heard, put right, and kept in the chat', async ({ page, product }) => {
  await openChat(page, product)
  await page.getByRole('link', { name: /^Voice/ }).click()
  await page.getByText('Click the microphone to ask a voice question').waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('button', { name: 'Record a question' }).click()
  await page.getByText('Speak your question about the contract...').waitFor()
  await hasRun(page, 3)
  const query = page.getByRole('button', { name: 'What are the main risks in this contract?' })
  expect(await query.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Stop recording and ask' }).click()
  // heard, asked, answered and spoken, which a machine with other things to do takes its time for
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor({ timeout: 240_000 })
  expect(await page.getByLabel('Your Question:').inputValue()).toBe(spoken)
  const answer = page.getByRole('region', { name: 'AI Response:' })
  expect(await answer.innerText()).toMatch(/\d+ days|notice/i)
  await expectFits(page)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()

  await page.getByLabel('Your Question:').fill('When must the Client pay?')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await answer.getByText(/pay/i).first().waitFor()
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor({ timeout: 240_000 })
  await expectFitsInBoth(page)
  await page.getByRole('link', { name: 'See the clauses that it rests on' }).click()
  await answered(page, 2)
  expect(await questions(page).allInnerTexts()).toEqual([spoken, 'When must the Client pay?'])
})

journey('whoever hears and speaks elsewhere is named before a word is said', async ({ page, product }) => {
  await page.route(/api\/voice$/, (route) =>
    route.fulfill({
      json: { available: true, language: 'hi', heard_by: 'speech.example.in', spoken_by: 'voice.example.in' },
    }),
  )
  await openChat(page, product)
  await page.getByRole('link', { name: /^Voice/ }).click()
  await page.getByText('Your recording goes to speech.example.in, which makes words of it.').waitFor()
  await page.getByText('spoken by voice.example.in').waitFor()
  await page.getByText('Ask one thing at a time, in Hindi').waitFor()
  expect(await page.getByText('recognised on this server').count()).toBe(0)
})

journey('a server without speech offers no recording, and the browser reads its answers', async ({ page, product }) => {
  await page.route(/api\/voice$/, (route) =>
    route.fulfill({ json: { available: false, language: 'en', heard_by: null, spoken_by: null } }),
  )
  await page.addInitScript(() => {
    // what a browser without any voice installed is asked to say
    speechSynthesis.speak = ({ text, lang }) => {
      document.documentElement.dataset.said = `${lang}: ${text}`
    }
  })
  await openChat(page, product)
  await page.getByRole('link', { name: /^Voice/ }).click()
  await page.getByText('This server does not listen or speak just now.').waitFor()
  expect(await page.getByRole('button', { name: 'Record a question' }).count()).toBe(0)
  await page.getByRole('button', { name: 'What are the main risks in this contract?' }).click()
  const answer = page.getByRole('region', { name: 'AI Response:' })
  await answer.getByRole('button', { name: 'Let this browser read it' }).click()
  const said = (await answer.innerText()).slice('AI Response:'.length).trim()
  const read = await page.evaluate(() => document.documentElement.dataset.said ?? '')
  expect(read).toMatch(/^en-IN: [\s\S]{40}/)
  expect(said.startsWith(read.slice('en-IN: '.length))).toBe(true)
  await expectAccessible(page)
})

journey(
  'what fails is told in its words, and the answer in writing stays',
  async ({ page, product, expectConsole }) => {
    // of the first recording, a second long, not always a word is heard
    expectConsole(/the server responded with a status of (415|422|503)|503: |net::ERR_FAILED/)
    await openChat(page, product)
    await page.getByRole('link', { name: /^Voice/ }).click()
    // the empty chat offers the same questions
    await page.getByText('Click the microphone to ask a voice question').waitFor()
    const alert = page.locator('main').getByRole('alert')
    const query = page.getByRole('button', { name: 'What are the main risks in this contract?' })
    // the first of two clicks opens the microphone, the second must not open it again
    await page.evaluate(() => {
      const asked = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      let times = 0
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        document.documentElement.dataset.asked = String(++times)
        await new Promise((resolve) => setTimeout(resolve, 300))
        return asked(wanted)
      }
      document.querySelector<HTMLButtonElement>('button[aria-label="Record a question"]')?.click()
      document.querySelector<HTMLButtonElement>('button[aria-label="Record a question"]')?.click()
    })
    await hasRun(page, 1)
    expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('1')
    await page.getByRole('button', { name: 'Stop recording and ask' }).click()
    await page.getByRole('button', { name: 'Record a question' }).waitFor()
    await expect.poll(() => query.isEnabled()).toBe(true)
    const record = async () => {
      await page.getByRole('button', { name: 'Record a question' }).click()
      await hasRun(page, 1)
      await page.getByRole('button', { name: 'Stop recording and ask' }).click()
    }
    await page.route(/text-to-speech$/, (route) => route.fulfill({ status: 503, json: { detail: 'no' } }))
    await query.click()
    await alert.getByText('Voice generation unavailable, but got text response.').waitFor()
    await page.getByRole('region', { name: 'AI Response:' }).waitFor()
    await page.unroute(/text-to-speech$/)
    await page.route(/voice-query$/, (route) => route.abort())
    await record()
    await alert.getByText('Failed to process voice query. Please try again.').waitFor()
    await page.unroute(/voice-query$/)
    await page.route(/voice-query$/, (route) => route.fulfill({ status: 415, json: { detail: 'Not a recording.' } }))
    await record()
    await alert.getByText('Not a recording.').waitFor()
    // nobody stops this one: after a minute it ends by itself and is sent
    await page.getByRole('button', { name: 'Record a question' }).click()
    await hasRun(page, 1)
    const sent = page.waitForRequest(/voice-query$/)
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 59_000
    })
    await sent
    await alert.getByText('Not a recording.').waitFor()
    await page.unroute(/voice-query$/)
    await page.route(/\/chat$/, (route) => route.abort())
    await query.click()
    await alert.getByText('Failed to process query. Please try again.').waitFor()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Record a question' }).click()
    await alert.getByText('Unable to access microphone. Please check permissions.').waitFor()
  },
)
