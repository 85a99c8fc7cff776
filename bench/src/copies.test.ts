import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocument } from '@karar/reader'
import { expect, test } from 'vitest'
import { copyOfPdf, copyOfText } from './copies.ts'

const samples = join(import.meta.dirname, '../../web/public/samples')

test.each([
  ['pdf', copyOfPdf],
  ['txt', copyOfText],
])('each copy of the sample as %s is the same contract with words of its own', async (ending, copyOf) => {
  const own = await readFile(join(samples, `services-agreement.${ending}`))
  const { text } = await readDocument(own)
  for (const copy of [3, 4]) {
    const read = await readDocument(copyOf(own, copy))
    expect(read.text).toContain(`This is copy ${copy} of this Agreement.`)
    expect(read.text.startsWith(text.trimEnd().slice(0, -200))).toBe(true)
  }
})

test('a PDF that is written in another way is no sample, and is told', () => {
  expect(() => copyOfPdf(Buffer.from('%PDF-1.7\n'), 1)).toThrow('written in another way')
})
