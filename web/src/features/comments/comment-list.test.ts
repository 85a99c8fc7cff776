import type { Comment } from '@karar/schema'
import { expect, test } from 'vitest'
import { type CommentList, dropComment, putComment } from './comment-list.ts'

const comment = (id: string, rest: Partial<Comment> = {}) => ({ id, content: id, edited_at: null, ...rest }) as Comment
const listOf = (...pages: string[][]): CommentList => ({
  pages: pages.map((ids, index) => ({
    rows: ids.map((id) => comment(id)),
    next: index < pages.length - 1 ? 'more' : null,
    total: 9,
  })),
  pageParams: [],
})
const shown = ({ pages }: CommentList) => pages.map(({ rows }) => rows.map(({ id }) => id).join(''))
const totals = ({ pages }: CommentList) => pages.map(({ total }) => total)

test.each([
  ['a new one comes first', 'z', ['zfe', 'db']],
  ['one that turned public takes its place by age', 'c', ['fe', 'dcb']],
  ['one between two pages belongs to the second', 'dd', ['fe', 'dddb']],
  ['the oldest of all comes last', 'a', ['fe', 'dba']],
])('%s', (_, id, expected) => {
  const list = putComment(listOf(['f', 'e'], ['d', 'b']), comment(id), true)
  expect(shown(list)).toEqual(expected)
  expect(totals(list)).toEqual([10, 10])
})

test('one that is older than all that are here waits for its page, and is counted', () => {
  const list = listOf(['f', 'e'])
  const more = { ...list, pages: list.pages.map((page) => ({ ...page, next: 'more' })) }
  expect([shown(putComment(more, comment('a'), true)), totals(putComment(more, comment('a'), true))]).toEqual([
    ['fe'],
    [10],
  ])
})

test('the first comment of a list that was empty', () => {
  expect(shown(putComment(listOf([]), comment('a'), true))).toEqual(['a'])
})

test('a comment that is told of twice is there once and counted once', () => {
  const once = putComment(listOf(['b']), comment('c'), true)
  const twice = putComment(once, comment('c'), true)
  expect([shown(twice), totals(twice)]).toEqual([['cb'], [10]])
})

test('an edit takes the place of what was there, and what comes late does not', () => {
  const first = comment('b', { content: 'first', edited_at: '2026-11-22T10:00:00.000Z' })
  const second = comment('b', { content: 'second', edited_at: '2026-11-22T10:00:01.000Z' })
  const wordsAfter = (...edits: Comment[]) =>
    edits.reduce((list, edit) => putComment(list, edit, false), listOf(['b'])).pages[0]?.rows[0]?.content
  expect(wordsAfter(first)).toBe('first')
  expect(wordsAfter(first, second)).toBe('second')
  expect(wordsAfter(second, first)).toBe('second')
})

test('a deleted comment is counted out once', () => {
  const once = dropComment(listOf(['c', 'b'], ['a']), 'b' as Comment['id'])
  const twice = dropComment(once, 'b' as Comment['id'])
  expect([shown(twice), totals(twice)]).toEqual([
    ['c', 'a'],
    [8, 8],
  ])
})
