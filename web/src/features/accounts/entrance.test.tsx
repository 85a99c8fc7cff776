// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetToken, keepToken, loseToken, noteLossTold } from '../../lib/http/session.ts'
import { live } from '../../lib/testing/live.tsx'
import { Entrance } from './entrance.tsx'

async function at(address: string): Promise<string> {
  const page = await live(
    <Entrance home={<p>front page</p>} templates={<p>sign in to see templates</p>}>
      <p>guard</p>
    </Entrance>,
    [],
    address,
  )
  const words = page.words()
  await page.close()
  return words
}

beforeEach(() => {
  keepToken('a')
  forgetToken()
})

test('a visitor sees the front page, and at the templates that signing in is needed; elsewhere the guard decides', async () => {
  expect(await at('/')).toBe('front page')
  expect(await at('/templates')).toBe('sign in to see templates')
  expect(await at('/documents')).toBe('guard')
})

test('for who is signed in the guard decides everywhere', async () => {
  keepToken('a')
  expect(await at('/')).toBe('guard')
  expect(await at('/templates')).toBe('guard')
})

test('a session that ends before anything is drawn is the guard’s to tell of, once', async () => {
  keepToken('a')
  loseToken()
  expect(await at('/templates')).toBe('guard')
  noteLossTold()
  expect(await at('/')).toBe('front page')
  // the next one that is lost has not been told of
  keepToken('b')
  loseToken()
  expect(await at('/')).toBe('guard')
})
