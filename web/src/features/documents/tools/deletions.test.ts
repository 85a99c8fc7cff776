import type { Document, DocumentId } from '@karar/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../../../lib/http/http-error.ts'

const server = {
  deleteDocument: vi.fn(async (_id: DocumentId) => {}),
  deleteDocuments: vi.fn(async (ids: readonly DocumentId[]) => ({
    deleted: [...ids],
    failed: [] as { id: DocumentId; detail: string }[],
  })),
  dropFromLists: vi.fn(),
  refreshList: vi.fn(async () => {}),
}
vi.mock('../api.ts', () => server)
vi.mock('i18next', () => ({ default: { t: (key: string) => key } }))
const page = new EventTarget()
vi.stubGlobal('window', page)

const { deleteLater, flushDeletions, readDeletions, startClock, stopClock, undoDeletions } = await import(
  './deletions.ts'
)

const given = (name: string) => ({ id: name, original_filename: name }) as unknown as Document
const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, number) => given(`${prefix}${number}`))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  undoDeletions()
  await vi.advanceTimersByTimeAsync(20_000)
  vi.clearAllMocks()
})

test('the server is told after six seconds, and the document is out of sight all the while', async () => {
  deleteLater([given('a')])
  expect(readDeletions().waiting.map(({ id }) => id)).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(5900)
  expect(server.deleteDocument).not.toHaveBeenCalled()
  let answer = () => {}
  server.deleteDocument.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(200)
  expect(server.deleteDocument.mock.calls).toEqual([['a']])
  expect([readDeletions().waiting, [...readDeletions().sent]]).toEqual([[], ['a']])
  answer()
  await vi.advanceTimersByTimeAsync(1)
  expect(server.refreshList).toHaveBeenCalled()
  expect(readDeletions()).toMatchObject({ waiting: [], sent: new Set(), failure: '' })
})

test('what is undone is never sent', async () => {
  deleteLater(ids('a', 3))
  undoDeletions()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.deleteDocument).not.toHaveBeenCalled()
  expect(server.deleteDocuments).not.toHaveBeenCalled()
})

test('a second deletion joins the first, and both have the whole time', async () => {
  deleteLater([given('a')])
  await vi.advanceTimersByTimeAsync(5000)
  deleteLater([given('b'), given('a')])
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.deleteDocuments).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1100)
  expect(server.deleteDocuments.mock.calls.map(([sent]) => sent)).toEqual([['a', 'b']])
})

test('the time stands still while somebody reads the message', async () => {
  deleteLater([given('a')])
  stopClock()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.deleteDocument).not.toHaveBeenCalled()
  startClock()
  await vi.advanceTimersByTimeAsync(6100)
  expect(server.deleteDocument).toHaveBeenCalledTimes(1)
})

test('leaving the page sends at once what waits, all parts of it at the same moment, and only once', async () => {
  deleteLater(ids('a', 230))
  page.dispatchEvent(new Event('pagehide'))
  expect(server.deleteDocuments.mock.calls.map(([sent]) => sent.length)).toEqual([100, 100, 30])
  page.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.deleteDocuments).toHaveBeenCalledTimes(3)
})

test('what could not be deleted is told of and comes back', async () => {
  server.deleteDocument.mockRejectedValueOnce(new HttpError('status', 404))
  deleteLater([given('a')])
  await flushDeletions()
  expect(readDeletions()).toMatchObject({ waiting: [], sent: new Set(), failure: 'documents:delete.gone' })
  expect(server.dropFromLists).not.toHaveBeenCalled()

  server.deleteDocuments.mockResolvedValueOnce({
    deleted: ['b' as DocumentId],
    failed: [{ id: 'c' as DocumentId, detail: 'Document not found.' }],
  })
  deleteLater([given('b'), given('c')])
  expect(readDeletions().failure).toBe('')
  await flushDeletions()
  expect(readDeletions().failure).toBe('documents:delete.someFailed')
  expect(server.dropFromLists).toHaveBeenCalledWith(new Set(['b']))
})
