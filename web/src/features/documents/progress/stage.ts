import type { Document, Progress } from '@karar/schema'

/** The four stages of the work, as the panel names them. */
export const stages = ['converting', 'ocr', 'analyzing', 'finalizing'] as const
export type Stage = (typeof stages)[number]

/**
 * The stages that a document goes through: text recognition only where it may come or was seen. A PDF with its own text
 * goes past it without entering, and nothing of it was skipped.
 */
export function stagesFor({ mime_type, progress }: Document, scanned: boolean): readonly Stage[] {
  const past = progress?.stage === 'analyzing' || progress?.stage === 'finalizing'
  const recognised = scanned || progress?.stage === 'ocr' || (mime_type === 'application/pdf' && !past)
  return recognised ? stages : stages.filter((stage) => stage !== 'ocr')
}

/**
 * The stage to show: the worker's own, and until its first figure arrives the usual one for the seconds gone by. What
 * waits in a queue has got nowhere yet, however long it waits.
 *
 * @param among the stages that this document goes through
 */
export function stageOf(progress: Progress | null, seconds: number, among: readonly Stage[] = stages): Stage {
  const real = stages.find((stage) => stage === progress?.stage)
  if (real) return real
  if (progress?.stage === 'queued') return 'converting'
  const usual = seconds < 2 ? 'converting' : seconds < 5 ? 'ocr' : seconds < 8 ? 'analyzing' : 'finalizing'
  return among.includes(usual) ? usual : 'analyzing'
}
