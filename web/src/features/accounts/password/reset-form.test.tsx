// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { ResetForm } from './reset-form.tsx'

const device = '019a0000-device'
const strong = 'Harvest-77-moon'
const [password, repeated] = ['New password', 'Confirm password']

async function resetting(answer: readonly [number, unknown] = [200, { success: true, device }]) {
  const asked = serve({ 'POST /auth/reset-password': answer })
  const onDone = vi.fn()
  const page = await live(<ResetForm token="the-token" onDone={onDone} />, ['accounts'])
  return { page, asked, onDone }
}

const isOff = (page: Awaited<ReturnType<typeof live>>) => (page.control('Reset password') as HTMLButtonElement).disabled

test('until it can be sent a line says what is missing', async () => {
  const { page } = await resetting()
  expect(page.words()).toContain('Enter a new password of at least 8 characters.')
  await page.type(password, 'abc')
  expect(page.words()).toContain('This password is too weak.')
  await page.type(password, strong)
  expect(page.words()).toContain('Repeat the same password to go on.')
  expect(isOff(page)).toBe(true)
  await page.type(repeated, strong)
  expect(isOff(page)).toBe(false)
  expect(page.words()).not.toMatch(/Repeat the same|too weak/)
})

test('what is wrong with a field is said once it was left, not at its first letter', async () => {
  const { page } = await resetting()
  await page.type(password, 'abc')
  expect(page.words()).not.toContain('Password must be at least 8 characters long.')
  await page.type(repeated, 'x')
  expect(page.words()).toContain('Password must be at least 8 characters long.')
  expect(page.words()).toContain('Passwords do not match.')
})

test('who is still typing the same is not told that it differs', async () => {
  const { page } = await resetting()
  await page.type(password, strong)
  await page.type(repeated, strong.slice(0, 5))
  expect(page.words()).not.toContain('Passwords do not match.')
  await page.leave(repeated)
  expect(page.words()).toContain('Passwords do not match.')
})

test('the new password goes with the token of the link, and the device is kept', async () => {
  const { page, asked, onDone } = await resetting()
  await page.type(password, strong)
  await page.type(repeated, strong)
  await page.submit(password)
  await page.wait()
  expect(asked).toEqual([{ what: 'POST /auth/reset-password', json: { token: 'the-token', new_password: strong } }])
  expect(onDone).toHaveBeenCalledOnce()
  expect(localStorage.getItem('device')).toBe(device)
})

test('where the link has died meanwhile, the way to a new one stands beside it', async () => {
  const words = 'Invalid or expired reset link. Please request a new password reset.'
  const { page, onDone } = await resetting([400, { detail: words }])
  await page.type(password, strong)
  await page.type(repeated, strong)
  await page.submit(password)
  await page.wait()
  expect(page.words()).toContain(words)
  expect(onDone).not.toHaveBeenCalled()
  await page.press('Request a new link')
  expect(page.address()).toContain('/login')
})

test('a password that is refused leaves the link alone', async () => {
  const { page } = await resetting([400, { detail: 'Too weak.', errors: [{ path: 'new_password', message: 'No.' }] }])
  await page.type(password, strong)
  await page.type(repeated, strong)
  await page.submit(password)
  await page.wait()
  expect(page.words()).toContain('Too weak.')
  expect(page.offers('Request a new link')).toBe(false)
})
