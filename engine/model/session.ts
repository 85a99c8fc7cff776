import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { InferenceSession } from 'onnxruntime-node'

/** What a network of this size still gains by. Those of a machine that has fewer cores would only take turns. */
const MOST_THREADS = 4

/**
 * Opens a network whose file lies beside this one. Several threads share the rows of each product and no sum is
 * divided among them, so that what is read hangs on their number no more than on what else the machine does. A thread that has
 * nothing to do sleeps: to spin for the next row would take the core from whoever answers.
 *
 * @throws where the file is missing or the runtime does not run on this machine
 */
export function openSession(
  file: string,
  threads = Math.min(MOST_THREADS, availableParallelism()),
): Promise<InferenceSession> {
  return InferenceSession.create(join(import.meta.dirname, file), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    // the file is the graph that is to run: what the runtime would fuse beyond it is slower (a sum with its norm)
    graphOptimizationLevel: 'basic',
  })
}
