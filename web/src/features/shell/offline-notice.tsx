import { useNetwork } from '@mantine/hooks'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import css from './shell.module.css'

export function OfflineNotice() {
  const { t } = useTranslation('shell')
  const { online } = useNetwork()
  return (
    <div role="status" aria-live="polite">
      {!online && (
        <p className={css.offline}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
