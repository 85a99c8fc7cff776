import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { documents } from '../../../db/tables.ts'
import { sha256 } from '../../../lib/ids.ts'
import { contractNumber } from '../../../testing/files.ts'
import { openTestKarar } from '../../../testing/karar.ts'
import { somebodyWaits } from '../../../testing/lock-waits.ts'

test('an upload that is called off after its last byte is not kept behind the person’s back', async () => {
  const karar = await openTestKarar({ RATE_LIMITS: 'off' })
  onTestFinished(() => karar.close())
  const { db } = karar.parts.database
  const { id, token } = await karar.givenSession()
  const file = contractNumber(1)
  await karar.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = karar.app.server.address() as AddressInfo
  const answered = once(karar.app.server, 'request') as Promise<[unknown, ServerResponse]>

  // all that is left to do is to write the row down: it waits for whoever uploads the same bytes
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${id + sha256(file)}, 0))`
  await db.transaction(async (tx) => {
    await tx.execute(lock)
    const socket = connect(port, '127.0.0.1')
    socket.write(await formOf(file, token))
    const [, response] = await answered
    await somebodyWaits(db)
    socket.destroy()
    await once(response, 'close')
  })

  // comes after it, since it waits for the same bytes
  const again = await karar.upload(token, file)
  expect([again.statusCode, again.body]).toEqual([201, expect.stringContaining('contract.txt')])
  expect(await db.$count(documents)).toBe(1)
})

/** The upload as it goes over the line. */
async function formOf(file: Uint8Array | string, token: string): Promise<Buffer> {
  const form = new FormData()
  form.set('file', new File([file as Uint8Array<ArrayBuffer>], 'contract.txt'))
  const { headers, body } = new Request('http://karar.example', { method: 'POST', body: form })
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  const head = [
    'POST /api/documents/upload HTTP/1.1',
    'host: karar.example',
    `authorization: Bearer ${token}`,
    `content-type: ${headers.get('content-type')}`,
    `content-length: ${bytes.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes])
}
