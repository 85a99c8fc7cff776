import type { TFunction } from 'i18next'
import { formatKilobytes, formatNumber } from '../../../lib/text/format.ts'

type T = TFunction<'admin'>
const kilo = 1024

/** 45 -> '45 s', 300 -> '5 min', 9000 -> '2 h 30 min' */
export function ageOf(t: T, seconds: number): string {
  if (seconds < 90) return t('operations.seconds', { seconds: Math.round(seconds) })
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return t('operations.minutes', { minutes: formatNumber(minutes) })
  return t('operations.hours', { hours: formatNumber(Math.floor(minutes / 60)), minutes: minutes % 60 })
}

/** Bytes in the unit that suits them; null is not known. */
export function sizeOf(t: T, bytes: number | null): string {
  if (bytes === null) return t('operations.unknown')
  if (bytes < kilo ** 2) return formatKilobytes(bytes)
  if (bytes < kilo ** 3) return t('operations.megabytes', { megabytes: formatNumber(Math.round(bytes / kilo ** 2)) })
  return t('operations.gigabytes', { gigabytes: formatNumber(Math.round((bytes / kilo ** 3) * 10) / 10) })
}
