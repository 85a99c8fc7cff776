import { pino } from 'pino'
import { expect, test } from 'vitest'
import { tellError } from '../../lib/settings/log.ts'
import { openTestKarar } from '../../testing/karar.ts'
import { readLetter } from '../../testing/letters.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { adminEmail, password } from '../../testing/people.ts'

test('from registration to reset, by a real mail server: no password, token, link or e-mail is in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace', serializers: { err: tellError } }, { write: (line: string) => lines.push(line) })
  const mailServer = await startMailServer()
  const karar = await openTestKarar(mailTo(mailServer), log)
  try {
    const call = karar.call(undefined)
    const email = 'rohini@nilgirisoft.in'
    const first = 'Monsoon-Ledger-42'
    const person = { full_name: 'Rohini Iyer', company_name: 'Nilgiri', email, password: first }
    await call('POST', '/api/auth/register', person)
    await call('POST', '/api/auth/register', { ...person, phone: 'no phone' })
    const { token } = (await karar.signIn(adminEmail, password)).json()
    const admin = karar.call(token)
    const [{ id }] = (await admin('GET', '/api/admin/pending-users?q=rohini')).json()
    await admin('POST', `/api/admin/approve-user/${id}`)
    await karar.signIn(email, 'a-wrong-guess')
    const session = (await karar.signIn(email, first)).json()
    await call('POST', '/api/auth/forgot-password', { email })

    await expect.poll(() => linkIn(mailServer), { timeout: 30_000 }).not.toBe('')
    const link = await linkIn(mailServer)
    await call('GET', `/api/auth/reset-password/${link}`)
    await call('POST', '/api/auth/reset-password', { token: link, new_password: 'short' })
    await call('POST', '/api/auth/reset-password', { token: link, new_password: 'Harvest-77' })
    expect((await karar.signIn(email, 'Harvest-77')).statusCode).toBe(200)
    // a failure of ours tells the log its cause, and no value
    const { db } = karar.parts.database
    await db.execute('alter table sessions rename to sessions_elsewhere')
    expect((await karar.call(session.token)('GET', '/api/auth/me')).statusCode).toBe(500)
    await db.execute('alter table sessions_elsewhere rename to sessions')

    const told = lines.join('')
    expect(told).toContain('/api/auth/reset-password/:token')
    expect(told).toContain('sessions')
    const secrets = [first, 'a-wrong-guess', 'Harvest-77', password, link, token, session.token, session.device]
    for (const secret of [...secrets, email, 'Rohini']) expect(told).not.toContain(secret)
    expect((await call('GET', '/api')).json().components.mail).toBe('ok')
  } finally {
    await karar.close()
    await mailServer.close()
  }
})

const mailTo = ({ port }: MailServer) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  SMTP_TLS: 'off',
  PUBLIC_URL: 'https://karar.example.in',
})

/** The token of the reset link that has arrived; '' before it has. */
async function linkIn({ received }: MailServer): Promise<string> {
  const letters = await Promise.all(received.map(({ bytes }) => readLetter(bytes)))
  return letters.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? ''
}
