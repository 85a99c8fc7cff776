import type { Parts } from '../../lib/parts.ts'
import { fail, type RunContext, runAnalysis } from './run-analysis.ts'
import { analyzeJob } from './service.ts'
import { words } from './words.ts'

/** Lets this process analyse documents, so many at a time. */
export async function workOnAnalyses({ queue }: Parts, context: RunContext, concurrency: number): Promise<void> {
  await queue.work(analyzeJob, concurrency, {
    run: (job, signal) => runAnalysis(context, job, signal),
    exhausted: (job) => fail(context.db, job, { reason: 'internal', message: words.failed.internal }),
  })
}
