import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tensor } from 'onnxruntime-node'
import { openNetwork } from './session.ts'

export interface Reader {
  /** word pieces, one a row */
  readonly vocabulary: readonly string[]
  /**
   * Reads a question and one place together. One pair at a time: what it is read as then hangs on nothing beside it.
   *
   * @param ids tokens
   * @param places 1 for the tokens of the place, 0 for those of the question
   * @returns how surely the place answers the question: above 0 rather yes
   */
  run(ids: Int32Array, places: Float32Array): Promise<number>
}

let opened: Promise<Reader> | undefined

/**
 * Opens the reader's files, which lie beside this one, once.
 *
 * @throws where a file is missing or the runtime does not run on this machine
 */
export function openReader(): Promise<Reader> {
  opened ??= open()
  return opened
}

async function open(): Promise<Reader> {
  const network = await openNetwork('reader.onnx')
  return {
    vocabulary: readFileSync(join(import.meta.dirname, 'reader-words.txt'), 'utf8').split('\n'),
    async run(ids, places) {
      const { answers } = await network.run({
        ids: new Tensor('int32', ids, [1, ids.length]),
        place: new Tensor('float32', places, [places.length, 1]),
      })
      return (answers!.data as Float32Array)[0]!
    },
  }
}
