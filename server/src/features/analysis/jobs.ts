import type { Parts } from '../../lib/parts.ts'
import type { Lane } from '../../lib/queue/job-loop.ts'
import type { JobKind } from '../../lib/queue/queue.ts'
import { type AnalysisSlot, openLanes } from './lanes.ts'
import { fail, type RunContext, runAnalysis } from './run-analysis.ts'
import { type AnalyzeJob, analyzeJob, recogniseJob } from './service.ts'
import { words } from './words.ts'

/** Lets this process analyse documents, as many at a time as it has cores, and a text of somebody else beside them. */
export async function workOnAnalyses({ queue }: Parts, context: RunContext, cores: number): Promise<void> {
  const { texts, scans } = openLanes(cores)
  const work = (kind: JobKind<AnalyzeJob>, lane: Lane<AnalysisSlot>, atOnce: number) =>
    queue.work(
      kind,
      atOnce,
      {
        run: (job, signal, slot) => runAnalysis(context, job, signal, slot),
        exhausted: (job) => fail(context.db, job, { reason: 'internal', message: words.failed.internal }),
      },
      lane,
      cores,
    )
  // one more than there are cores: the text beside them, of somebody who has none at work
  await work(analyzeJob, texts, cores + 1)
  await work(recogniseJob, scans, cores)
}
