import { expect, test } from 'vitest'
import { readStart } from './start.ts'

test.each([null, undefined, 'register', {}, { mode: 'admin', notice: 'free money', fromHome: 'yes' }])(
  'whatever comes with the way to it (%j), the login screen opens for signing in',
  (state) => expect(readStart(state)).toEqual({ mode: 'login', fromHome: false, notice: null }),
)

test('the home page opens the screen for a new account, with a way back', () => {
  expect(readStart({ mode: 'register', fromHome: true })).toEqual({ mode: 'register', fromHome: true, notice: null })
})
