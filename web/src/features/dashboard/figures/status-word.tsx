import type { AnalysisStatus } from '@karar/schema'
import { Check, CircleAlert, CircleDashed, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './status-word.module.css'

const icons = { pending: CircleDashed, analyzing: LoaderCircle, completed: Check, failed: CircleAlert }

/** Shape and word of where analyses stand. */
export function StatusWord({ status }: { status: AnalysisStatus }) {
  const { t } = useTranslation('documents')
  const Icon = icons[status]
  return (
    <span className={css.status} data-status={status}>
      <Icon className={css.icon} size={18} strokeWidth={1.5} aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  )
}
