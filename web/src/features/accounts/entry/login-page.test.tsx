import '../../../lib/testing/browser.ts'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { LoginPage } from './login-page.tsx'
import { RegisterScreen } from './register-screen.tsx'

const drawn = () => draw(<LoginPage />, ['accounts'], '/login')

test('drawn beforehand, the sign-in is all there: its one heading, both fields, and where else to go', async () => {
  const markup = await drawn()
  expect(markup.match(/<h1[^>]*>([^<]*)/g)).toHaveLength(1)
  expect(wordsOf(markup)).toMatch(
    /Welcome Back Sign in to your account\. .*Email Password Forgot Password Sign in New here\?/,
  )
  expect(markup).toContain('<title>Welcome Back · Karar</title>')
  expect(markup).toMatch(/<meta name="description" content="Sign in to Karar/)
})

test('it begins in the field for the address, and in no other', async () => {
  const begins = (await drawn()).match(/<input[^>]*autofocus[^>]*>/gi)
  expect(begins).toHaveLength(1)
  expect(begins?.[0]).toContain('name="email"')
})

test('a password that is sent before the script is there stands in no address', async () => {
  const forms = (await drawn()).match(/<form[^>]*>/g)
  expect(forms).toHaveLength(1)
  expect(forms?.[0]).toContain('method="post"')
  expect(forms?.[0]).not.toContain('action=')
})

test('whoever has no script is told so in place of the form', async () => {
  const unread = /<noscript>(.*?)<\/noscript>(?=<form)/.exec(await drawn())?.[1] ?? ''
  expect(wordsOf(unread)).toMatch(/^This page needs JavaScript.* Back to Home$/)
})

test('what a new account accepts, and what is kept of it, is said in whole sentences that lead there', async () => {
  const screen = <RegisterScreen email="" onEmail={() => {}} onMode={() => {}} />
  const markup = await draw(screen, ['accounts'], '/login')
  expect(wordsOf(markup)).toMatch(
    /With an account you accept the terms of use ?\. What is kept .* in the privacy notice ?\./,
  )
  for (const [path, name] of [
    ['/terms', 'terms of use'],
    ['/privacy', 'privacy notice'],
  ])
    expect(markup).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a>\\.`))
})
