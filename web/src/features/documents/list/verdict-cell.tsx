import { type Document, standingOf, type Verdict } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { type Mark, SeverityShape } from '../../../ui/findings/severity.tsx'
import css from './verdict-cell.module.css'

const shapes: Record<Verdict['color'], Mark> = { red: 'critical', yellow: 'medium', green: 'favour' }

/** Score and verdict of a finished analysis. */
export function VerdictCell({ document: { safety_score, verdict } }: { document: Document }) {
  const { t } = useTranslation('documents')
  if (safety_score === null || verdict === null) {
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className={css.hidden}>{t('table.none')}</span>
      </span>
    )
  }
  const older = standingOf(safety_score, verdict) === 'older_reading'
  return (
    <span className={css.verdict}>
      <SeverityShape mark={older ? 'medium' : shapes[verdict.color]} size={14} />
      <span className={css.score}>{safety_score}%</span>
      {older ? t('table.olderReading') : verdict.text.replace(/\.$/, '')}
    </span>
  )
}
