import type { Document } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from '../results.module.css'

/** The analysis is under way: real figures where the worker gives them. */
export function Running({ document: { progress, original_filename } }: { document: Document }) {
  const { t } = useTranslation(['results', 'documents'])
  const page = progress?.page ?? 0
  const pages = progress?.pages ?? 0
  return (
    <section className={css.message}>
      <h1 className={css.messageTitle} aria-live="polite">
        {page && pages ? t('documents:status.analyzingPage', { page, pages }) : t('state.running')}
      </h1>
      <progress
        className={css.progress}
        max={100}
        {...(progress ? { value: progress.percent } : {})}
        aria-label={t('documents:status.progress', { name: original_filename })}
      />
      <p className={css.messageBody}>{t('state.runningBody')}</p>
    </section>
  )
}
