import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'

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
 * Opens the reader's files, which lie beside this one, once. One thread: sums are added in one order, whatever the number
 * of cores.
 *
 * @throws where a file is missing or the runtime does not run on this machine
 */
export function openReader(): Promise<Reader> {
  opened ??= open()
  return opened
}

async function open(): Promise<Reader> {
  const file = (name: string): string => join(import.meta.dirname, name)
  const session = await InferenceSession.create(file('reader.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // as for the encoder: the file is the graph that is to run
    graphOptimizationLevel: 'basic',
  })
  return {
    vocabulary: readFileSync(file('reader-words.txt'), 'utf8').split('\n'),
    async run(ids, places) {
      const { answers } = await session.run({
        ids: new Tensor('int32', ids, [1, ids.length]),
        place: new Tensor('float32', places, [places.length, 1]),
      })
      return (answers!.data as Float32Array)[0]!
    },
  }
}
