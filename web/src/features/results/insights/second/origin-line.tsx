import type { LegalIssue } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './second.module.css'

/** Who found it, where that was not the playbook alone. */
export function OriginLine({ issue: { origin } }: { issue: LegalIssue }) {
  const { t } = useTranslation('results')
  if (origin !== 'model' && origin !== 'both') return null
  return <p className={css.origin}>{origin === 'both' ? t('second.origin.both') : t('second.origin.model')}</p>
}
