import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
let port: number
const sockets: Socket[] = []
let come = 0
beforeAll(async () => {
  karar = await openTestKarar()
  await karar.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = karar.app.server.address() as AddressInfo)
  karar.app.server.on('request', () => come++)
})
afterEach(cutOff)
afterAll(() => karar.close())

function cutOff(): void {
  for (const socket of sockets.splice(0)) socket.destroy()
}

/** Uploads, each on a connection of its own, of which the last bytes never come. */
async function sendHalves(token: string, count: number): Promise<void> {
  const before = come
  for (let number = 0; number < count; number++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    const head = [
      'POST /api/documents/upload HTTP/1.1',
      'host: karar.example',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 100000',
    ]
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe tenant shall'
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  }
  await expect.poll(() => come - before).toBe(count)
}

const whoAmI = async (token: string) => (await karar.call(token)('GET', '/api/auth/me')).statusCode

test('one person has so many requests under way, and nobody else has fewer for it', async () => {
  const asha = await karar.givenSession()
  const bela = await karar.givenSession()
  await sendHalves(asha.token, 60)
  await expect.poll(() => whoAmI(asha.token)).toBe(429)
  expect(await whoAmI(bela.token)).toBe(200)
  cutOff()
  await expect.poll(() => whoAmI(asha.token)).toBe(200)
})

test('of the uploads of one person some are taken in at a time: the others wait, and those of others do not', async () => {
  const asha = await karar.givenSession()
  const bela = await karar.givenSession()
  await sendHalves(asha.token, 6)
  // as long as one takes, and those six have come to their turn by then
  expect((await karar.upload(bela.token, contractNumber(1))).statusCode).toBe(201)
  let answered = false
  const seventh = karar.upload(asha.token, contractNumber(2)).finally(() => {
    answered = true
  })
  // in which time it would long be done
  for (const number of [3, 4, 5]) expect((await karar.upload(bela.token, contractNumber(number))).statusCode).toBe(201)
  expect(answered).toBe(false)
  cutOff()
  expect((await seventh).statusCode).toBe(201)
})
