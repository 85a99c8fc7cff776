import { expect, test } from 'vitest'
import { contractText } from '../../testing/files.ts'
import { meaningAgain, meaningOf } from './meaning.ts'

test('a text that is read again is what it was read as, and another text or day is read anew', async () => {
  const first = await meaningAgain(contractText, '2026-12-01')
  expect(first).toEqual(await meaningOf(contractText, '2026-12-01'))
  expect(first?.pieces.length).toBeGreaterThan(3)
  expect(await meaningAgain(contractText, '2026-12-01')).toBe(first)
  const other = `${contractText}\n7. Law\nThis Agreement is governed by the law of India.\n`
  expect(await meaningAgain(other, '2026-12-01')).toEqual(await meaningOf(other, '2026-12-01'))
  expect(await meaningAgain(other, '2026-12-02')).not.toBe(await meaningAgain(other, '2026-12-01'))
})
