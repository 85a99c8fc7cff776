// @vitest-environment happy-dom
import { Button } from '@mantine/core'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { live } from '../testing/live.tsx'
import { useSend } from './use-send.ts'

test('two presses at one go send once; once the answer is drawn the next press sends again', async () => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  function Form() {
    const { mutate, isSuccess } = useSend({
      mutationFn: (what: string) => new Promise<void>((resolve) => answers.push(() => resolve(void sent.push(what)))),
    })
    return (
      <>
        <Button onClick={() => mutate('a letter')}>Send</Button>
        {isSuccess && <p>It is on its way</p>}
      </>
    )
  }
  const page = await live(<Form />, [])
  const pressTwice = () =>
    act(async () => {
      page.control('Send').click()
      page.control('Send').click()
    })
  await pressTwice()
  await page.wait()
  await page.press('Send')
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await vi.waitFor(async () => {
    await page.wait()
    expect([sent, page.words()]).toEqual([['a letter'], 'Send It is on its way'])
  })
  await pressTwice()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
})

test('what is answered before it was drawn as sent lets the next one go too', async () => {
  let sent = 0
  function Form() {
    const { mutate } = useSend({ mutationFn: async () => void sent++ })
    return <Button onClick={() => mutate()}>Send</Button>
  }
  const page = await live(<Form />, [])
  for (const times of [1, 2, 3]) {
    await vi.waitFor(async () => {
      await page.press('Send')
      await page.wait()
      expect(sent).toBeGreaterThanOrEqual(times)
    })
  }
})
