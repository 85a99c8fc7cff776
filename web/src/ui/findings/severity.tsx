import type { Severity } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './severity.module.css'

/** The five grades of a finding, and what a contract lacks. */
export type Mark = Severity | 'favour' | 'missing'

/** The shape of a grade; drawn, so that it reads in greyscale and in print. Decorative: put its word beside it. */
export function SeverityShape({ mark, size = 13 }: { mark: Mark; size?: number }) {
  return (
    <svg className={`${css.shape} ${css[mark]}`} width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      {shapes[mark]}
    </svg>
  )
}

const shapes = {
  critical: <path d="M4.3 .5h5.4l3.8 3.8v5.4l-3.8 3.8H4.3L.5 9.7V4.3z" fill="currentColor" />,
  high: <path d="M7 1 13.6 13H.4z" fill="currentColor" />,
  medium: <path d="M7 2.6 12.3 12.2H1.7z" fill="none" stroke="currentColor" strokeWidth="1.7" />,
  low: <circle cx="7" cy="7" r="5.4" fill="none" stroke="currentColor" strokeWidth="1.7" />,
  favour: <path d="M1.5 7.6 5.2 11.3 12.6 3" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  missing: (
    <rect
      x="1.5"
      y="1.5"
      width="11"
      height="11"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="2.6 1.8"
    />
  ),
}

/** Shape and word together: how a grade is always shown. */
export function SeverityLabel({ mark }: { mark: Mark }) {
  const { t } = useTranslation('ui')
  return (
    <span className={`${css.label} ${css[mark]}`}>
      <SeverityShape mark={mark} />
      {t(`severity.${mark}`)}
    </span>
  )
}
