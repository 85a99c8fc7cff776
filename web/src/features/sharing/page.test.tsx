// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { SharedPage } from './page.tsx'

async function opened(answer: readonly [number, unknown]) {
  serve({ 'POST /shared': answer })
  window.location.hash = '#a-secret'
  const page = await live(<SharedPage />, ['sharing'])
  await page.wait()
  window.location.hash = ''
  return page
}

test('a link that has ended says so, and leads to what Karar is: to try again would change nothing', async () => {
  const page = await opened([404, { detail: 'This link does not work any more.' }])
  expect(page.words()).toContain('This analysis cannot be shown This link does not work any more.')
  expect(page.offers('Try Again')).toBe(false)
  expect(page.control('What Karar does').getAttribute('href')).toBe('/')
})

test('a link that is not whole leads there, too', async () => {
  const page = await live(<SharedPage />, ['sharing'])
  expect(page.words()).toContain('This link is not whole')
  expect(page.offers('What Karar does')).toBe(true)
})

test('what failed in passing can be tried again', async () => {
  const page = await opened([400, { detail: 'The request is not as this call expects it.' }])
  expect(page.offers('Try Again')).toBe(true)
})
