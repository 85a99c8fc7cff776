import { issueCategories } from '@karar/schema'
import { expect, test, vi } from 'vitest'
import { openEncoder } from '../../../model/encoder.ts'
import { analyze } from '../../analyze.ts'
import { readMeaning } from './read-meaning.ts'

const DAY = '2026-11-21'
const opening = `DISTRIBUTOR AGREEMENT

This Agreement is made between Sahyadri Tools Private Limited (the "Company") and Deepak Traders (the "Distributor").

1. Terms

`
const harsh =
  'The Company shall not be liable to give any refund whatsoever, and any amount paid by the Distributor shall stand forfeited if the Company in its sole discretion terminates this Agreement at any time without notice.'
const fair = 'The Company pays the invoices of the Distributor within thirty days after it has received them.'

/** The clearest reading of a piece for the side that bears it. */
async function clearest(words: string): Promise<number> {
  const { pieces } = await readMeaning(`${opening}${words}\n`, DAY)
  return Math.max(...pieces.map((piece) => (piece === null ? 0 : Math.sqrt(piece[0].any * piece[0].grave))))
}

test('a harsh passage reads graver than a fair one', async () => {
  expect((await clearest(harsh)) - (await clearest(fair))).toBeGreaterThan(0.3)
})

test('the same text reads the same, also beside a longer one, and every category is known', async () => {
  const text = `${opening}${harsh}\n`
  const once = await readMeaning(text, DAY)
  await readMeaning(`${text}${`${fair} `.repeat(60)}`, DAY)
  expect(await readMeaning(text, DAY)).toEqual(once)
  for (const piece of once.pieces) if (piece !== null) expect(issueCategories).toContain(piece[0].category)
  expect(analyze(text, { day: DAY, readings: once })).toEqual(analyze(text, { day: DAY, readings: once }))
})

test('any text at all is read', async () => {
  for (const text of ['', '\u0000\ue001 करार \ud800', `${'word '.repeat(3000)}`]) {
    const readings = await readMeaning(text, DAY)
    expect(analyze(text, { day: DAY, readings }).critical_issues).toBeInstanceOf(Array)
  }
})

test('a paper that repeats itself is read once, and each of its copies is told', async () => {
  const encoder = await openEncoder()
  const run = vi.spyOn(encoder, 'run')
  const paper = Array.from({ length: 12 }, (_, index) => `${index + 1}. Terms\n\n${index % 2 ? harsh : fair}\n\n`).join(
    '',
  )
  const { pieces } = await readMeaning(`${opening}${paper.repeat(30)}`, DAY)
  const chunks = run.mock.calls.reduce((sum, [, , size]) => sum + size.chunks, 0)
  run.mockRestore()
  expect(pieces.filter((piece) => piece !== null).length).toBeGreaterThan(300)
  expect(chunks).toBeLessThan(40)
})
