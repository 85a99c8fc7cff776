import { expect, test } from 'vitest'
import { withoutFooters } from './footers.ts'

const kept = (text: string): string => {
  const { start, end } = withoutFooters(text, { start: 0, end: text.length })
  return text.slice(start, end)
}

test.each([
  [
    'Nimbus answers for every loss that Orbis suffers, however\n\nSource: ORBIS CORP, 10-Q, 5/14/2018\n\n\nit came about.',
    'Nimbus answers for every loss that Orbis suffers, however',
  ],
  [
    'shall not\n\nSource: ORBIS CORP, 8-K, 1/2/2015\n\nbe liable for any loss of Nimbus.',
    'be liable for any loss of Nimbus.',
  ],
  ['The source: a well.\nIt is drawn from daily.', 'The source: a well.\nIt is drawn from daily.'],
  ['Nothing is cut.', 'Nothing is cut.'],
])('no line of a filing stands in a quote: %#', (text, quote) => expect(kept(text)).toBe(quote))

test('a passage that is nothing but a line of a filing stays, and so does one with many empty lines', () => {
  const line = 'Source: ORBIS CORP, 10-Q, 5/14/2018'
  expect(kept(line)).toBe(line)
  const far = `Orbis pays${'\n'.repeat(200_000)}all of it.`
  expect(kept(far)).toBe(far)
})
