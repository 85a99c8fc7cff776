import { expect, test } from 'vitest'
import { wantsPicture } from './choose-source.ts'

const badly =
  'Tbe Licensee sball pay tbe fee to tlie Licensor witbin seven days fiom tlie date of tbis agreement, and notbing in sucb otber terms as tbe parties bave made sliall lessen it. '
const well =
  'The Licensee shall pay the fee to the Licensor within seven days from the date of this agreement, and nothing in such other terms as the parties have made shall lessen it. '

const layerOf = (text: string) => {
  const run = { text, x0: 0, x1: 400, y: 100, size: 11, font: 'f', spaceBefore: false }
  return {
    number: 1,
    state: 'text' as const,
    runs: { width: 595, height: 842, runs: [run], aside: [], unknownLetters: 0 },
  }
}

test('the picture of a page is read where the text behind it was once recognised badly', () => {
  const scanned = 4_000_000
  expect(wantsPicture(layerOf(badly.repeat(12)), scanned)).toBe('yes')
  expect(wantsPicture(layerOf(well.repeat(12)), scanned)).toBe('no')
  // three slips on a page are misprints
  expect(wantsPicture(layerOf(`${well.repeat(12)}Tbe rent, tbe deposit and tbe fee.`), scanned)).toBe('no')
})
