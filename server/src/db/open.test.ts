import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { whyRefused } from '../lib/database-refusal.ts'
import { openLive } from '../lib/http/live.ts'
import { openQueue } from '../lib/queue/queue.ts'
import { openLog } from '../lib/settings/log.ts'
import { openDatabase } from './open.ts'

const { host, user, password } = inject('databaseServer')
const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
const log = openLog('silent')
const address = (as: string, database: string) =>
  `postgres://${as}@localhost/${database}?host=${encodeURIComponent(host)}`
const open = (databaseUrl: string) => openDatabase({ dataDir: '/nowhere', databaseUrl }, log)

async function asOwner(...statements: string[]) {
  const client = new pg.Client({ host, user, password, database: 'postgres' })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
beforeAll(() => asOwner(`create role ${name} login password 'guest'`, `create database ${name}`))
afterAll(() => asOwner(`drop database ${name} with (force)`, `drop role ${name}`))

test.each([
  ['a wrong password', address(`${user}:wrong`, name), /refuses the password/],
  ['a user that there is not', address('nobody:x', name), /refuses the password/],
  ['a database that there is not', address(`${user}:${password}`, 'nowhere'), /no database of the name/],
  ['a user who may not make tables', address(`${name}:guest`, name), /lacks rights/],
  ['a server that there is not', 'postgres://a:b@127.0.0.1:1/karar', /No PostgreSQL answers/],
  ['a host that there is not', 'postgres://a:b@nowhere.invalid/karar', /No PostgreSQL answers/],
])('%s is told apart, in words', async (_what, url, words) => {
  await expect(open(url)).rejects.toThrow(words)
})

test('a password that is missing is told apart', () => {
  // not tried on the server: the client would leave the connection to its time-out of a minute
  const cause = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')
  expect(whyRefused(new Error('query failed', { cause }))).toMatch(/refuses the password/)
})

test('a server without the TLS that the address asks for is told apart', async () => {
  const sockets: Socket[] = []
  // N: no TLS here (https://www.postgresql.org/docs/18/protocol-message-formats.html, SSLRequest)
  const server = createServer((socket) => sockets.push(socket.once('data', () => socket.write('N'))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await expect(open(`postgres://a:b@127.0.0.1:${port}/karar?sslmode=verify-full`)).rejects.toThrow(
    /do not agree on TLS/,
  )
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('a user who may not make the schema of the queue is told so', async () => {
  const connection = { connectionString: address(`${name}:guest`, name) }
  await expect(openQueue(connection, [], openLive(connection, log), log)).rejects.toThrow(/lacks rights/)
})
