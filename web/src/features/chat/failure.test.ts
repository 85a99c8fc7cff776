import { beforeAll, expect, test, vi } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { loadWords } from '../../lib/text/words.ts'
import { failureOf, NotAnswered } from './failure.ts'

beforeAll(() => loadWords('chat'))

const plain = 'Failed to send message. Please try again.'

test.each<[error: unknown, words: string, reason: string]>([
  [new HttpError('status', 400, { detail: 'Please enter a message' }), 'Please enter a message', ''],
  [new HttpError('status', 400), 'Document must be analyzed before chat is available.', ''],
  [new HttpError('status', 404, { detail: 'Document not found.' }), plain, ''],
  [new HttpError('status', 409, { detail: 'Clear the chat.' }), plain, 'Clear the chat.'],
  [new HttpError('status', 429, { detail: 'Please wait for them.' }), plain, 'Please wait for them.'],
  [new HttpError('status', 503, { detail: 'It took too long.' }), plain, 'It took too long.'],
  [new HttpError('status', 500, { detail: 'Something went wrong.' }), plain, ''],
  [new HttpError('network'), plain, ''],
  [new HttpError('timeout'), plain, ''],
  [new NotAnswered('It took too long.'), plain, 'It took too long.'],
  [new TypeError('no'), plain, ''],
])('%s is told as "%s" %s', (error, words, reason) => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(failureOf(error)).toEqual({ words, reason })
})

test('without a connection the person is told so', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureOf(new HttpError('network'))).toEqual({
    words: plain,
    reason: 'You are offline. Your question is kept.',
  })
})
