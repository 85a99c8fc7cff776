import { expect, test } from 'vitest'
import { segment } from './clauses.ts'
import { outlineOf } from './outline.ts'

const sentence = (about: string, at: number): string =>
  `Whoever deals with ${about} number ${at} under this paper shall keep to what has been said of it above and below.`
const paragraphs = (about: string, count: number): string =>
  Array.from({ length: count }, (_, at) => sentence(about, at)).join('\n')

test.each([
  [
    'an opening',
    `AGREEMENT\n\nThis agreement is between A Limited ("A") and B Limited ("B").\n${paragraphs('a file', 25)}\n\n`,
    '',
  ],
  [
    'recitals',
    `AGREEMENT\n\nBetween A Limited ("A") and B Limited ("B").\n\nWHEREAS\n${paragraphs('a file', 25)}\n\nNOW THEREFORE it is agreed:\n\n`,
    '',
  ],
  [
    'a foot',
    'AGREEMENT\n\nBetween A Limited ("A") and B Limited ("B").\n\n',
    `\n\nIN WITNESS WHEREOF the parties have signed.\n${paragraphs('a seal', 28)}`,
  ],
])('%s holds no quarter of a text that is hardly longer than two pages', (_, opening, foot) => {
  const body = [1, 2, 3, 4].map((number) => `${number}. Matter ${number}. ${paragraphs(`matter ${number}`, 8)}`)
  const text = `${opening}${body.join('\n\n')}${foot}`
  expect(text.length).toBeGreaterThan(6000)
  const { clauses } = segment(text)
  expect(outlineOf(text, clauses).largest).toBeLessThan(0.25)
  expect(clauses.every(({ start, end }) => Number.isInteger(start) && Number.isInteger(end))).toBe(true)
})
