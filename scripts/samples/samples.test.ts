import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSource } from './read-source.ts'
import { writeDocx } from './write-docx.ts'
import { writeTxt } from './write-txt.ts'

const repository = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(repository, path))
const blocks = readSource(read('scripts/samples/services-agreement.txt').toString())
const sample = (ending: string) => read(`web/public/samples/services-agreement.${ending}`)

test('the samples that are checked in are made from their source', () => {
  expect(sample('txt').toString()).toBe(writeTxt(blocks))
  expect(sample('docx').equals(writeDocx(blocks))).toBe(true)
})

test('the printed sample is a PDF under 200 KB', () => {
  expect(sample('pdf').subarray(0, 5).toString()).toBe('%PDF-')
  expect(sample('pdf').length).toBeLessThan(200 * 1024)
})

test('the Word sample types no number: Word counts them', () => {
  const parts = unzipSync(sample('docx'))
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  expect(body).toContain('The Service Provider shall indemnify the Client')
  expect(body).not.toMatch(/11\.2|>11\. /)
  expect(strFromU8(parts['word/numbering.xml'] ?? new Uint8Array())).toContain('%1.%2')
})

test('a clause whose number in the source is not the one that Word will count is refused', () => {
  expect(() => readSource('# 1. Term\n\n1.1 One.\n\n1.3 Three.\n')).toThrow('Clause 1.2 is numbered 1.3')
  expect(() => readSource('# 2. Term\n')).toThrow('Clause 1. is numbered 2.')
})
