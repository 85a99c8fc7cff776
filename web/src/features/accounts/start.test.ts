import { expect, test } from 'vitest'
import { readStart, withoutMode } from './start.ts'

test.each([null, undefined, 'register', {}, { mode: 'admin', notice: 'free money', fromHome: 'yes' }])(
  'whatever comes with the way to it (%j), the login screen opens for signing in',
  (state) => expect(readStart(state)).toEqual({ mode: 'login', fromHome: false, notice: null }),
)

test('the home page opens the screen for a new account, with a way back', () => {
  expect(readStart({ mode: 'register', fromHome: true })).toEqual({ mode: 'register', fromHome: true, notice: null })
})

test('a link that is followed before the script runs names the screen in its address, until it is switched', () => {
  expect(readStart(null, '?mode=register').mode).toBe('register')
  expect(readStart(null, '?mode=admin').mode).toBe('login')
  expect(readStart({ mode: 'login' }, '?mode=register').mode).toBe('login')
  expect(withoutMode('?mode=register')).toBe('')
  expect(withoutMode('?next=%2Fdocuments&mode=register')).toBe('?next=%2Fdocuments')
})
