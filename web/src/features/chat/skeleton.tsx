import { useTranslation } from 'react-i18next'
import css from './view.module.css'

/** A question and its answer before they are there. */
export function ChatSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <div className={css.skeleton} role="status" aria-label={t('loading')}>
      <span />
      <span />
      <span />
    </div>
  )
}
