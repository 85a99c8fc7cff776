import { type Document, scoreBand } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { type Mark, SeverityShape } from '../../ui/severity.tsx'
import css from './verdict-cell.module.css'

const shapes: Record<ReturnType<typeof scoreBand>, Mark> = { high: 'critical', medium: 'medium', low: 'favour' }

/** Score and verdict of a finished analysis. */
export function VerdictCell({ document: { safety_score } }: { document: Document }) {
  const { t } = useTranslation('documents')
  if (safety_score === null) {
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className={css.hidden}>{t('table.none')}</span>
      </span>
    )
  }
  const band = scoreBand(safety_score)
  return (
    <span className={css.verdict}>
      <SeverityShape mark={shapes[band]} size={14} />
      <span className={css.score}>{safety_score}%</span>
      {t(`verdict.${band}`)}
    </span>
  )
}
