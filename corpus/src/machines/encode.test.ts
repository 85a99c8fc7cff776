import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { decode } from '@karar/engine/inside'
import { expect, test } from 'vitest'
import { engineModels } from '../folders.ts'
import { encode } from './encode.ts'

const fileOf = (name: string): Uint8Array => brotliDecompressSync(readFileSync(join(engineModels, `${name}.bin`)))

test.each(['clause-types', 'issues', 'questions'])('%s: what is read is written again, byte for byte', (name) => {
  const file = fileOf(name)
  expect(Buffer.compare(encode(decode(file)), file)).toBe(0)
})

test('a file cut out of a larger buffer is read as well', () => {
  const file = fileOf('questions')
  const larger = new Uint8Array(file.length + 7)
  larger.set(file, 3)
  expect(decode(larger.subarray(3, 3 + file.length))).toEqual(decode(file))
})
