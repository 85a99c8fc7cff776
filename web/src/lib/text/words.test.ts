// in a process of its own: nothing has started yet
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { loadWords, startWords } from './words.ts'

test('words that are asked for before anything has started are there all the same', async () => {
  await loadWords('home', 'accounts')
  for (const feature of ['ui', 'home', 'accounts']) expect(i18next.hasResourceBundle('en', feature), feature).toBe(true)
  expect(i18next.hasResourceBundle('en', 'admin')).toBe(false)
})

test('starting twice starts once', () => {
  expect(startWords()).toBe(startWords())
})
