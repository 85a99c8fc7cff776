import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import words from '../../../words/en/your-account.ts'
import { sessionName } from './session-name.ts'

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { 'your-account': words } } }))

test.each([
  ['Firefox', 'Android', 'Firefox on Android'],
  ['Chrome', null, 'Chrome'],
  [null, 'Windows', 'Unknown browser on Windows'],
  [null, null, 'Unknown browser'],
])('a session of %j and %j is called %s', (browser, system, name) => {
  expect(sessionName({ browser, system })).toBe(name)
})
