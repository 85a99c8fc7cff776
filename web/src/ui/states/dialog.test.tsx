// @vitest-environment happy-dom
import { Button, Menu } from '@mantine/core'
import { modals } from '@mantine/modals'
import { act, type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { liveWithDialogs } from '../../lib/testing/live-with-dialogs.tsx'
import { PressMenu } from '../press-menu.tsx'
import { Dialog } from './dialog.tsx'
import { GiveFocusBack } from './give-focus-back.ts'

type Name = 'Preview' | 'Download'

function Page({ opener }: { opener: (open: () => void) => ReactNode }) {
  const [shown, setShown] = useState<Name | null>(null)
  return (
    <>
      {opener(() => setShown('Preview'))}
      {shown && (
        <Dialog key={shown} title={shown} transitionProps={{ duration: 0 }} onClose={() => setShown(null)}>
          <Button onClick={() => setShown('Download')}>Go on</Button>
          <Button onClick={() => setShown(null)}>Done</Button>
        </Dialog>
      )}
    </>
  )
}

const aButton = (open: () => void) => (
  <button type="button" onClick={open}>
    Open
  </button>
)
const inMenu = (open: () => void) => (
  <PressMenu target={<button type="button">More</button>}>
    <Menu.Item onClick={open}>Open</Menu.Item>
  </PressMenu>
)

async function opened(opener: (open: () => void) => ReactNode) {
  const page = await live(<Page opener={opener} />, ['ui'])
  if (opener === inMenu) {
    await page.press('More')
    await page.wait(20)
  }
  await act(async () => page.control('Open').focus())
  await page.press('Open')
  await page.wait(50)
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
  return page
}

test('closed, a dialog gives the keyboard back to the button that opened it', async () => {
  const page = await opened(aButton)
  await page.press('Done')
  await page.wait(50)
  expect(document.activeElement).toBe(page.control('Open'))
})

test('opened from a menu, which is gone by then, it gives it to the button of the menu', async () => {
  const page = await opened(inMenu)
  await page.press('Done')
  await page.wait(50)
  expect(document.activeElement).toBe(page.control('More'))
})

test('a dialog that took the place of another goes back to where the first was opened', async () => {
  const page = await opened(aButton)
  await act(async () => page.control('Go on').focus())
  await page.press('Go on')
  await page.wait(50)
  await page.press('Done')
  await page.wait(50)
  expect(document.activeElement).toBe(page.control('Open'))
})

test('where the button went with what was done, its row has the keyboard; where it waits, too', async () => {
  function Row() {
    const [state, setState] = useState<'asks' | 'waits' | 'done'>('asks')
    const [open, setOpen] = useState(false)
    return (
      <ul>
        <li>
          {state !== 'done' && (
            <button type="button" disabled={state === 'waits'} onClick={() => setOpen(true)}>
              Assign
            </button>
          )}
          {open && (
            <Dialog title="Whom?" transitionProps={{ duration: 0 }} onClose={() => setOpen(false)}>
              {(['waits', 'done'] as const).map((next) => (
                <Button
                  key={next}
                  onClick={() => {
                    setState(next)
                    setOpen(false)
                  }}
                >
                  {next}
                </Button>
              ))}
            </Dialog>
          )}
        </li>
      </ul>
    )
  }
  for (const next of ['waits', 'done']) {
    const page = await live(<Row />, ['ui'])
    await act(async () => page.control('Assign').focus())
    await page.press('Assign')
    await page.wait(50)
    await page.press(next)
    await page.wait(50)
    expect(document.activeElement?.tagName, next).toBe('LI')
    await page.close()
  }
})

test('a question asked from a menu gives it back to the button of the menu, too', async () => {
  const children = (
    <>
      <GiveFocusBack />
      <Button onClick={() => modals.closeAll()}>Keep</Button>
    </>
  )
  const page = await liveWithDialogs(
    inMenu(() => void modals.open({ title: 'Sure?', children })),
    ['ui'],
  )
  await page.press('More')
  await page.wait(20)
  await act(async () => page.control('Open').focus())
  await page.press('Open')
  await page.wait(50)
  await page.press('Keep')
  await page.wait(50)
  expect(document.activeElement).toBe(page.control('More'))
})
