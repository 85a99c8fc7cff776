import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { InferenceSession, type OnnxValue } from 'onnxruntime-node'

/** What a network of this size still gains by. Those of a machine that has fewer cores would only take turns. */
const MOST_THREADS = 4

/** Whether other networks are at work on this machine: one thread each then, since several would wait for cores and for each other. */
export type Company = 'alone' | 'beside-others'

interface Network {
  /** What comes out is the same to the bit, whoever else is at work. */
  run(given: Record<string, OnnxValue>, company?: Company): Promise<Record<string, OnnxValue>>
}

/**
 * Opens a network whose file lies beside this one. Several threads share the rows of each product and no sum is
 * divided among them, so that what is read hangs on their number no more than on what else the machine does. A thread that has
 * nothing to do sleeps: to spin for the next row would take the core from whoever answers.
 *
 * The runtime has no other number of threads for a single run, so that for one beside others the network is opened again, once,
 * which takes less than 0.1 s and 25 MB.
 *
 * @throws where the file is missing or the runtime does not run on this machine
 */
export async function openNetwork(
  file: string,
  threads = Math.min(MOST_THREADS, availableParallelism()),
): Promise<Network> {
  const open = (threads: number) =>
    InferenceSession.create(join(import.meta.dirname, file), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
      // the file is the graph that is to run: what the runtime would fuse beyond it is slower (a sum with its norm)
      graphOptimizationLevel: 'basic',
    })
  const several = await open(threads)
  let one: Promise<InferenceSession> | undefined
  return {
    async run(given, company = 'alone') {
      if (company === 'alone' || threads === 1) return several.run(given)
      one ??= open(1)
      return (await one).run(given)
    },
  }
}
