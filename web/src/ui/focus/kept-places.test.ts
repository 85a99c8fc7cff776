// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepMoved, placesKept } from './kept-places.ts'

afterEach(() => {
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-moved')
})

const kept = () => JSON.parse(sessionStorage.getItem(placesKept) ?? '{}')

test('whoever scrolled before the script had come is left there, of all places that are kept', () => {
  sessionStorage.setItem(placesKept, JSON.stringify({ [location.pathname]: 900, '/law': 700 }))
  document.documentElement.setAttribute('data-moved', '')
  keepMoved(40)
  expect(kept()).toEqual({ [location.pathname]: 40, '/law': 700 })
})

test('a page that nobody has touched comes back to where it was left', () => {
  sessionStorage.setItem(placesKept, JSON.stringify({ [location.pathname]: 900 }))
  keepMoved(0)
  expect(kept()).toEqual({ [location.pathname]: 900 })
})
