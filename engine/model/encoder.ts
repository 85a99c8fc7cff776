import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** What the encoder makes of some chunks of tokens: shares from 0 to 1, row after row. */
export interface Scores {
  /** [chunks, units, 2 sides, categories] */
  readonly categories: Float32Array
  /** [chunks, units, 2 sides, 4 marks]: raises anything, anything grave, unfair to a consumer, a lookalike */
  readonly marks: Float32Array
}

export interface Encoder {
  /** word pieces, one a row */
  readonly vocabulary: readonly string[]
  readonly categories: readonly string[]
  /**
   * @param ids tokens, [chunks, tokens], 0 for none
   * @param owners which unit each token belongs to, 1 or 0, [chunks, units, tokens]
   */
  run(ids: Int32Array, owners: Float32Array, size: { chunks: number; units: number; tokens: number }): Promise<Scores>
}

let opened: Promise<Encoder> | undefined

/**
 * Opens the encoder's files, which lie beside this one, once. One thread: sums are added in one order, whatever the number
 * of cores.
 *
 * @throws where a file is missing or the runtime does not run on this machine
 */
export function openEncoder(): Promise<Encoder> {
  opened ??= open()
  return opened
}

async function open(): Promise<Encoder> {
  const file = (name: string): string => join(import.meta.dirname, name)
  const linesOf = (name: string): string[] => readFileSync(file(name), 'utf8').split('\n')
  const session = await InferenceSession.create(file('encoder.onnx'), { intraOpNumThreads: 1, interOpNumThreads: 1 })
  return {
    vocabulary: linesOf('encoder-words.txt'),
    categories: linesOf('encoder-categories.txt'),
    async run(ids, owners, { chunks, units, tokens }) {
      const { cats, marks } = await session.run({
        ids: new Tensor('int32', ids, [chunks, tokens]),
        own: new Tensor('float32', owners, [chunks, units, tokens]),
      })
      return { categories: cats!.data as Float32Array, marks: marks!.data as Float32Array }
    },
  }
}
