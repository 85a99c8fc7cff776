// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import { act, type ComponentProps, useState } from 'react'
import { createMemoryRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { BackClosesQuestions } from './back-closes-questions.ts'
import { Dialog } from './dialog.tsx'

type Context = NonNullable<ComponentProps<typeof DataRouterContext.Provider>['value']>

/** A person came from the first page by the second to the third. */
let router = atThird()
function atThird() {
  const initialEntries = ['/first', '/second', '/third']
  return createMemoryRouter(
    initialEntries.map((path) => ({ path, element: null })),
    { initialEntries },
  )
}
beforeEach(() => {
  router = atThird()
})

const where = () => router.state.location.pathname
const go = (steps: number) => act(() => router.navigate(steps))

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <DataRouterContext value={{ router } as Context}>
      <BackClosesQuestions />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Paste the text" transitionProps={{ duration: 0 }} onClose={() => setOpen(false)}>
          Here
        </Dialog>
      )}
    </DataRouterContext>
  )
}

async function opened() {
  const page = await liveWithDialogs(<Page />, ['ui'])
  await page.press('Open')
  await page.wait()
  expect(page.words()).toContain('Paste the text')
  return page
}

test('going back closes the dialog and leaves the page where it is; the next time it leaves the page', async () => {
  const page = await opened()
  await go(-1)
  expect(page.words()).not.toContain('Paste the text')
  expect(where()).toBe('/third')
  await go(-1)
  expect(where()).toBe('/second')
})

test('several steps back at once are taken back, too', async () => {
  const page = await opened()
  await go(-2)
  expect(page.words()).not.toContain('Paste the text')
  expect(where()).toBe('/third')
})

test('a link in a dialog leads where it leads', async () => {
  await opened()
  await act(() => router.navigate('/second'))
  expect(where()).toBe('/second')
})

test('a dialog that was closed by itself holds nobody up', async () => {
  const page = await opened()
  await page.press('Close')
  await go(-1)
  expect(where()).toBe('/second')
})

test('of two that lie over each other the upper one is closed first', async () => {
  const page = await opened()
  await act(async () => void modals.open({ title: 'Sure?', transitionProps: { duration: 0 } }))
  await page.wait()
  await go(-1)
  await page.wait(50)
  expect(page.words()).not.toContain('Sure?')
  expect(page.words()).toContain('Paste the text')
  await go(-1)
  expect(page.words()).not.toContain('Paste the text')
  expect(where()).toBe('/third')
})

test('where nothing knows of ways back, a dialog is one all the same', async () => {
  const page = await live(
    <Dialog title="Paste the text" onClose={() => {}}>
      Here
    </Dialog>,
    ['ui'],
  )
  await page.wait()
  expect(page.words()).toContain('Paste the text')
})
