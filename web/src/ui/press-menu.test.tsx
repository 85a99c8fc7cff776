// @vitest-environment happy-dom
import { Menu } from '@mantine/core'
import { expect, test } from 'vitest'
import { live } from '../lib/testing/live.tsx'
import { PressMenu } from './press-menu.tsx'

test('a menu is there once its button is pressed, with the focus on its way; closed, that comes back to the button', async () => {
  let done = ''
  const page = await live(
    <PressMenu target={<button type="button">More</button>}>
      <Menu.Item onClick={() => (done = 'renamed')}>Rename</Menu.Item>
    </PressMenu>,
    [],
  )
  const button = () => page.control('More')
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(page.offers('Rename')).toBe(false)
  await page.press('More')
  await page.wait(20)
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await page.press('Rename')
  await page.wait(20)
  expect(done).toBe('renamed')
  expect(document.activeElement).toBe(button())
  // from here on it is a menu like any other
  await page.press('More')
  await page.wait(20)
  expect(page.offers('Rename')).toBe(true)
})
