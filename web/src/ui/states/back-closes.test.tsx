// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { BackClosesQuestions } from './back-closes-questions.ts'
import { Dialog } from './dialog.tsx'

/** What the browser was told to go, and what the router heard of. */
let gone: (number | undefined)[] = []
let heard: unknown[] = []
const hear = ({ state }: PopStateEvent) => void heard.push(state)
const go = history.go

beforeEach(() => {
  gone = []
  heard = []
  history.go = (steps) => void gone.push(steps)
  history.replaceState({ idx: 4 }, '')
  // as the router does: it has been there for longer than any dialog
  window.addEventListener('popstate', hear)
})
afterEach(() => {
  history.go = go
  history.replaceState(null, '')
  window.removeEventListener('popstate', hear)
})

/** The browser comes to another entry of its history. */
const arrive = (idx: number) =>
  act(async () => {
    history.replaceState({ idx }, '')
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }))
  })

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Paste the text" transitionProps={{ duration: 0 }} onClose={() => setOpen(false)}>
          Here
        </Dialog>
      )}
    </>
  )
}

test('going back closes the dialog and leaves the page where it is; the next time it leaves the page', async () => {
  const page = await live(<Page />, ['ui'])
  await page.press('Open')
  await page.wait()
  expect(page.words()).toContain('Paste the text')
  await arrive(3)
  expect(page.words()).not.toContain('Paste the text')
  expect(gone).toEqual([1])
  await arrive(4)
  expect(heard).toEqual([])
  await arrive(3)
  expect(heard).toEqual([{ idx: 3 }])
  expect(gone).toEqual([1])
})

test('several steps back at once are taken back, too', async () => {
  const page = await live(<Page />, ['ui'])
  await page.press('Open')
  await page.wait()
  await arrive(1)
  expect(gone).toEqual([3])
  await arrive(4)
  expect(heard).toEqual([])
})

test('a dialog that was closed by itself holds nobody up', async () => {
  const page = await live(<Page />, ['ui'])
  await page.press('Open')
  await page.wait()
  await page.press('Close')
  await arrive(3)
  expect(heard).toEqual([{ idx: 3 }])
  expect(gone).toEqual([])
})

test('of two that lie over each other the upper one is closed', async () => {
  const page = await liveWithDialogs(
    <>
      <BackClosesQuestions />
      <Page />
    </>,
    ['ui'],
  )
  await page.press('Open')
  await page.wait()
  await act(async () => void modals.open({ title: 'Sure?', transitionProps: { duration: 0 } }))
  await page.wait()
  await arrive(3)
  await arrive(4)
  await page.wait(50)
  expect(page.words()).not.toContain('Sure?')
  expect(page.words()).toContain('Paste the text')
  expect(heard).toEqual([])
})
