import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractText } from '../../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { pngOf } from '../../../testing/pictures.ts'

let karar: TestKarar
let token: string
beforeAll(async () => {
  karar = await openTestKarar()
  token = (await karar.givenUser()).token
})
afterAll(() => karar.close())

const send = (parts: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer> | string])[]) => {
  const form = new FormData()
  for (const [name, bytes] of parts) form.append('file', new File([bytes], name))
  const headers = { authorization: `Bearer ${token}` }
  return karar.app.inject({ method: 'POST', url: '/api/documents/upload', headers, payload: form })
}

test('photos become one PDF, a page each in their order, and that is what can be downloaded', async () => {
  const answer = await send([
    ['Lease page 1.PNG', pngOf(300, 400)],
    ['Lease page 2.png', pngOf(400, 300)],
  ])
  expect(answer.statusCode, answer.body).toBe(201)
  const { id, file_size } = answer.json()
  expect(answer.json()).toMatchObject({
    original_filename: 'Lease page 1.pdf',
    mime_type: 'application/pdf',
    page_count: 2,
  })
  const file = await karar.call(token)('GET', `/api/documents/${id}/file`)
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(file_size) })
  expect(file.body.startsWith('%PDF-')).toBe(true)
  const boxes = [...file.body.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'wide' : 'tall',
  )
  expect(boxes).toEqual(['tall', 'wide'])
})

test('one photo is a document of one page; the same one again is known', async () => {
  const photo = [['shop.png', pngOf(200, 300)]] as const satisfies Parameters<typeof send>[0]
  expect((await send(photo)).json()).toMatchObject({ original_filename: 'shop.pdf', page_count: 1 })
  const again = await send(photo)
  expect([again.statusCode, again.json().detail.reason]).toEqual([409, 'duplicate_document'])
})

test.each([
  [
    'a photo and a text',
    [
      ['a.png', pngOf(20, 30)],
      ['b.txt', contractText],
    ],
    415,
    /File 2 of these is no JPG or PNG/,
  ],
  [
    'two texts',
    [
      ['a.txt', contractText],
      ['b.txt', contractText],
    ],
    415,
    /File 1 of these/,
  ],
  [
    'a damaged one',
    [
      ['a.png', pngOf(20, 30)],
      ['b.png', pngOf(20, 30).slice(0, 40)],
    ],
    422,
    /Photo 2 is damaged/,
  ],
  ['a wall of dots', [['a.png', pngOf(60_000, 60_000, 50_000)]], 422, /75 million dots/],
] as const)('%s is refused in words', async (_what, parts, status, sentence) => {
  const answer = await send(parts)
  expect(answer.statusCode, answer.body).toBe(status)
  expect(answer.json().detail.message).toMatch(sentence)
})

test('more than a document may have is refused before it is looked at', async () => {
  const small = pngOf(2, 2)
  const many = await send(Array.from({ length: 31 }, (_, i) => [`${i}.png`, small] as const))
  expect([many.statusCode, many.json().detail]).toEqual([400, expect.stringMatching(/at most 30 photos/)])
  // 31 MB of which no one is over its own limit
  const heavy = await send(Array.from({ length: 4 }, () => ['a.png', new Uint8Array(8 * 1024 * 1024)] as const))
  expect([heavy.statusCode, heavy.json().detail]).toEqual([413, expect.stringMatching(/larger than 30 MB together/)])
})
