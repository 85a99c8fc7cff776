// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { useFilters } from './filters.ts'

test('the filters are the same for as long as the address says the same: what hangs on them is not drawn again', async () => {
  const seen: ReturnType<typeof useFilters>[] = []
  function Tools() {
    const filters = useFilters()
    const [count, setCount] = useState(0)
    seen.push(filters)
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Count
        </button>
        <button type="button" onClick={() => filters.change({ q: 'lease' })}>
          Search
        </button>
        <p>Counted {count}</p>
      </>
    )
  }
  const page = await live(<Tools />, [])
  const first = seen.at(-1)!
  await page.press('Count')
  expect(page.words()).toContain('Counted 1')
  expect(seen.at(-1)).toBe(first)
  await page.press('Search')
  expect(seen.at(-1)).not.toBe(first)
  expect(seen.at(-1)?.filters.q).toBe('lease')
})
