import { afterAll, afterEach, expect, test, vi } from 'vitest'

/** What each try is answered, in order; the last goes on for all after it. */
let answers: (() => Response)[] = []
let tries = 0
const ends: (() => void)[] = []
const page = new EventTarget()
vi.stubGlobal('window', page)
vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
vi.stubGlobal('localStorage', { getItem: () => 'token', setItem: () => {}, removeItem: () => {} })
vi.stubGlobal('fetch', async () => answers[Math.min(tries++, answers.length - 1)]?.())
const { followEvents, pauseAfter } = await import('./event-stream.ts')

afterEach(() => {
  for (const end of ends.splice(0)) end()
  tries = 0
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const refusal = (status: number) => () => new Response('{}', { status })
/** A stream that says this and goes on, or breaks after it. */
const stream =
  (pieces: string[], breaks = false) =>
  () => {
    const encoder = new TextEncoder()
    const body = new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece))
        if (breaks) setTimeout(() => controller.error(new Error('gone')), 50)
      },
    })
    return new Response(body)
  }
function follow() {
  const heard: unknown[] = []
  ends.push(
    followEvents('/events', {
      onOpen: () => heard.push('open'),
      onLost: () => heard.push('lost'),
      onEvent: (event, data) => heard.push([event, data]),
    }),
  )
  return heard
}
const wait = { timeout: 30_000, interval: 20 }

test('what the stream says is heard, however it is cut into pieces', async () => {
  answers = [stream([': open\n\nevent: a', 'dded\ndata: {"id":', '"करार"}\n\n: still here\n\n'])]
  const heard = follow()
  await expect.poll(() => heard, wait).toEqual(['open', ['added', { id: 'करार' }]])
})

test('a stream that breaks is opened again, also after an error of the server', async () => {
  answers = [stream([': open\n\n'], true), refusal(503), stream(['event: added\ndata: 1\n\n'])]
  const heard = follow()
  await expect.poll(() => heard, wait).toEqual(['open', 'lost', 'lost', 'open', ['added', 1]])
})

test.each([401, 403, 404])('an answer %i is the end: nothing is there to follow', async (status) => {
  answers = [refusal(status), stream([': open\n\n'])]
  const heard = follow()
  await expect.poll(() => tries, wait).toBe(1)
  page.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([tries, heard]).toEqual([1, []])
})

test('the pauses grow to half a minute and differ from one page to another', () => {
  expect([0, 1, 2, 20].map((failures) => pauseAfter(failures, 1))).toEqual([500, 1000, 2000, 30_000])
  expect(pauseAfter(20, 0)).toBe(15_000)
})
