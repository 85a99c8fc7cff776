import css from './count-badge.module.css'
import { badgeText } from './findings/badge-text.ts'

/** A count that asks to be dealt with; nothing at zero. Decorative: what it stands beside says it in words. */
export function CountBadge({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span className={css.badge} aria-hidden="true">
      {badgeText(count)}
    </span>
  )
}
