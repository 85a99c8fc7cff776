import { issueCategories } from '@karar/schema'
import { expect, test, vi } from 'vitest'
import { encoderWith, openEncoder } from '../../../model/encoder.ts'
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

test('what is read hangs neither on how many threads read it nor on who else is at work', async () => {
  const ids = Int32Array.from({ length: 190 }, (_, at) => 5 + ((at * 7919) % 9000))
  const owners = new Float32Array(3 * ids.length).map((_, at) =>
    (at % ids.length) % 3 === Math.floor(at / ids.length) ? 1 : 0,
  )
  const [alone, two, four] = await Promise.all(
    [1, 2, 4].map(async (threads) => (await encoderWith(threads)).run(ids, owners)),
  )
  expect(alone?.marks.length).toBeGreaterThan(0)
  expect([two, four]).toEqual([alone, alone])
  const several = await encoderWith(2)
  const beside = await several.run(ids, owners, 'beside-others')
  expect([beside, await several.run(ids, owners, 'alone')]).toEqual([alone, alone])
})

test('any text at all is read', async () => {
  for (const text of ['', '\u0000\ue001 करार \ud800', `${'word '.repeat(3000)}`]) {
    const readings = await readMeaning(text, DAY)
    expect(analyze(text, { day: DAY, readings }).critical_issues).toBeInstanceOf(Array)
  }
})

test('a contract whose headings are English and whose clauses are not is read', async () => {
  const clauses = Array.from(
    { length: 60 },
    (_, index) =>
      `${index + 1}. PAYMENT OF THE CONSIDERATION AND RECONCILIATION OF OUTSTANDING AMOUNTS UNDER THE AGREEMENT\n\nसेवा प्रदाता कंपनी को प्रत्येक माह की पाँच तारीख तक शुल्क का भुगतान करेगा।\n\n`,
  )
  const { pieces } = await readMeaning(`${opening}${clauses.join('')}61. Refunds\n\n${harsh}\n`, DAY)
  expect(pieces.filter((piece) => piece === null).length).toBeGreaterThan(50)
  expect(pieces.at(-1)?.[0].any).toBeGreaterThan(0.3)
})

test('a passage is read alike whatever stands far behind it', async () => {
  const long = `${opening}${`${fair} `.repeat(40)}`
  const begins = async (text: string) => (await readMeaning(text, DAY)).pieces.slice(0, 20)
  const beginning = (clause: string) => begins(`${long}\n\n2. Refunds\n\n${clause}\n`)
  expect(await beginning(harsh)).toEqual(await beginning(fair))
})

test('where only the beginning is asked for, the rest is left to the words', async () => {
  const text = `${opening}${`${fair} `.repeat(40)}\n\n2. Refunds\n\n${harsh}\n`
  const whole = await readMeaning(text, DAY)
  const { length, pieces } = await readMeaning(text, DAY, { most: 1 })
  expect(length).toBe(whole.length)
  expect(pieces.filter((piece) => piece !== null).length).toBeGreaterThan(0)
  pieces.forEach((piece, at) => {
    if (piece !== null) expect(piece).toEqual(whole.pieces[at])
  })
  expect(pieces.at(-1)).toBeNull()
  expect(whole.pieces.at(-1)).not.toBeNull()
})

test('a paper that repeats itself is read once, and each of its copies is told', async () => {
  const encoder = await openEncoder()
  const run = vi.spyOn(encoder, 'run')
  const paper = Array.from({ length: 12 }, (_, index) => `${index + 1}. Terms\n\n${index % 2 ? harsh : fair}\n\n`).join(
    '',
  )
  const { pieces } = await readMeaning(`${opening}${paper.repeat(30)}`, DAY)
  const chunks = run.mock.calls.length
  run.mockRestore()
  expect(pieces.filter((piece) => piece !== null).length).toBeGreaterThan(300)
  expect(chunks).toBeLessThan(40)
})
