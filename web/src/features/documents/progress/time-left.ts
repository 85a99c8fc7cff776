import type { Progress } from '@karar/schema'
import i18next from 'i18next'

/** 'about 40 s left', rounded so that it does not jump about; '' where nobody knows. */
export function timeLeft(progress: Progress | null): string {
  if (!progress?.estimated_time) return ''
  const seconds = Math.round(progress.estimated_time - progress.time_elapsed)
  if (seconds < 1) return ''
  if (seconds > 90) return i18next.t('documents:status.minutesLeft', { minutes: Math.round(seconds / 60) })
  return i18next.t('documents:status.left', { seconds: seconds > 10 ? Math.ceil(seconds / 5) * 5 : seconds })
}
