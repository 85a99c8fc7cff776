import { expect, test } from 'vitest'
import { findParagraphs } from './paragraphs.ts'

test.each([
  ['11.2 The Service Provider shall indemnify the Client.', '11.2', false],
  ['11.2.1. The Service Provider shall indemnify the Client.', '11.2.1', false],
  ['(a) all losses;', '(a)', false],
  ['(iv) all claims;', '(iv)', false],
  ['7. The tenant shall pay the rent on the first day of every month, in advance.', '7', false],
  ['14A. The Service Provider shall indemnify the Client.', '14A', false],
  ['14A The Service Provider shall indemnify the Client.', '14A', false],
  ['14A.1 The Service Provider shall indemnify the Client.', '14A.1', false],
  ['14.2A The Service Provider shall indemnify the Client.', '14.2A', false],
  ['14A. Indemnity', '', true],
  ['11. Indemnity', '', true],
  ['CONFIDENTIAL INFORMATION', '', true],
  ['Schedule A', '', true],
  ['Signed at Bengaluru.', '', false],
  ['3D printing is part of the Services.', '', false],
  ['2026 was a good year for the parties.', '', false],
])('"%s" hangs "%s" in the margin', (words, number, heading) => {
  const [paragraph] = findParagraphs(words, { start: 0, end: words.length })
  expect([paragraph?.number, paragraph?.heading]).toEqual([number, heading])
})

test('paragraphs keep their places in the one text', () => {
  const text = 'xx\n  11.1 First.  \n\n\nSecond.\nyy'
  const found = findParagraphs(text, { start: 3, end: text.length - 3 })
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['11.1 First.', 'Second.'])
  expect(text.slice(found[0]!.bodyStart, found[0]!.end)).toBe('First.')
})

test('lines that a text file wrapped read as one paragraph, and its places stay', () => {
  const text = [
    '8.2 The Employee shall not communicate to any person any Confidential',
    'Information which the Employee may have possessed during employment.',
    'The Company may ask for its return at any time and without a reason given',
    'in writing.',
    '8.3 The Employee shall return all papers of the Company on the last day.',
    '',
    'Signed at Bengaluru',
    'Witness',
  ].join('\n')
  const found = findParagraphs(text, { start: 0, end: text.length })
  expect(found.map(({ number }) => number)).toEqual(['8.2', '8.3', '', ''])
  expect(text.slice(found[0]!.start, found[0]!.end)).toMatch(/^8\.2 The.*\nInformation(.|\n)*in writing\.$/)
})

test('paragraphs of a document that was not wrapped stay apart', () => {
  const long = 'The Service Provider shall perform the Services with the skill and care expected. '.repeat(4).trim()
  const text = `${long}\n${long}\nWitness`
  expect(findParagraphs(text, { start: 0, end: text.length })).toHaveLength(3)
})

test('a clause begins a paragraph of its own where the text runs on', () => {
  const text = 'Reports as required. 12.1 IMPCO hereby indemnifies the JVC. 12.2 MIL hereby indemnifies IMPCO.'
  const breaks = [text.indexOf('12.1'), text.indexOf('12.2')]
  const found = findParagraphs(text, { start: 0, end: text.length }, breaks)
  expect(found.map(({ number, start }) => [number, start])).toEqual([
    ['', 0],
    ['12.1', breaks[0]],
    ['12.2', breaks[1]],
  ])
})

test('a clause that was inserted later never folds into its neighbour', () => {
  const text = [
    '14. The Client may end this Agreement on thirty days of written notice to the other',
    '14A. The Service Provider shall indemnify the Client against every loss of any kind',
    '14AA The Service Provider shall bear the costs of any proceedings that follow from it',
    '15. This Agreement is governed by the laws of India and the courts at Pune alone have',
    'jurisdiction.',
  ].join('\n')
  const found = findParagraphs(text, { start: 0, end: text.length })
  expect(found.map(({ number }) => number)).toEqual(['14', '14A', '14AA', '15'])
})
