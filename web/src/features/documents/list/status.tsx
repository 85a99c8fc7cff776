import type { Document } from '@karar/schema'
import { Check, CircleAlert, CircleDashed, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './status.module.css'

/** Shape and word of where a document stands; with figures while it is being analyzed. */
export function Status({ document }: { document: Document }) {
  const { t } = useTranslation('documents')
  const { analysis_status, analysis_error, progress } = document
  switch (analysis_status) {
    case 'pending':
      return (
        <span className={css.status}>
          <CircleDashed className={css.icon} size={18} strokeWidth={1.5} aria-hidden="true" />
          {t('status.pending')}
        </span>
      )
    case 'completed':
      return (
        <span className={css.status}>
          <Check className={css.icon} size={18} strokeWidth={1.5} aria-hidden="true" />
          {t('status.completed')}
        </span>
      )
    case 'failed':
      return (
        <span className={`${css.status} ${css.failed}`}>
          <CircleAlert className={css.icon} size={18} strokeWidth={1.5} aria-hidden="true" />
          {analysis_error
            ? t('status.failedWith', { reason: t(`reason.${analysis_error.reason}`) })
            : t('status.failed')}
        </span>
      )
    case 'analyzing': {
      const page = progress?.page ?? 0
      const pages = progress?.pages ?? 0
      const words =
        progress?.stage === 'queued'
          ? t('status.queued')
          : page && pages
            ? t('status.analyzingPage', { page, pages })
            : t('status.analyzing')
      return (
        <div>
          <span className={css.status}>
            <LoaderCircle className={`${css.icon} ${css.spin}`} size={18} strokeWidth={1.75} aria-hidden="true" />
            {words}
          </span>
          <progress
            className={css.bar}
            max={100}
            // Without a figure the bar moves to and fro instead.
            {...(progress ? { value: progress.percent } : {})}
            aria-label={t('status.progress', { name: document.original_filename })}
          />
        </div>
      )
    }
  }
}
