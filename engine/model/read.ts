import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The one door to the disk: the engine's own trained files, which lie beside this one and are part of the program. */
export const readModelFile = (name: string): Uint8Array =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, `${name}.bin`)))
