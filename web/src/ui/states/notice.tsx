import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './notice.module.css'

interface Props {
  tone: 'error' | 'warning' | 'info'
  title?: string
  children: ReactNode
  /** What the person can do about it, at the right. */
  action?: ReactNode
  onClose?: () => void
}

/** A message that stands where the eye is and stays until it is dealt with. */
export function Notice({ tone, title, children, action, onClose }: Props) {
  const { t } = useTranslation('ui')
  const Icon = tone === 'error' ? CircleAlert : tone === 'warning' ? TriangleAlert : Info
  return (
    <div className={`${css.notice} ${css[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={css.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.words}>
        {title && <strong>{title}</strong>} {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
      {onClose && (
        <button type="button" className={css.close} onClick={onClose} aria-label={t('close')}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
