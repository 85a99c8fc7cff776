// @vitest-environment happy-dom
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { SharedPage } from './page.tsx'

async function opened(answer: readonly [number, unknown]) {
  serve({ 'POST /shared': answer })
  const page = await live(<SharedPage />, ['sharing'], '/shared#a-secret')
  await page.wait()
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

test('another link put into the same window opens what is behind that one', async () => {
  const asked = serve({ 'POST /shared': [404, { detail: 'This link does not work any more.' }] })
  const page = await live(
    <>
      <SharedPage />
      <Link to="#another">Put another link there</Link>
    </>,
    ['sharing'],
    '/shared#a-secret',
  )
  await page.wait()
  await page.press('Put another link there')
  await page.wait()
  expect(asked.map(({ json }) => json)).toEqual([{ token: 'a-secret' }, { token: 'another' }])
})
