import { expect } from 'vitest'
import { expectAccessible } from '../product/axe.ts'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { answered, openChat, questions } from '../steps/chat-steps.ts'
import { expectFits, twoLooks } from '../steps/looks.ts'

const journey = useJourneys(shared)

/** What the fake microphone says; see `product/journey.ts`. */
const spoken = 'What is the notice period for termination?'

for (const [name, look] of twoLooks)
  journey(
    `a question is asked aloud, its answer heard, put right, and kept in the chat: ${name}`,
    async ({ page, product }) => {
      await openChat(page, product)
      await page.getByRole('link', { name: /^Voice/ }).click()
      await page.getByText('Click the microphone to ask a voice question').waitFor()
      await expectFits(page)
      await page.getByRole('button', { name: 'Record a question' }).click()
      await page.getByText('Speak your question about the contract...').waitFor()
      await page.getByRole('timer').getByText('0:03').waitFor()
      const query = page.getByRole('button', { name: 'What are the main risks in this contract?' })
      expect(await query.isDisabled()).toBe(true)
      const began = Date.now()
      await page.getByRole('button', { name: 'Stop recording and ask' }).click()
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
      expect(Date.now() - began).toBeLessThan(8000)
      expect(await page.getByLabel('Your Question:').inputValue()).toBe(spoken)
      const answer = page.getByRole('region', { name: 'AI Response:' })
      expect(await answer.innerText()).toMatch(/\d+ days|notice/i)
      await expectFits(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await page.getByRole('button', { name: 'Pause', exact: true }).click()
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor()

      await page.getByLabel('Your Question:').fill('When must the Client pay?')
      await page.getByRole('button', { name: 'Ask again' }).click()
      await answer.getByText(/pay/i).first().waitFor()
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
      await page.getByRole('link', { name: 'See the clauses that it rests on' }).click()
      await answered(page, 2)
      expect(await questions(page).allInnerTexts()).toEqual([spoken, 'When must the Client pay?'])
    },
    look,
  )

journey(
  'what fails is told in its words, and the answer in writing stays',
  async ({ page, product, expectConsole }) => {
    expectConsole(/the server responded with a status of (415|503)|503: |net::ERR_FAILED/)
    await openChat(page, product)
    await page.getByRole('link', { name: /^Voice/ }).click()
    // the empty chat offers the same questions
    await page.getByText('Click the microphone to ask a voice question').waitFor()
    const alert = page.locator('main').getByRole('alert')
    const query = page.getByRole('button', { name: 'What are the main risks in this contract?' })
    const record = async () => {
      await page.getByRole('button', { name: 'Record a question' }).click()
      await page.getByRole('timer').getByText('0:01').waitFor()
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
