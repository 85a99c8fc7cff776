// @vitest-environment happy-dom
import type { Register } from '@karar/schema'
import { expect, test } from 'vitest'
import { HttpError } from '../../../lib/http/http-error.ts'
import { live } from '../../../lib/testing/live.tsx'
import { CodeForm } from './code-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { RegisterForm } from './register-form.tsx'

type Sent = Register[]

async function registering(more: Partial<Parameters<typeof RegisterForm>[0]> = {}) {
  const sent: Sent = []
  const page = await live(
    <RegisterForm
      email=""
      onEmail={() => {}}
      error={null}
      pending={false}
      onSend={(registration) => sent.push(registration)}
      {...more}
    />,
    ['accounts'],
  )
  return { page, sent }
}

async function fillIn(page: Awaited<ReturnType<typeof live>>, more: Record<string, string> = {}) {
  const values = {
    'Full name': 'Meera Nair',
    'Company name': 'Nilgiri Softworks LLP',
    Email: 'meera@example.in',
    Password: 'Harvest-77-moon',
    'Confirm password': 'Harvest-77-moon',
    ...more,
  }
  for (const [label, value] of Object.entries(values)) await page.type(label, value)
}

test('who fills in everything is registered with it, and the second password is not sent', async () => {
  const { page, sent } = await registering()
  await fillIn(page)
  await page.submit('Email')
  expect(sent).toEqual([
    {
      full_name: 'Meera Nair',
      company_name: 'Nilgiri Softworks LLP',
      email: 'meera@example.in',
      phone: '',
      password: 'Harvest-77-moon',
    },
  ])
})

test('an empty form says what each field needs, sends nothing, and leads to the first of them', async () => {
  const { page, sent } = await registering()
  await page.submit('Email')
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(page.field('Full name'))
  for (const label of ['Full name', 'Company name', 'Email', 'Password']) {
    expect(page.field(label).getAttribute('aria-invalid'), label).toBe('true')
  }
  // nothing was said of a number that nobody has to give
  expect(page.field(/^Phone/).getAttribute('aria-invalid')).not.toBe('true')
})

test('a weak password is refused in the specified words', async () => {
  const { page, sent } = await registering()
  await fillIn(page, { Password: 'harvest', 'Confirm password': 'harvest' })
  await page.submit('Email')
  expect(sent).toEqual([])
  expect(page.words()).toContain('Password does not meet security requirements. Please check the requirements below.')
})

test('two passwords that differ are told, until they are alike', async () => {
  const { page, sent } = await registering()
  await fillIn(page, { 'Confirm password': 'Harvest-78-moon' })
  await page.submit('Email')
  const refused = page.field('Confirm password')
  expect(refused.getAttribute('aria-invalid')).toBe('true')
  await page.type('Confirm password', 'Harvest-77-moon')
  expect(page.field('Confirm password').getAttribute('aria-invalid')).not.toBe('true')
  await page.submit('Email')
  expect(sent).toHaveLength(1)
})

test('an address that is taken is said at the address, not above the form', async () => {
  const taken = new HttpError('status', 409, { detail: 'Email already registered' })
  const { page } = await registering({
    onSend: (_, onError) => onError(taken),
    error: taken,
  })
  await fillIn(page)
  await page.submit('Email')
  expect(page.field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(page.field('Email'))
  expect(page.words().split('Email already registered')).toHaveLength(2)
})

test('a failure that is about no field stands above the form, in words', async () => {
  const { page } = await registering({ error: new HttpError('network') })
  expect(page.words()).toMatch(/^(?!Full name).*connection/i)
})

async function signingIn(onSend: Parameters<typeof CredentialsForm>[0]['onSend'] = () => {}, email = '') {
  let forgot = 0
  const page = await live(
    <CredentialsForm
      email={email}
      onEmail={() => {}}
      banner={null}
      pending={false}
      onSend={onSend}
      onForgot={() => forgot++}
    />,
    ['accounts'],
  )
  return { page, forgot: () => forgot }
}

test('signing in needs both, and begins with what is missing', async () => {
  const sent: unknown[] = []
  const { page } = await signingIn((login) => sent.push(login), 'meera@example.in')
  expect(document.activeElement).toBe(page.field('Password'))
  await page.submit('Email')
  expect(sent).toEqual([])
  expect(page.field('Password').getAttribute('aria-invalid')).toBe('true')
  await page.type('Password', 'a guess')
  await page.submit('Email')
  expect(sent).toEqual([{ email: 'meera@example.in', password: 'a guess' }])
})

test('after a refusal the password is at hand to be typed anew', async () => {
  const { page } = await signingIn((_, onRefused) => onRefused(), 'meera@example.in')
  await page.type('Password', 'a guess')
  await page.submit('Email')
  const { selectionStart, selectionEnd } = page.field('Password')
  expect([selectionStart, selectionEnd]).toEqual([0, 'a guess'.length])
})

test('whoever forgot the password is led to the way back in, without sending the form', async () => {
  const sent: unknown[] = []
  const { page, forgot } = await signingIn((login) => sent.push(login))
  await page.press(/Forgot/)
  expect(forgot()).toBe(1)
  expect(sent).toEqual([])
})

async function secondStep(onSend: Parameters<typeof CodeForm>[0]['onSend'] = () => {}) {
  return live(<CodeForm banner={null} pending={false} onSend={onSend} onBack={() => {}} />, ['accounts'])
}

test('the second step takes six digits, or a recovery code once that is asked for', async () => {
  const sent: string[] = []
  const page = await secondStep((code) => sent.push(code))
  const field = () => document.querySelector<HTMLInputElement>('input[name="code"]')
  expect(field()?.inputMode).toBe('numeric')
  await page.type(/code/i, '123456')
  await page.submit(/code/i)
  await page.press(/recovery/i)
  expect(field()?.inputMode).toBe('text')
  expect(field()?.value).toBe('')
  await page.type(/code/i, 'abcd-efgh-jkmn')
  await page.submit(/code/i)
  expect(sent[0]).toBe('123456')
  expect(sent).toHaveLength(2)
})

test('a code that is none is not sent; one that the server refuses says why at the field', async () => {
  const sent: string[] = []
  const page = await secondStep((code, onRefused) => {
    sent.push(code)
    onRefused('This code was used already.')
  })
  await page.submit(/code/i)
  expect(sent).toEqual([])
  await page.type(/code/i, '123456')
  await page.submit(/code/i)
  expect(sent).toEqual(['123456'])
  expect(page.words()).toContain('This code was used already.')
  const { selectionStart, selectionEnd } = page.field(/code/i)
  expect([selectionStart, selectionEnd]).toEqual([0, 6])
})
