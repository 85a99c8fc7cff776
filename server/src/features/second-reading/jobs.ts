import type { Queue } from '../../lib/queue/queue.ts'
import { settleSecond } from './keep-second.ts'
import { runSecondReading, type SecondContext } from './run.ts'
import { secondJob } from './service.ts'

/** Documents that are read a second time by this process at once: most of that time is waiting for a model. */
const atOnce = 2

/** Lets this process have documents read a second time. */
export async function workOnSecondReadings(queue: Queue, context: SecondContext): Promise<void> {
  await queue.work(secondJob, atOnce, {
    run: (job, signal) => runSecondReading(context, job, signal),
    exhausted: (job) => settleSecond(context.db, job, 'failed', 'internal'),
  })
}
