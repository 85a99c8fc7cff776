import { Check, CircleAlert, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PanelItem, Phase } from './panel-item.ts'
import css from './progress-panel.module.css'

const icons = { completed: Check, failed: CircleAlert, timeout: Clock }

/** How an analysis ended, or that it is taking long, and what there is to open. */
export function PanelEnd({ item: { document, phase } }: { item: PanelItem }) {
  const { t } = useTranslation('documents')
  if (phase === 'running') return null
  const Icon = icons[phase]
  return (
    <div className={css.end} data-end={phase}>
      <p className={css.ended}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(`panel.${phase}`)}
      </p>
      <EndWords phase={phase} reason={document.analysis_error?.message ?? ''} />
      {phase !== 'timeout' && (
        <Link
          className={css.view}
          to={`/documents/${document.id}/results`}
          aria-label={t(phase === 'completed' ? 'action.viewLabel' : 'panel.openLabel', {
            name: document.original_filename,
          })}
        >
          {phase === 'completed' ? t('action.view') : t('panel.open')}
        </Link>
      )}
    </div>
  )
}

function EndWords({ phase, reason }: { phase: Phase; reason: string }) {
  const { t } = useTranslation('documents')
  if (phase === 'timeout') return <p className={css.why}>{t('analyze.slow')}</p>
  return phase === 'failed' && reason ? <p className={css.why}>{reason}</p> : null
}
