// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { anIssue } from '../../lib/testing/made.ts'
import { serve } from '../../lib/testing/serve.ts'
import { Paragraph } from './paragraph.tsx'

// what is loaded when it is first asked for need not be waited for here
beforeAll(() => import('./read-paragraph.ts'))

const clause = 'The Provider shall indemnify the Client against all losses whatsoever.'

async function front(answer: readonly [number, unknown?] = [500]) {
  const asked = serve({ 'POST /paragraph': answer })
  return { page: await live(<Paragraph />, ['home']), asked }
}

test('a clause is read at once, and what is found is said with its words, law and remedy', async () => {
  const { page, asked } = await front([200, { issues: [anIssue({ quote: clause })], as_of: '2026-11-21' }])
  await page.type('A paragraph of a contract', clause)
  await page.submit('A paragraph of a contract')
  await page.wait(20)
  expect(asked).toEqual([{ what: 'POST /paragraph', json: { text: clause } }])
  const words = page.words()
  expect(words).toContain('1 finding Critical You pay for every loss of the Client')
  expect(words).toContain(`“ ${clause} ”`)
  expect(words).toMatch(/Indian Contract Act 1872, s\. 124\. An indemnity binds you to its words\./)
  expect(words).toContain('“ Each party shall indemnify the other. ”')
  expect(words).toContain('This is one clause on its own.')
})

test('a clause in which nothing is found is not called safe', async () => {
  const { page } = await front([200, { issues: [], as_of: '2026-11-21' }])
  await page.type('A paragraph of a contract', 'Notices are given in writing and by post.')
  await page.submit('A paragraph of a contract')
  await page.wait(20)
  expect(page.words()).toContain('Nothing found Karar knows no pattern of risk in these words.')
  expect(page.words()).not.toMatch(/\bsafe\b/i)
})

test.each([
  ['Pay.', 'Paste at least 30 characters: a whole sentence of the contract.'],
  ['x'.repeat(1501), 'That is more than 1,500 characters. Paste one clause'],
])('%# characters are refused before anything is sent, and the text stays', async (text, words) => {
  const { page, asked } = await front()
  await page.type('A paragraph of a contract', text)
  await page.submit('A paragraph of a contract')
  expect(page.words()).toContain(words)
  expect(asked).toEqual([])
  expect(page.field('A paragraph of a contract').value).toBe(text)
})

test('the number of characters is told as one types, and that nothing is kept', async () => {
  const { page } = await front()
  await page.type('A paragraph of a contract', `  ${'a'.repeat(1200)}  `)
  expect(page.words()).toContain('1,200 of 1,500 characters. What you paste is read on this server and not kept.')
})

test('too many tries are told in the server’s words, and the text stays', async () => {
  const { page } = await front([429, { detail: 'Too many tries. Wait a minute.' }])
  await page.press('Use an example')
  const { value } = page.field('A paragraph of a contract')
  expect(value).toContain('For a period of two years')
  await page.submit('A paragraph of a contract')
  await page.wait(20)
  expect(page.words()).toContain('Too many tries. Wait a minute.')
  expect(page.field('A paragraph of a contract').value).toBe(value)
})
