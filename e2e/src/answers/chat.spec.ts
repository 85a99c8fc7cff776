import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { answered, chips, clear, emptyChat, input, openChat, questions, send } from '../steps/chat-steps.ts'
import { expectFits, twoLooks } from '../steps/looks.ts'

const journey = useJourneys(shared)

journey(
  'a suggested question and a typed one are answered, a citation opens its place, and the chat is there after a reload until it is cleared',
  async ({ page, product }) => {
    await openChat(page, product)
    await emptyChat(page).waitFor()
    await page.getByRole('list', { name: 'Suggested questions in Hindi' }).getByRole('button').first().waitFor()
    const suggestion = page.getByRole('list', { name: 'Suggested questions', exact: true }).getByRole('button').first()
    const suggested = await suggestion.innerText()
    await suggestion.click()
    await answered(page, 1)
    expect(await questions(page).allInnerTexts()).toEqual([suggested])
    // said once, when it is whole
    await page
      .getByRole('status')
      .filter({ hasText: /^Answer: ./ })
      .waitFor()

    // Shift and Enter begins a line, Enter sends
    await input(page).focus()
    await page.keyboard.type('When must the Client')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('pay the invoice?')
    await page.keyboard.press('Enter')
    await answered(page, 2)
    expect(await questions(page).last().innerText()).toBe('When must the Client\npay the invoice?')
    expect(await input(page).inputValue()).toBe('')

    const chip = page.locator('article').last().getByRole('button', { name: 'Clause 5.3, show it in the contract' })
    await chip.first().click()
    expect(new URL(page.url()).hash).toMatch(/^#at-\d+-\d+$/)
    const place = page.getByRole('region', { name: 'Your contract', exact: true }).getByText(/pay each invoice within/)
    await expect
      .poll(async () => {
        const box = await place.first().boundingBox()
        return box !== null && box.y > 114 && box.y < 900
      })
      .toBe(true)

    // a question that follows is asked by a tap
    const follow = page.getByRole('list', { name: 'Questions that follow' }).getByRole('button').first()
    const following = await follow.innerText()
    await follow.click()
    await answered(page, 3)

    await page.reload()
    await answered(page, 3)
    const asked = await questions(page).allInnerTexts()
    expect([asked[0], asked.at(-1)]).toEqual([suggested, following])

    await page.getByRole('button', { name: 'Clear chat' }).click()
    await page.getByText(/6 messages about .* will be deleted for good/).waitFor()
    await page.getByRole('button', { name: 'Keep the chat' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await answered(page, 3)
    await clear(page)
    await emptyChat(page).waitFor()
    await page.reload()
    await emptyChat(page).waitFor()
  },
)

journey(
  'the voice tab and the summary ask in the chat, once; a link that was sent only fills in',
  async ({ page, product }) => {
    await openChat(page, product)
    await page.getByRole('link', { name: 'Voice Analysis', exact: true }).click()
    // the empty chat offers the same questions
    await page.getByText('Click the microphone to ask a voice question').waitFor()
    await page.getByRole('button', { name: 'What are the main risks in this contract?' }).click()
    await page.getByRole('region', { name: 'AI Response:' }).waitFor()
    await page.getByRole('link', { name: 'See the clauses that it rests on' }).click()
    await answered(page, 1)
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=chat')
    await page.reload()
    await answered(page, 1)
    expect(await questions(page).allInnerTexts()).toEqual(['What are the main risks in this contract?'])
    await page.getByRole('link', { name: 'AI Analysis', exact: true }).click()
    await page.getByRole('heading', { name: 'Ask about this contract' }).locator('..').getByRole('link').first().click()
    await answered(page, 2)
    await clear(page)
    await emptyChat(page).waitFor()

    await page.goto(`${page.url().split('?')[0]}?tab=chat&ask=Who+owns+the+work%3F`)
    await expect.poll(() => input(page).inputValue()).toBe('Who owns the work?')
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=chat')
    await emptyChat(page).waitFor()
    await input(page).press('Enter')
    await answered(page, 1)
    await send(page, 'Will I get health insurance?')
    await answered(page, 2)
    await page.locator('article').last().getByText('Not found', { exact: true }).waitFor()
    await clear(page)
    await emptyChat(page).waitFor()
  },
)

journey('each way in which asking fails is told in its words, and keeps what was typed', async (visit) => {
  const { page, product, expectConsole } = visit
  expectConsole(/the server responded with a status of (400|500)|net::ERR_FAILED|ERR_INTERNET_DISCONNECTED|500: /)
  await openChat(page, product)
  const failWith = (act: Parameters<Page['route']>[1], method = 'POST') =>
    page.route(/\/chat$/, (route, request) => (request.method() === method ? act(route, request) : route.fallback()))
  const alert = page.locator('main article').getByRole('alert')
  const question = 'Who owns\nthe work?'

  await page.keyboard.press('Tab')
  await input(page).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Please enter a message', { exact: true }).waitFor()

  const ways: [act: Parameters<Page['route']>[1], words: RegExp][] = [
    [
      (route) => route.fulfill({ status: 400, json: { detail: 'The server’s own words.' } }),
      /The server’s own words\./,
    ],
    [(route) => route.fulfill({ status: 400, body: '' }), /Document must be analyzed before chat is available\./],
    [(route) => route.fulfill({ status: 500, json: { detail: 'x' } }), /Failed to send message\. Please try again\.\s/],
    [(route) => route.abort(), /Failed to send message\. Please try again\.\s/],
    [
      (route) =>
        route.fulfill({
          headers: { 'content-type': 'text/event-stream' },
          body: 'event: failed\ndata: {"detail":"It took too long."}\n\n',
        }),
      /Failed to send message\. Please try again\. It took too long\./,
    ],
  ]
  for (const [act, words] of ways) {
    await failWith(act)
    await send(page, question)
    await expect.poll(() => alert.innerText(), { message: String(words) }).toMatch(words)
    expect(await input(page).inputValue()).toBe(question)
    await page.unroute(/\/chat$/)
  }
  // what was typed outlives a reload; the failed question is asked again by a tap
  await page.reload()
  await input(page).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe(question)
  await failWith((route) => route.abort())
  await page.keyboard.press('Tab')
  await input(page).focus()
  await page.keyboard.press('Enter')
  await alert.waitFor()
  await page.unroute(/\/chat$/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await answered(page, 1)
  expect(await input(page).inputValue()).toBe('')

  await failWith((route) => route.fulfill({ status: 500, json: { detail: 'x' } }), 'DELETE')
  await clear(page)
  await page.getByText('Failed to clear chat. Please try again.').waitFor()
  await page.unroute(/\/chat$/)
  await answered(page, 1)

  await page.context().setOffline(true)
  await input(page).fill('And now?')
  await page.getByText(/You are offline\. What you typed is kept/).waitFor()
  await page.keyboard.press('Enter')
  expect(await input(page).inputValue()).toBe('And now?')
  await page.context().setOffline(false)
  await input(page).fill('a'.repeat(2001))
  await page.getByText('2,001 of 2,000 characters. Shorten it by 1 character.').waitFor()
  await input(page).fill('')
  await clear(page)
})

journey(
  'of a long chat the end is shown, and earlier messages come in above what is read',
  async ({ page, product }) => {
    await openChat(page, product)
    const chat = new URL(page.url()).pathname.replace('results', 'chat')
    await page.evaluate(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.token, 'content-type': 'application/json' }
    for (let number = 1; number <= 12; number++) {
      const body = JSON.stringify({ message: 'Question ' + number + ': when is the invoice due?' })
      await fetch('/api${chat}', { method: 'POST', headers, body })
    }
  })()`)
    await page.reload()
    await answered(page, 10)
    expect(await questions(page).first().innerText()).toMatch(/^Question 3:/)
    await expect.poll(async () => (await questions(page).last().boundingBox())?.y ?? 0).toBeGreaterThan(100)
    const third = questions(page).filter({ hasText: 'Question 3:' })
    await third.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Show earlier' }).scrollIntoViewIfNeeded()
    const before = (await third.boundingBox())?.y ?? 0
    await page.getByRole('button', { name: 'Show earlier' }).click()
    await answered(page, 12)
    expect(await questions(page).first().innerText()).toMatch(/^Question 1:/)
    await expect.poll(async () => Math.abs(((await third.boundingBox())?.y ?? 0) - before)).toBeLessThan(60)
    expect(await page.getByRole('button', { name: 'Show earlier' }).count()).toBe(0)
  },
)

journey(
  'an answer that is stopped, or cut off, is kept all the same and comes after all',
  async ({ page, product }) => {
    await openChat(page, product)
    // stopped before the server has taken it, the question is given back and not sent again
    const asked: string[] = []
    await page.route('**/chat', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked.push(route.request().postData() ?? '')
    })
    await send(page, 'Who signs?')
    await expect.poll(() => asked.length).toBe(1)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Send' }).waitFor()
    expect(await input(page).inputValue()).toBe('Who signs?')
    expect([asked.length, await questions(page).count()]).toEqual([1, 0])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // the question gets through; its answer is held up, or the connection breaks
    await page.evaluate(() => {
      const real = window.fetch
      window.fetch = async (address, options) => {
        const response = await real(address, options)
        if (options?.method !== 'POST' || !String(address).endsWith('/chat')) return response
        const whole = await response.text()
        const first = new TextEncoder().encode(whole.slice(0, whole.indexOf('\n\n') + 2))
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(first)
            document.body.dataset.taken = 'yes'
            if (String(options.body).includes('invoice')) return controller.close()
            const stop = () => controller.error(new DOMException('stopped', 'AbortError'))
            if (options.signal?.aborted) stop()
            options.signal?.addEventListener('abort', stop)
          },
        })
        return new Response(body)
      }
    })
    await send(page, 'Who owns the work?')
    await page.locator('[data-taken]').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Stopped. The answer is finished all the same and kept here.').waitFor()
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await answered(page, 1)
    await send(page, 'When is the invoice due?')
    await answered(page, 2)
    expect(await questions(page).allInnerTexts()).toEqual(['Who owns the work?', 'When is the invoice due?'])
    expect(await page.locator('main article').getByRole('alert').count()).toBe(0)
  },
)

for (const [look, options] of twoLooks) {
  journey(
    `axe finds nothing serious in the chat, empty and in use, and on a phone a citation opens the contract (${look})`,
    async ({ page, product }) => {
      await openChat(page, product)
      await emptyChat(page).waitFor()
      await page.getByRole('list', { name: 'Suggested questions', exact: true }).getByRole('button').first().waitFor()
      await expectFits(page)
      await send(page, 'When must the Client pay the invoice?')
      await answered(page, 1)
      await expectFits(page)
      await chips(page).first().click()
      if (look.startsWith('phone')) {
        const sheet = page.getByRole('dialog', { name: 'Your contract' })
        await sheet
          .getByText(/pay each invoice within/)
          .first()
          .waitFor()
        await page.keyboard.press('Escape')
        await sheet.waitFor({ state: 'detached' })
      }
      await clear(page)
      await emptyChat(page).waitFor()
    },
    options,
  )
}
