import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { settings } from './settings.ts'
import { settingsPage } from './settings-page.ts'

test('without any setting Karar listens to this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    admin: { email: 'admin@karar.local', password: undefined },
    role: 'all',
    rateLimits: true,
  })
})

test('an empty setting counts as not set, and settings that Karar does not know are left alone', () => {
  expect(readConfig({ PORT: '', SPEECH_VOICE: 'slt' }).port).toBe(3000)
})

test('every wrong setting is named in words', () => {
  const wrong = { PORT: 'http', ADMIN_EMAIL: 'me', ROLE: 'boss', PUBLIC_URL: 'karar.example', ADMIN_PASSWORD: 'short' }
  expect(() => readConfig(wrong)).toThrow(
    [
      'Karar cannot start, because these settings (environment or .env) are not right:',
      '  PORT must be a number',
      '  PUBLIC_URL must be an address that starts with http:// or https://',
      '  ADMIN_EMAIL must be an e-mail address',
      '  ADMIN_PASSWORD must have at least 8 characters',
      '  ROLE must be one of: all, web, worker',
    ].join('\n'),
  )
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT must be a port from 0 to 65535')
  expect(() => readConfig({ DATABASE_URL: 'mysql://localhost/karar' })).toThrow(
    'must be an address that starts with postgres://',
  )
})

test.each([
  ['SMTP_URL', 'http://mail.example.in', 'must be an address that starts with smtp:// or smtps://'],
  ['MAIL_FROM', 'Karar', 'must be an e-mail address, or a name and one: Karar <karar@example.in>'],
  ['MAIL_FROM', 'a@b.in\nBcc: c@d.in', 'must be an e-mail address, or a name and one: Karar <karar@example.in>'],
  ['SECRET_KEY', 'short', 'must have at least 32 characters'],
  ['FREE_DOCUMENTS_LIMIT', '-1', 'must be a number from 0 to 999999'],
  ['REQUIRE_TWO_STEP', 'yes', 'must be one of: off, admins'],
])('%s=%j is refused in words', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} ${words}`)
})

test('a process that only answers or only works needs a database to share', () => {
  expect(() => readConfig({ ROLE: 'worker' })).toThrow(/need DATABASE_URL/)
  expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/karar' }).role).toBe('worker')
})

test('the limits cannot be lifted where the public may come in', () => {
  const lifted = { RATE_LIMITS: 'off', NODE_ENV: 'production' }
  expect(readConfig(lifted).rateLimits).toBe(false)
  expect(() => readConfig({ ...lifted, HOST: '0.0.0.0' })).toThrow(/refused on a public address/)
  expect(() => readConfig({ ...lifted, PUBLIC_URL: 'https://karar.example' })).toThrow(/refused on a public address/)
})

test('every setting has a description and a default to show', () => {
  for (const [name, setting] of Object.entries(settings)) {
    expect(setting.description, name).toMatch(/\.$/)
    expect(setting.default, name).not.toBe('')
  }
})

test('the page of the settings says what the code says', () => {
  expect(readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')).toBe(settingsPage())
})
