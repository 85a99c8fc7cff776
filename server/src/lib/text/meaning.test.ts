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
