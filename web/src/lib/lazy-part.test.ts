import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

function signedIn(token: string | null): void {
  vi.stubGlobal('localStorage', { getItem: () => token })
}

/** What stands there in the first moment, before anything that is waited for has come. */
const firstLook = (Part: () => unknown): string =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Part as () => null)))

const page = () => createElement('h1', null, 'Documents')

afterEach(() => vi.unstubAllGlobals())

test('what its route has loaded is drawn at once, not waited for', async () => {
  signedIn('a token')
  const unloaded = lazyPart(async () => page)
  expect(firstLook(unloaded.Part)).toContain('waiting')
  const { Part, loader } = lazyPart(async () => page)
  await loader()
  const look = firstLook(Part)
  expect(look).toContain('Documents')
  expect(look).not.toContain('waiting')
})

test('for a visitor its route loads nothing', async () => {
  signedIn(null)
  const load = vi.fn(async () => page)
  await lazyPart(load).loader()
  expect(load).not.toHaveBeenCalled()
  signedIn('a token')
  await lazyPart(load).loader()
  expect(load).toHaveBeenCalledOnce()
})
