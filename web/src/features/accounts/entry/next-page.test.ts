import { expect, test } from 'vitest'
import { nextPage, signInAddress } from './next-page.ts'

test('sign-in returns to the very finding that was asked for', () => {
  const address = signInAddress({ pathname: '/documents/7/results', search: '?severity=high', hash: '#issue-3' })
  expect(nextPage(new URL(address, 'http://k').search)).toBe('/documents/7/results?severity=high#issue-3')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login', ''])(
  'sign-in never sends anyone to %j',
  (next) => expect(nextPage(`?next=${encodeURIComponent(next)}`)).toBe('/'),
)
