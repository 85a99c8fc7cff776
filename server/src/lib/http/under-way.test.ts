import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import type { App } from './http.ts'
import { limitUnderWay } from './under-way.ts'

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

const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe tenant shall'

/** An upload on a connection of its own. @param length of its body, of which more may be said than comes */
function send(token: string, body: string, length: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  const head = [
    'POST /api/documents/upload HTTP/1.1',
    'host: karar.example',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return socket
}

/** Uploads of which the last bytes never come. */
async function sendHalves(token: string, count: number): Promise<void> {
  const before = come
  for (let number = 0; number < count; number++) send(token, part, 100_000)
  await expect.poll(() => come - before).toBe(count)
}

const whoAmI = async (token: string) => (await karar.call(token)('GET', '/api/auth/me')).statusCode

test('one person has so many requests under way, and nobody else has fewer for it', async () => {
  const asha = await karar.givenSession()
  const bela = await karar.givenSession()
  await sendHalves(asha.token, 60)
  const statusOf = async () => {
    const status = await whoAmI(asha.token)
    // one that a busy database refused is made up for
    if (status === 200) await sendHalves(asha.token, 1)
    return status
  }
  await expect.poll(statusOf).toBe(429)
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

test('whoever leaves while their upload waits for its turn takes no place along', async () => {
  const asha = await karar.givenSession()
  const bela = await karar.givenSession()
  const whole = `${part} pay.\r\n--x--\r\n`
  // as many as there are places: were each lost, there would be none
  for (let round = 0; round < 6; round++) {
    await sendHalves(asha.token, 6)
    expect((await karar.upload(bela.token, contractNumber(40 + round))).statusCode).toBe(201)
    const before = come
    const seventh = send(asha.token, whole, whole.length)
    await expect.poll(() => come - before).toBe(1)
    expect((await karar.upload(bela.token, contractNumber(50 + round))).statusCode).toBe(201)
    const closed = new Promise((resolve) => seventh.once('close', resolve))
    seventh.destroy()
    await closed
    expect((await karar.upload(bela.token, contractNumber(60 + round))).statusCode).toBe(201)
    cutOff()
    expect((await karar.upload(bela.token, contractNumber(70 + round))).statusCode).toBe(201)
  }
  const eighth = karar.upload(asha.token, contractNumber(80))
  expect((await Promise.race([eighth, delay(10_000, undefined, { ref: false })]))?.statusCode).toBe(201)
})

test('of a network without a session calls are bounded, and neither pages nor the question how Karar is', async () => {
  const app = fastify()
  app.decorateRequest('person', null)
  limitUnderWay(app as unknown as App)
  const waiting = Promise.withResolvers<string>()
  for (const url of ['/assets/start.js', '/api', '/api/law']) app.get(url, () => waiting.promise)
  app.post('/api/auth/login', async () => 'in')
  // asked once somebody waits for the answer
  const get = async (url: string) => await app.inject({ url })
  const slow = Array.from({ length: 110 }, () => ['/assets/start.js', '/api'].map(get)).flat()
  const signIn = async () => (await app.inject({ method: 'POST', url: '/api/auth/login' })).statusCode
  expect(await signIn()).toBe(200)
  slow.push(...Array.from({ length: 100 }, () => get('/api/law')))
  await expect.poll(signIn).toBe(429)
  slow.push(get('/assets/start.js'), get('/api'))
  waiting.resolve('there')
  expect((await Promise.all(slow)).every(({ statusCode }) => statusCode === 200)).toBe(true)
  await app.close()
})
