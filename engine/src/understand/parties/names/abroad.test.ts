import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'

const namesIn = (words: string, foot = ''): string[] =>
  understand(
    `SUPPLY AGREEMENT\n\nThis Agreement is made on 4 May 2025 between ${words}.\n\n1. Goods. The goods are pumps that are shipped monthly.\n${foot}`,
    '2026-11-27',
  ).parties.map(({ name }) => name)

test.each([
  ['Orbis Interactive, L.P., a Delaware partnership ("OI"), and Kavya Pumps, Inc. ("KP")', 'Orbis Interactive, L.P.'],
  ['Orbis Bank, N.A. ("Bank") and Kavya Holdings Pte. Ltd. ("KH")', 'Orbis Bank, N.A.'],
  ['Orbis Pumps B.V., a company of Breda ("Orbis"), and Kavya Holdings Pte. Ltd. ("KH")', 'Orbis Pumps B.V.'],
  ['Orbis Trading LLC ("Orbis"), a company of Ohio, and Kavya Ltd. ("KL")', 'Orbis Trading LLC'],
])('the form of a firm abroad stays whole: %s', (words, name) => {
  expect(namesIn(words)).toContain(name)
})

test('of two firms that sign side by side, the one that the opening does not name is the other party', () => {
  const opening =
    'Orbis Corporation, a Delaware corporation (the "Company"), and the Agent named on the signature page hereof (the "Agent")'
  expect(namesIn(opening, '\n\nTHE HARBOUR COMPANY ORBIS CORPORATION\n\nBy: ______ By: ______\n')).toEqual([
    'Orbis Corporation',
    'THE HARBOUR COMPANY',
  ])
  expect(namesIn(opening, '\n\nORBIS CORPORATION\n\nBy: ______\n')).toEqual(['Orbis Corporation', 'The Agent'])
})
