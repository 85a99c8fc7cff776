// @vitest-environment happy-dom
import type { Card, DocumentId } from '@karar/schema'
import { expect, test } from 'vitest'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { aDocument, anIssue } from '../../../lib/testing/made.ts'
import { serve } from '../../../lib/testing/serve.ts'
import { refreshTicks } from '../api.ts'
import { ResolvedBox } from './resolved-box.tsx'
import { useResolved } from './use-resolved.ts'

const id = aDocument().id as DocumentId
const card: Card = [anIssue({ id: 'a', title: 'You pay' }), anIssue({ id: 'b' }), anIssue({ id: 'c' })]
const at = (issueId: string) => `/documents/${id}/resolved-issues/${issueId}`

function Ticks() {
  const resolved = useResolved(id, true)
  return (
    <>
      <ResolvedBox card={card} resolved={resolved} />
      <p>{`settled: ${[...resolved.ids].sort().join(' ') || 'none'}.`}</p>
    </>
  )
}

async function ticked(answers: Parameters<typeof serve>[0]) {
  const asked = serve({ [`GET /documents/${id}/resolved-issues`]: [200, []], ...answers })
  const page = await liveWithDialogs(<Ticks />, ['results'])
  await page.choose('Settled: You pay')
  await page.wait()
  return { page, asked: asked.map(({ what }) => what).filter((what) => !what.startsWith('GET')) }
}

const failure = 'The tick could not be kept, so it is as it was before.'

test('a tick settles a card in all its places', async () => {
  const { page, asked } = await ticked(Object.fromEntries(['a', 'b', 'c'].map((one) => [`PUT ${at(one)}`, [204]])))
  expect(asked).toEqual(['a', 'b', 'c'].map((one) => `PUT ${at(one)}`))
  expect(page.words()).toContain('settled: a b c.')
  expect(page.words()).not.toContain(failure)
})

test('what of it could not be kept is taken back, and said once', async () => {
  const { page } = await ticked({ [`PUT ${at('b')}`]: [204], [`PUT ${at('a')}`]: [500], [`PUT ${at('c')}`]: [500] })
  expect(page.words()).toContain('settled: b.')
  expect(page.words().split(failure)).toHaveLength(2)
})

test('that nothing is ticked off has nothing drawn anew once it is known', async () => {
  const asked = serve({ [`GET /documents/${id}/resolved-issues`]: [200, []] })
  const seen = new Set<unknown>()
  function Seen() {
    const { ids } = useResolved(id, true)
    seen.add(ids)
    return null
  }
  const page = await liveWithDialogs(<Seen />, ['results'])
  await page.wait()
  expect(asked).toHaveLength(1)
  expect(seen.size).toBe(1)
})

test('ticks made on another page are there at once, and never take away what is on its way from this one', async () => {
  let keep = () => {}
  const kept = new Promise<readonly [number]>((resolve) => {
    keep = () => resolve([204])
  })
  let known = ['x']
  serve({
    [`GET /documents/${id}/resolved-issues`]: () => [200, known],
    ...Object.fromEntries(['a', 'b', 'c'].map((one) => [`PUT ${at(one)}`, () => kept])),
  })
  const page = await liveWithDialogs(<Ticks />, ['results'])
  await page.wait()
  known = ['x', 'y']
  refreshTicks(id)
  await page.wait()
  await page.wait()
  expect(page.words()).toContain('settled: x y.')
  await page.choose('Settled: You pay')
  refreshTicks(id)
  await page.wait()
  expect(page.words()).toContain('settled: a b c x y.')
  known = ['a', 'b', 'c', 'x']
  keep()
  await page.wait()
  await page.wait()
  expect(page.words()).toContain('settled: a b c x.')
})
