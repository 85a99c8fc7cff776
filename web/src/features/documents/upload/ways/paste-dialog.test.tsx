// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../../lib/http/query-client.ts'
import { keepToken } from '../../../../lib/http/session.ts'
import { aUser } from '../../../../lib/testing/accounts.ts'
import { live } from '../../../../lib/testing/live.tsx'
import { serve } from '../../../../lib/testing/serve.ts'
import { meQuery } from '../../../accounts/api.ts'
import { PasteDialog } from './paste-dialog.tsx'

async function pasting() {
  serve({ 'GET /auth/me': [200, aUser()] })
  keepToken('a-session')
  queryClient.setQueryData(meQuery.queryKey, aUser())
  return reopened()
}

async function reopened() {
  const files: File[] = []
  const onClose = vi.fn()
  const page = await live(<PasteDialog onSend={(file) => files.push(file)} onClose={onClose} />, ['documents'])
  await page.wait()
  const [text, name] = [...document.querySelectorAll<HTMLElement>('textarea, input')]
  const labelOf = (field: HTMLElement | undefined) =>
    document.querySelector(`label[for="${field?.id}"]`)?.textContent?.replace(/ \*$/, '') ?? ''
  const [send] = [...document.querySelectorAll('button[type="submit"]')].map((button) => button.textContent ?? '')
  return { page, files, onClose, text: labelOf(text), name: labelOf(name), send: send ?? '' }
}

test('a pasted text is sent word for word as a text file under its name', async () => {
  const { page, files, onClose, text, name, send } = await pasting()
  await page.type(text, '1. Fees.\nRs. 90,000 किराया\n')
  await page.type(name, ' Lease 2026/27 ')
  await page.press(send)
  await page.wait()
  expect(files.map((file) => [file.name, file.type])).toEqual([['Lease 2026-27.txt', 'text/plain']])
  expect(await files[0]?.text()).toBe('1. Fees.\nRs. 90,000 किराया\n')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a text without a name gets one', async () => {
  const { page, files, text, send } = await pasting()
  await page.type(text, 'x')
  await page.press(send)
  await page.wait()
  expect(files[0]?.name).toMatch(/^\S.*\.txt$/)
})

test('nothing is not sent, and that is said', async () => {
  const { page, files, onClose, text, send } = await pasting()
  const before = page.words()
  await page.type(text, ' \n ')
  await page.press(send)
  expect([files.length, onClose.mock.calls.length]).toEqual([0, 0])
  expect(page.field(text).getAttribute('aria-invalid')).toBe('true')
  expect(page.words()).not.toBe(before)
})

test('with a text in it, the browser asks before the page is closed, and a tap beside the dialog leaves it open', async () => {
  const { page, onClose, text } = await pasting()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const tapBeside = () => act(async () => document.querySelector<HTMLElement>('.mantine-Modal-overlay')?.click())
  expect(leave()).toBe(false)
  await page.type(text, '1. Fees.')
  expect(leave()).toBe(true)
  await tapBeside()
  expect(onClose).not.toHaveBeenCalled()
  await page.type(text, ' ')
  expect(leave()).toBe(false)
  await tapBeside()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape and Cancel ask before a text is thrown away', async () => {
  const { page, onClose, text } = await pasting()
  await page.type(text, '1. Fees.')
  await page.press('Cancel')
  await page.wait()
  expect(page.words()).toContain('Throw this text away?')
  expect(onClose).not.toHaveBeenCalled()
  // Escape answers the question alone, with the safe choice
  await page.key('Escape')
  await page.wait()
  expect(page.words()).not.toContain('Throw this text away?')
  expect(page.field(text).value).toBe('1. Fees.')
  await page.key('Escape')
  await page.wait()
  await page.press('Throw away')
  expect(onClose).toHaveBeenCalledOnce()
})

test('an empty dialog closes at once', async () => {
  const { page, onClose } = await pasting()
  await page.key('Escape')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a text that is too long is not cut off: that is said, and nothing is sent', async () => {
  const { page, files, onClose, text, send } = await pasting()
  expect(page.field(text).maxLength).toBe(-1)
  await page.type(text, 'a'.repeat(2_000_001))
  expect(page.words()).toContain('This text has 20,00,001 characters, and 20,00,000 can be read.')
  await page.press(send)
  expect([files.length, onClose.mock.calls.length]).toEqual([0, 0])
})

test('a text that is sent when the session is over is not sent, and is there again after signing in; closed, it is gone', async () => {
  const { page, files, onClose, text, name, send } = await pasting()
  serve({ 'GET /auth/me': [401, { detail: 'Sign in.' }] })
  await page.type(text, '1. Fees.')
  await page.type(name, 'Lease')
  await page.press(send)
  await page.wait()
  expect([files.length, onClose.mock.calls.length]).toEqual([0, 0])
  await page.close()
  serve({ 'GET /auth/me': [200, aUser()] })
  keepToken('another-session')
  queryClient.setQueryData(meQuery.queryKey, aUser())
  const again = await reopened()
  expect([again.page.field(text).value, again.page.field(name).value]).toEqual(['1. Fees.', 'Lease'])
  await again.page.close()
  expect((await reopened()).page.field(text).value).toBe('')
})
