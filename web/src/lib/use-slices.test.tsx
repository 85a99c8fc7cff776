// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { live } from './testing/live.tsx'
import { useSlices } from './use-slices.ts'

function watched(atOnce: boolean) {
  const seen: number[] = []
  function Parts({ count }: { count: number }) {
    const drawn = Math.min(useSlices(count, atOnce), count)
    return <p ref={(element) => void (element && seen.at(-1) !== drawn && seen.push(drawn))}>{drawn}</p>
  }
  return { seen, Parts }
}

test('a page is drawn part after part from its top, and then it is whole', async () => {
  const { seen, Parts } = watched(false)
  const page = await live(<Parts count={4} />, [])
  for (let time = 0; time < 8; time += 1) await page.wait(1)
  expect(seen).toEqual([1, 2, 3, 4])
})

test('one to whose places somebody comes back is whole from the start', async () => {
  const { seen, Parts } = watched(true)
  await live(<Parts count={4} />, [])
  expect(seen).toEqual([4])
})
