import type { ChatMessage } from '@karar/schema'
import { expect, test } from 'vitest'
import { exchangesOf } from './exchanges.ts'

const message = (id: string): ChatMessage => ({
  id,
  message_type: id.startsWith('q') ? 'user' : 'ai',
  message_text: id,
  created_at: '2026-11-22T06:00:00.000Z',
  kind: null,
  citations: [],
  law: [],
  follow_ups: [],
})
const read = (...newestFirst: string[]) =>
  exchangesOf(newestFirst.map(message)).map(({ question, answer }) => [question?.id, answer?.id])

test('the conversation is read from its oldest question on, each with its answer', () => {
  expect(read('a2', 'q2', 'a1', 'q1')).toEqual([
    ['q1', 'a1'],
    ['q2', 'a2'],
  ])
})

test('where a page ends between question and answer, nothing is lost or mixed up', () => {
  expect(read('a2', 'q2', 'a1')).toEqual([
    [undefined, 'a1'],
    ['q2', 'a2'],
  ])
  expect(read('q2', 'a1', 'q1')).toEqual([
    ['q1', 'a1'],
    ['q2', undefined],
  ])
  expect(read()).toEqual([])
})
