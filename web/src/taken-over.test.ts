// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { drawnIn, redoEarly } from './lib/early.ts'

test('a notice that was opened as the page was taken over stays open, though no event had told of it', () => {
  Object.assign(globalThis, { early: { clicks: new Map(), focus: null, pressed: null } })
  const root = document.createElement('div')
  const page = '<details><summary>One</summary></details><details><summary>Two</summary></details>'
  root.innerHTML = page
  const before = drawnIn(root)
  before.notices[1]!.open = true
  root.innerHTML = page
  redoEarly(root, before)
  expect(drawnIn(root).notices.map(({ open }) => open)).toEqual([false, true])
})
