import pg from 'pg'
import { expect, test } from 'vitest'
import { isLostDatabaseConnection } from './database-errors.ts'

const coded = (code: string, message = code) => Object.assign(new Error(message), { code })

test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED'])(
  'an %s that nobody caught is not put down to the database',
  (code) => {
    expect(isLostDatabaseConnection(coded(code))).toBe(false)
    expect(isLostDatabaseConnection(new Error('a letter was not sent', { cause: coded(code) }))).toBe(false)
  },
)

test.each([
  ['the server ends', coded('57P01', 'terminating connection due to administrator command')],
  ['its side of the line goes', new Error('Connection terminated unexpectedly')],
  ['the cause tells', new Error('a step failed', { cause: new Error('Connection terminated unexpectedly') })],
])('a connection that is lost since %s is the database’s', (_, error) => {
  expect(isLostDatabaseConnection(error)).toBe(true)
})

test('a database that the client does not reach is told by the client’s own code', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  const error = await pool.connect().catch((reason) => reason)
  await pool.end()
  expect(error.code).toBe('ECONNREFUSED')
  expect(isLostDatabaseConnection(error)).toBe(true)
})

test('an error of the database itself is no lost connection', () => {
  expect(isLostDatabaseConnection(coded('23505', 'duplicate key'))).toBe(false)
})
