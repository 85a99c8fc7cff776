import { type AdminDocument, standingOf } from '@karar/schema'
import { Check, CircleAlert, CircleDashed, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './document-row.module.css'

const shapes = { pending: CircleDashed, analyzing: LoaderCircle, completed: Check, failed: CircleAlert }

/** Shape and word of where a document stands, and what came of it. */
export function DocumentStatus({ document }: { document: AdminDocument }) {
  const { t } = useTranslation('admin')
  const { analysis_status: status, analysis_error: error, safety_score: score, verdict } = document
  const Shape = shapes[status]
  return (
    <div className={css.facts}>
      <p className={css.status} data-status={status}>
        <Shape size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(`documents.status.${status}`)}
      </p>
      {status === 'completed' && score !== null && verdict && (
        <p>
          {t('documents.score', {
            score,
            verdict: standingOf(score, verdict) === 'older_reading' ? t('documents.olderReading') : verdict.text,
          })}
        </p>
      )}
      {status === 'analyzing' && document.progress && <p>{document.progress.message}</p>}
      {status === 'failed' && error && <p>{error.message}</p>}
    </div>
  )
}
