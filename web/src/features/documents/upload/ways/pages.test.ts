import { expect, test } from 'vitest'
import { asFileName, moved, nameOf, type PhotoPage } from './pages.ts'

const page = (key: number): PhotoPage => ({ key, name: `${key}.jpg`, photo: new Blob(), blob: new Blob(), url: '' })
const three = [1, 2, 3].map(page)
const order = (pages: readonly PhotoPage[]) => pages.map(({ key }) => key).join('')

test.each([
  [3, -1, '132'],
  [1, 1, '213'],
  [1, 2, '231'],
  [1, -1, '123'],
  [3, 1, '123'],
  [9, 1, '123'],
])('photo %i moved by %i: %s', (key, by, expected) => expect(order(moved(three, key, by))).toBe(expected))

test.each([
  ['IMG_2031.JPG', 'IMG_2031'],
  ['lease v1.2 signed.jpeg', 'lease v1.2 signed'],
  ['image', 'image'],
  [undefined, ''],
])('photos of which the first is %s make a document called "%s"', (first, name) => expect(nameOf(first)).toBe(name))

test.each([
  ['Rent 2026/27 ', 'Rent 2026-27'],
  ['Tent \\ house', 'Tent - house'],
  [' / ', '-'],
  ['  ', ''],
])('who calls a document "%s" gets all of it as its name', (typed, name) => expect(asFileName(typed)).toBe(name))
