// @vitest-environment happy-dom
import { Button } from '@mantine/core'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { useKeepWaiting } from './use-keep-waiting.ts'

let answer: () => void = () => {}
function Form() {
  useKeepWaiting()
  const [sending, setSending] = useState(false)
  answer = () => setSending(false)
  return (
    <main id="main" tabIndex={-1}>
      <Button loading={sending} onClick={() => setSending(true)}>
        Save
      </Button>
      <Button>Leave</Button>
    </main>
  )
}

/** Presses Save by the keyboard; the browser then takes the keyboard away, since the button cannot be pressed any more. */
async function sendByKeyboard() {
  const page = await live(<Form />, [])
  const save = page.control('Save')
  await act(async () => {
    save.focus()
    // this DOM takes it from no button that is disabled
    save.blur()
    save.click()
  })
  expect([save.matches(':disabled'), document.activeElement]).toEqual([true, document.body])
  return { page, save }
}

test('a button that waited has the keyboard again when it can be pressed', async () => {
  const { save } = await sendByKeyboard()
  await act(async () => answer())
  expect(document.activeElement).toBe(save)
})

test('whoever has gone on meanwhile, by keyboard or by mouse, stays there', async () => {
  const { page } = await sendByKeyboard()
  const leave = page.control('Leave')
  await act(async () => leave.focus())
  await act(async () => answer())
  expect(document.activeElement).toBe(leave)
  await page.close()

  await sendByKeyboard()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await act(async () => answer())
  expect(document.activeElement).toBe(document.body)
})
