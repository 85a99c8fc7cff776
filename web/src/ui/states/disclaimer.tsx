import { modals } from '@mantine/modals'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../text-action.tsx'
import css from './disclaimer.module.css'

/** Opens the whole notice. */
function useDisclaimer(): () => void {
  const { t } = useTranslation('ui')
  return () =>
    modals.open({
      title: t('disclaimer.title'),
      closeButtonProps: { 'aria-label': t('close') },
      children: (
        <div className={css.full}>
          <p>{t('disclaimer.body1')}</p>
          <p>{t('disclaimer.body2')}</p>
          <p>{t('disclaimer.body3')}</p>
        </div>
      ),
    })
}

/** One line under every list and every analysis; it opens the whole notice. */
export function Disclaimer({ short = false }: { short?: boolean }) {
  const { t } = useTranslation('ui')
  const open = useDisclaimer()
  return (
    <p className={`${css.line} ${short ? css.short : ''}`}>
      <Info className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {short ? t('disclaimer.short') : t('disclaimer.line')}{' '}
        <TextAction onClick={open} aria-haspopup="dialog">
          {short ? t('disclaimer.details') : t('disclaimer.read')}
        </TextAction>
      </span>
    </p>
  )
}
