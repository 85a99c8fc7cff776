import type { Comment } from '@karar/schema'
import { expect, test } from 'vitest'
import { beginEditing, changedFields, someoneElseChanged } from './editing.ts'

const base = { content: 'Ask for a cap.', comment_type: 'legal', is_private: false } as Comment

test('only what was changed is sent', () => {
  const { draft } = beginEditing(base)
  expect(changedFields(base, draft)).toEqual({})
  expect(changedFields(base, { ...draft, content: 'Ask twice.' })).toEqual({ content: 'Ask twice.' })
  expect(changedFields(base, { ...draft, is_private: true })).toEqual({ is_private: true })
})

test('other words are told of; another type stays beside one’s own words', () => {
  expect(someoneElseChanged(base, { ...base, content: 'Ask twice.' })).toBe(true)
  expect(someoneElseChanged(base, { ...base, comment_type: 'technical' })).toBe(false)
})
