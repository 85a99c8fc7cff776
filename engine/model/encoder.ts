import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'

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
  run(ids: Int32Array, owners: Float32Array): Promise<Scores>
}

const opened = new Map<number, Promise<Encoder>>()

/**
 * Opens the encoder's files, which lie beside this one, once.
 *
 * @param threads so many work on a chunk together, each on sums of its own, which are added in one order: what is read hangs neither on
 *   their number nor on that of the cores
 * @throws where a file is missing or the runtime does not run on this machine
 */
export function openEncoder(threads = 2): Promise<Encoder> {
  const encoder = opened.get(threads) ?? open(threads)
  opened.set(threads, encoder)
  return encoder
}

async function open(threads: number): Promise<Encoder> {
  const file = (name: string): string => join(import.meta.dirname, name)
  const linesOf = (name: string): string[] => readFileSync(file(name), 'utf8').split('\n')
  const session = await InferenceSession.create(file('encoder.onnx'), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // a thread that has nothing to do sleeps: it would keep a core from others by waiting for the next step awake
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    // the file is the graph that is to run: what the runtime would fuse beyond it is slower (a sum with its norm)
    graphOptimizationLevel: 'basic',
  })
  return {
    vocabulary: linesOf('encoder-words.txt'),
    categories: linesOf('encoder-categories.txt'),
    async run(ids, owners) {
      const tokens = ids.length
      const { cats, marks } = await session.run({
        ids: new Tensor('int32', ids, [1, tokens]),
        own: new Tensor('float32', owners, [owners.length / tokens, tokens]),
      })
      return { categories: cats!.data as Float32Array, marks: marks!.data as Float32Array }
    },
  }
}
