import { strengthBand } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './scale.module.css'

/** Half of each band, where its word stands. */
const bands = [
  ['unfavourable', 20],
  ['balanced', 55],
  ['favourable', 85],
] as const

/** One scale from 0 to 100 with marks at 40 and 70 and a pointer at the strength. */
export function Scale({ strength }: { strength: number }) {
  const { t } = useTranslation('position')
  const own = strengthBand(strength)
  const percent = (value: number) => `${value}%`
  return (
    <svg className={css.scale} role="img" aria-label={t('scale.label', { strength, band: t(`band.${own}`) })}>
      <text className={css.value} x={percent(strength)} y="20" textAnchor="middle">
        {strength}
      </text>
      <svg x={percent(strength)} y="26" overflow="visible" aria-hidden="true">
        <path className={css.pointer} d="M-8 0H8L0 11Z" />
      </svg>
      <line className={css.line} x1="0" x2="100%" y1="41" y2="41" />
      {[0, 40, 70, 100].map((mark) => (
        <g key={mark}>
          <line className={css.tick} x1={percent(mark)} x2={percent(mark)} y1="37" y2="49" />
          <text
            className={css.number}
            x={percent(mark)}
            y="64"
            textAnchor={mark === 0 ? 'start' : mark === 100 ? 'end' : 'middle'}
          >
            {mark}
          </text>
        </g>
      ))}
      {bands.map(([band, at]) => (
        <text key={band} className={band === own ? css.own : css.band} x={percent(at)} y="82" textAnchor="middle">
          {t(`scale.${band}`)}
        </text>
      ))}
    </svg>
  )
}
