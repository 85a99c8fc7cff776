import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tensor } from 'onnxruntime-node'
import { type Company, openNetwork } from './session.ts'

/** What the encoder makes of a chunk of tokens: shares from 0 to 1, row after row. */
export interface Scores {
  /** [units, 2 sides, categories] */
  readonly categories: Float32Array
  /** [units, 2 sides, 4 marks]: raises anything, anything grave, unfair to a consumer, a lookalike */
  readonly marks: Float32Array
}

export interface Encoder {
  /** word pieces, one a row */
  readonly vocabulary: readonly string[]
  readonly categories: readonly string[]
  /**
   * One chunk at a time: what it is read as then hangs on nothing beside it, and no token is padding.
   *
   * @param ids tokens
   * @param owners which unit each token belongs to, 1 or 0, [units, tokens]
   */
  run(ids: Int32Array, owners: Float32Array, company?: Company): Promise<Scores>
}

let opened: Promise<Encoder> | undefined

/**
 * Opens the encoder's files, which lie beside this one, once.
 *
 * @throws where a file is missing or the runtime does not run on this machine
 */
export function openEncoder(): Promise<Encoder> {
  opened ??= encoderWith()
  return opened
}

/** @param threads as for `openNetwork`; only who compares them has a number of their own */
export async function encoderWith(threads?: number): Promise<Encoder> {
  const linesOf = (name: string): string[] => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')
  const network = await openNetwork('encoder.onnx', threads)
  return {
    vocabulary: linesOf('encoder-words.txt'),
    categories: linesOf('encoder-categories.txt'),
    async run(ids, owners, company) {
      const tokens = ids.length
      const { cats, marks } = await network.run(
        {
          ids: new Tensor('int32', ids, [1, tokens]),
          own: new Tensor('float32', owners, [owners.length / tokens, tokens]),
        },
        company,
      )
      return { categories: cats!.data as Float32Array, marks: marks!.data as Float32Array }
    },
  }
}
