import { readdirSync, readFileSync } from 'node:fs'
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

test('an empty setting counts as not set, and names of others are left alone', () => {
  const others = {
    HOSTNAME: 'a',
    host: 'b',
    HOSTS: 'c',
    PORTS: 'd',
    PWD: '/',
    NODE_OPTIONS: '',
    MAIL: '/m',
    LOGNAME: 'e',
  }
  expect(readConfig({ PORT: '', ...others }).port).toBe(3000)
})

test.each([
  ['REQUIRE_TWOSTEP', 'REQUIRE_TWO_STEP'],
  ['require_two_step', 'REQUIRE_TWO_STEP'],
  ['REQUIRE_TWO_STEPS', 'REQUIRE_TWO_STEP'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['TRUSTED_PROXY', undefined],
  ['TRUSTED_PROXYES', 'TRUSTED_PROXIES'],
  ['DATADIR', 'DATA_DIR'],
  ['KARAR_PORT', 'PORT'],
])('%s is taken for a slip of the pen for %s', (name, meant) => {
  const wrong = `  ${name} is no setting. Do you mean ${meant}?`
  if (meant) expect(() => readConfig({ [name]: 'x' })).toThrow(wrong)
  else expect(() => readConfig({ [name]: 'x' })).not.toThrow()
})

test('files are kept in DATA_DIR, or in the folder that STORAGE_URL names; no other address will do', () => {
  expect(readConfig({ DATA_DIR: '/srv/karar' }).filesDir).toBe('/srv/karar/files')
  const apart = readConfig({ DATA_DIR: '/srv/karar', STORAGE_URL: 'file:///mnt/karar%20files' })
  expect([apart.dataDir, apart.filesDir]).toEqual(['/srv/karar', '/mnt/karar files'])
  for (const STORAGE_URL of ['s3://bucket', '/mnt/files', 'file://elsewhere/files', 'x', 'file:///'])
    expect(() => readConfig({ STORAGE_URL }), STORAGE_URL).toThrow('STORAGE_URL must be the address of a folder')
})

test('mails whose links would lead nowhere, and TLS that is wanted and not, are contradictions', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.in' }
  expect(() => readConfig(mail)).toThrow(/SMTP_URL needs PUBLIC_URL/)
  expect(() => readConfig({ ...mail, PUBLIC_URL: 'http://localhost:3000' })).toThrow(/SMTP_URL needs PUBLIC_URL/)
  const settled = { ...mail, PUBLIC_URL: 'https://karar.example.in' }
  expect(readConfig(settled).mail).toMatchObject({ smtpUrl: mail.SMTP_URL, plain: false })
  expect(() => readConfig({ ...settled, SMTP_URL: 'smtps://mail.example.in', SMTP_TLS: 'off' })).toThrow(/contradicts/)
})

test('a language model is chosen whole or not at all, and none without being asked', () => {
  expect(readConfig({}).ai.choice).toBeUndefined()
  const key = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' }
  expect(() => readConfig(key)).toThrow(/AI_PROVIDER says nothing without AI_MODEL/)
  expect(() => readConfig({ AI_MODEL: 'm' })).toThrow(/AI_MODEL says nothing without AI_PROVIDER/)
  const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }
  expect(() => readConfig(own)).toThrow(/AI_PROVIDER says nothing without AI_BASE_URL/)
  expect(() => readConfig({ ...own, AI_BASE_URL: 'http://me:secret@127.0.0.1/v1' })).toThrow(
    /AI_BASE_URL must not hold/,
  )
  expect(readConfig({ ...own, AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_REDACT: 'on' }).ai).toMatchObject({
    choice: { provider: 'openai-compatible', model: 'm', baseUrl: 'http://127.0.0.1:11434/v1', redact: true },
    timeLimitMs: 180_000,
  })
})

test('speech has one recogniser, and nothing that says nothing', () => {
  const url = 'http://127.0.0.1:8000/v1'
  expect(() => readConfig({ SPEECH_LANGUAGE: 'hi' })).toThrow(/hears English only/)
  expect(() => readConfig({ SPEECH_LANGUAGE: 'Hindi' })).toThrow(/SPEECH_LANGUAGE must be a language such as/)
  expect(() => readConfig({ SPEECH_OUT_VOICE: 'nova' })).toThrow(/SPEECH_OUT_VOICE says nothing without SPEECH_OUT_URL/)
  expect(() => readConfig({ SPEECH_API_KEY: 'k' })).toThrow(/SPEECH_API_KEY says nothing without/)
  expect(() => readConfig({ SPEECH_IN_URL: url, SPEECH_MODEL_DIR: '/none' })).toThrow(/contradicts SPEECH_IN_URL/)
  expect(() => readConfig({ SPEECH_MODEL_DIR: '/none' })).toThrow(/there is no folder \/none/)
  const { speech } = readConfig({ SPEECH_IN_URL: url, SPEECH_LANGUAGE: 'auto', SPEECH_API_KEY: 'k' })
  expect(speech).toMatchObject({
    service: { url, key: 'k', model: 'whisper-1', language: undefined },
    language: 'auto',
  })
  expect([readConfig({}).speech.service, readConfig({}).speech.voice]).toEqual([undefined, undefined])
})

test.each(['everybody', '0.0.0.0/0', '::/0', '192.0.2.0/33', '192.0.2/8', '127.0.0.1 and me'])(
  'TRUSTED_PROXIES=%j is refused in words',
  (list) =>
    expect(() => readConfig({ TRUSTED_PROXIES: list })).toThrow(/TRUSTED_PROXIES must be addresses or networks/),
)

test('proxies are named by address, network or name', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: 'loopback, 192.0.2.0/24,2001:db8::/32' })
  expect(trustedProxies).toEqual(['loopback', '192.0.2.0/24', '2001:db8::/32'])
  expect(readConfig({}).trustedProxies).toEqual([])
})

test('people who come from elsewhere without TLS are refused in production, and the operator is warned otherwise', () => {
  const elsewhere = { PUBLIC_URL: 'http://karar.example.in' }
  expect(() => readConfig({ ...elsewhere, NODE_ENV: 'production' })).toThrow(/by TLS only/)
  expect(readConfig(elsewhere).warnings.join()).toMatch(/without TLS[\s\S]*TRUSTED_PROXIES names none/)
  const safe = { PUBLIC_URL: 'https://karar.example.in', TRUSTED_PROXIES: 'loopback', NODE_ENV: 'production' }
  expect(readConfig(safe).warnings).toEqual([])
  expect(readConfig({}).warnings).toEqual([])
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
  ['SMTP_URL', 'smtp://mail.example.in?requireTLS=false', 'must leave it to SMTP_TLS whether there is TLS'],
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
  expect(readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')).toBe(settingsPage())
})

test('whatever is read from the environment by its name stands on the page of the settings', () => {
  const root = new URL('../../../../', import.meta.url)
  const sources = readdirSync(new URL('server/src', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing/.test(path))
    .map((path) => `server/src/${path}`)
  const read = [...sources, 'web/vite.config.ts', 'scripts/find-chrome.sh', 'karar'].flatMap((path) => {
    const source = readFileSync(new URL(path, root), 'utf8')
    return [...source.matchAll(/process\.env\.([A-Z_]+)|\$\{([A-Z_]+):-/g)].map(([, code, shell]) => code ?? shell!)
  })
  // where programs lie, and what Node.js tells those that it watches
  const own = new Set(read.filter((name) => name !== 'PATH' && name !== 'WATCH_REPORT_DEPENDENCIES'))
  expect([...own].sort()).toEqual(['CHROME_PATH', 'KARAR_API', 'NODE_COMPILE_CACHE', 'NO_COLOR'])
  for (const name of own) expect(settingsPage()).toContain(`| \`${name}\` |`)
})
