import { expect, test } from 'vitest'
import { contractText } from '../../testing/files.ts'
import { meaningAgain, meaningOf, meaningOfBeginning } from './meaning.ts'

test('a text that is read again is what it was read as, and another text or day is read anew', async () => {
  const first = await meaningAgain(contractText, '2026-12-01')
  expect(first).toEqual(await meaningOf(contractText, '2026-12-01'))
  expect(first?.pieces.length).toBeGreaterThan(3)
  expect(await meaningAgain(contractText, '2026-12-01')).toBe(first)
  const other = `${contractText}\n7. Law\nThis Agreement is governed by the law of India.\n`
  expect(await meaningAgain(other, '2026-12-01')).toEqual(await meaningOf(other, '2026-12-01'))
  expect(await meaningAgain(other, '2026-12-02')).not.toBe(await meaningAgain(other, '2026-12-01'))
})

test('of several texts by turns each is read once; of many the one that nobody asked for the longest is read anew', async () => {
  const text = (at: number) => `1. Fees\n\nThe Client pays fee number ${at} in thirty days.\n`
  const read = (at: number) => meaningAgain(text(at), '2026-12-01')
  const first = await Promise.all([0, 1, 2].map(read))
  const again = await Promise.all([2, 0, 1].map(read))
  expect(again[0]).toBe(first[2])
  expect(again[1]).toBe(first[0])
  expect(again[2]).toBe(first[1])
  // the third was asked for before the two others
  for (const at of [3, 4, 5, 6, 7, 8]) await read(at)
  expect(await read(0)).toBe(first[0])
  const anew = await read(2)
  expect(anew).not.toBe(first[2])
  expect(anew).toEqual(first[2])
})

test('what was read of a text to get ready is not taken for what is to be read of it', async () => {
  const clauses = Array.from(
    { length: 40 },
    (_, at) => `${at + 7}. Fees\n\nThe Client pays fee number ${at} in thirty days.\n`,
  )
  const text = `${contractText}\n${clauses.join('\n')}`
  const beginning = await meaningOfBeginning(text, '2026-12-01')
  expect(beginning?.pieces[0]).not.toBeNull()
  expect(beginning?.pieces.at(-1)).toBeNull()
  const whole = await meaningAgain(text, '2026-12-01')
  expect(whole?.pieces.at(-1)).not.toBeNull()
  expect(whole).toEqual(await meaningOf(text, '2026-12-01'))
})
