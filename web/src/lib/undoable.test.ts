// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishBeforeSignOut } from './before-sign-out.ts'
import { forgetToken, keepToken } from './http/session.ts'
import { undoable } from './undoable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Thing {
  id: string
}

function deleting(answer: () => Promise<string> = async () => '') {
  const sent: string[][] = []
  const deletions = undoable<Thing>(async (items) => {
    sent.push(items.map(({ id }) => id))
    return answer()
  })
  return { deletions, sent }
}

test('the server is told after a while, of all that were deleted meanwhile', async () => {
  const { deletions, sent } = deleting()
  deletions.later([{ id: 'a' }])
  await vi.advanceTimersByTimeAsync(4000)
  deletions.later([{ id: 'b' }, { id: 'a' }])
  // the first gets the same time again
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([])
  expect(deletions.read().waiting.map(({ id }) => id)).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1500)
  expect(sent).toEqual([['a', 'b']])
  expect(deletions.read()).toMatchObject({ waiting: [], failure: '' })
})

test('undone in time, nothing is deleted', async () => {
  const { deletions, sent } = deleting()
  deletions.later([{ id: 'a' }])
  deletions.undo()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
})

test('who reads or reaches for the message has all the time it takes', async () => {
  const { deletions, sent } = deleting()
  deletions.later([{ id: 'a' }])
  deletions.stopClock()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  deletions.startClock()
  await vi.advanceTimersByTimeAsync(6000)
  expect(sent).toEqual([['a']])
})

test('what was sent stays out of sight until it is known, and comes back with the reason where it failed', async () => {
  let answer: (words: string) => void = () => {}
  const { deletions } = deleting(() => new Promise((resolve) => (answer = resolve)))
  deletions.later([{ id: 'a' }])
  await vi.advanceTimersByTimeAsync(6000)
  expect([...deletions.read().sent]).toEqual(['a'])
  answer('The document is being read.')
  await vi.advanceTimersByTimeAsync(0)
  expect(deletions.read()).toMatchObject({ waiting: [], failure: 'The document is being read.' })
  expect(deletions.read().sent.size).toBe(0)
  deletions.forgetFailure()
  expect(deletions.read().failure).toBe('')
})

test('whoever leaves the page or signs out has deleted what waited', async () => {
  const { deletions, sent } = deleting()
  deletions.later([{ id: 'a' }])
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([['a']])
  deletions.later([{ id: 'b' }])
  await finishBeforeSignOut()
  expect(sent).toEqual([['a'], ['b']])
})

test('the next person to sign in deletes nothing of the one before', async () => {
  keepToken('first')
  const { deletions, sent } = deleting()
  deletions.later([{ id: 'a' }])
  forgetToken()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  expect(deletions.read().waiting).toEqual([])
})

test('who listens hears of each change until they go', () => {
  const { deletions } = deleting()
  const heard = vi.fn()
  const end = deletions.on(heard)
  deletions.later([{ id: 'a' }])
  deletions.undo()
  expect(heard).toHaveBeenCalledTimes(2)
  end()
  deletions.later([{ id: 'a' }])
  expect(heard).toHaveBeenCalledTimes(2)
  deletions.undo()
})
