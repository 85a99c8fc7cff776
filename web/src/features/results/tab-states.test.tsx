import { expect, test } from 'vitest'
import { ViewsProvider } from '../../lib/document-view.ts'
import { draw } from '../../lib/testing/draw.tsx'
import type { ResultsState } from './states/load-state.ts'
import { useTabs } from './tabs.ts'

const View = () => null
const views = { analysis: View, position: View, chat: View, comments: View }

/** What the tabs are in a state, as '[id]' where locked, '*' after the one that is shown, '!' where one is to begin. */
async function tabsIn(state: ResultsState['kind'], address = '/'): Promise<string> {
  function Tabs() {
    const { tabs, current } = useTabs(state, 0)
    return tabs.map(
      ({ id, locked, chip }) => `${locked ? `[${id}]` : id}${chip ? '!' : ''}${id === current ? '*' : ''} `,
    )
  }
  const markup = await draw(
    <ViewsProvider value={views}>
      <Tabs />
    </ViewsProvider>,
    ['results'],
    address,
  )
  return markup.replaceAll(/<style.*?<\/style>/gs, '').trim()
}

test('before there is an analysis the tabs that need one are locked, and one is to begin with the first', async () => {
  const locked = 'professional!* [analysis] [position] [chat] comments'
  expect(await tabsIn('none')).toBe(locked)
  expect(await tabsIn('running', '/?tab=chat')).toBe(locked)
})

test.each(['loading', 'error', 'ready'] as const)('%s: no padlock', async (state) =>
  expect(await tabsIn(state, '/?tab=chat')).toBe('professional analysis position chat* comments'),
)
