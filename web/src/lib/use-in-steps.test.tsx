// @vitest-environment happy-dom
import { act, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { live } from './testing/live.tsx'
import { useInSteps } from './use-in-steps.ts'

interface Shown {
  rows: string[] | undefined
  mark: string
}

/** What was on the page, one line a commit, as what it shows comes and changes. */
async function shownOf(...states: Shown[]): Promise<string[]> {
  const seen: string[] = []
  let change: (shown: Shown) => void = () => {}
  function List() {
    const [{ rows, mark }, set] = useState<Shown>({ rows: undefined, mark: '' })
    change = set
    const words = `${useInSteps(rows)?.join(' ') ?? 'waiting'} ${mark}`
    return <p ref={(element) => void (element && seen.at(-1) !== words && seen.push(words))}>{words}</p>
  }
  await live(<List />, [])
  for (const state of states) await act(async () => flushSync(() => change(state)))
  return seen
}

test('what comes for the first time is drawn after the page has stood still for a moment, and drawn for certain', async () => {
  expect(await shownOf({ rows: ['a', 'b'], mark: '1' })).toEqual(['waiting ', 'waiting 1', 'a b 1'])
})

test('a later change is drawn at once, in one with what changes with it: no row comes back that was taken away', async () => {
  const seen = await shownOf(
    { rows: ['a', 'b'], mark: '1' },
    { rows: ['b'], mark: '2' },
    { rows: undefined, mark: '3' },
  )
  expect(seen.slice(3)).toEqual(['b 2', 'waiting 3'])
})
