// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { LoginPage } from './login-page.tsx'

test('until the page comes that follows the sign-in, something is seen to happen', async () => {
  localStorage.setItem('token', 'of-somebody')
  onTestFinished(() => localStorage.clear())
  await live(<LoginPage />, ['accounts'], '/login')
  expect(document.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading')
})
