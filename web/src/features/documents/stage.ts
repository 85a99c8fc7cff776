import type { Progress } from '@karar/schema'

/** The four stages of the work, as the panel names them. */
export const stages = ['converting', 'ocr', 'analyzing', 'finalizing'] as const
export type Stage = (typeof stages)[number]

/** The stage to show: the worker's own, and until its first figure arrives the usual one for the seconds gone by. */
export function stageOf(progress: Progress | null, seconds: number): Stage {
  const real = stages.find((stage) => stage === progress?.stage)
  if (real) return real
  return seconds < 2 ? 'converting' : seconds < 5 ? 'ocr' : seconds < 8 ? 'analyzing' : 'finalizing'
}

/** milliseconds that the panel stays after the end */
export const staysAfter = { completed: 3000, failed: 5000, timeout: 8000 } as const
