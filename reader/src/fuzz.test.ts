import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, identify, readDocument, UnreadableFile } from './index.ts'
import { abstractNum, listed, makeDocx, num, p, table } from './testing/make-docx.ts'
import { column, makePdf } from './testing/make-pdf.ts'

// A fixed seed: the PDF library drops promises on some damaged files, which the test runner would report as its own errors.
const seed = 271828

const lines = [
  '1. The Tenant shall pay the rent on',
  'the first day of each month.',
  '',
  '2. Either Party may terminate.',
]
const pdf = makePdf([{ items: column(72, 90, lines) }, { items: column(72, 90, lines) }])
const docx = makeDocx({
  body: p('Rent', listed(1)) + table([['a', 'b']]) + p('Term', listed(1)),
  numbering: abstractNum(1, [['decimal', '%1.']]) + num(1, 1),
})
const text = Uint8Array.from(Buffer.from(lines.join('\r\n')))

/** Reads whatever the bytes are; only a refusal in words may come instead of a text whose pages fit it. */
async function readOrRefuse(bytes: Uint8Array): Promise<void> {
  try {
    const reading = await readDocument(bytes)
    expect(reading.text.isWellFormed()).toBe(true)
    let last = 0
    for (const { start, end } of reading.pages) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThanOrEqual(start)
      last = end
    }
    expect(last).toBeLessThanOrEqual(reading.text.length)
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile)
  }
  for (const ask of [identify, countPages]) {
    try {
      await ask(bytes)
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableFile)
    }
  }
}

const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
  minLength: 1,
  maxLength: 12,
})

function damaged(bytes: Uint8Array, changes: [number, number][], keep: number): Uint8Array {
  const copy = bytes.slice(0, Math.max(1, Math.floor(bytes.length * keep)))
  for (const [place, value] of changes) copy[Math.floor(place * (copy.length - 1))] = value
  return copy
}

test.each([
  ['PDF', pdf, 150],
  ['Word file', docx, 300],
  ['text', text, 300],
] as const)(
  'a damaged %s is read or refused in words',
  async (_, bytes, numRuns) => {
    const keep = fc.oneof(fc.constant(1), fc.double({ min: 0.05, max: 1, noNaN: true }))
    await fc.assert(
      fc.asyncProperty(damage, keep, (changes, part) => readOrRefuse(damaged(bytes, changes, part))),
      { numRuns, seed },
    )
  },
  120_000,
)

test('random bytes are read or refused in words, behind any beginning', async () => {
  const beginning = fc.constantFrom(
    '',
    '%PDF-1.7\n',
    'PK\x03\x04',
    '\xff\xfe',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    '{\\rtf',
  )
  await fc.assert(
    fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 600 }), (start, rest) =>
      readOrRefuse(Uint8Array.from(Buffer.concat([Buffer.from(start, 'latin1'), rest]))),
    ),
    { numRuns: 300, seed },
  )
})
