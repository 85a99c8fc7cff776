import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The one door to the disk: the engine's own trained files, which lie beside this one and are part of the program. */
export const readModelFile = (name: string): Uint8Array =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, `${name}.bin`)))

/** Words that one of them knows, one a row. */
export const readModelWords = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, `${name}-words.txt`), 'utf8').split('\n')
