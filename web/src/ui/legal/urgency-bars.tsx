import type { Urgency } from '@karar/schema'
import css from './legal.module.css'

const filled: Record<Urgency, number> = { low: 1, medium: 2, high: 3 }

/** One to three bars; the word stands beside them. */
export function UrgencyBars({ urgency }: { urgency: Urgency }) {
  return (
    <svg className={css.bars} width="17" height="14" viewBox="0 0 17 14" aria-hidden="true">
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          className={bar < filled[urgency] ? css.full : css.empty}
          x={bar * 6 + 0.5}
          y={9.5 - bar * 4}
          width="4"
          height={4 + bar * 4}
        />
      ))}
    </svg>
  )
}
