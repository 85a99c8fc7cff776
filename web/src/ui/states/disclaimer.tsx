import { modals } from '@mantine/modals'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../text-action.tsx'
import css from './disclaimer.module.css'

/** What is disclaimed: an analysis, the product as a whole, a policy template, what is said of compliance with a law. */
export type DisclaimerKind = 'analysis' | 'general' | 'templates' | 'compliance'

/** Opens the whole notice. */
function useDisclaimer(kind: DisclaimerKind): () => void {
  const { t } = useTranslation('ui')
  return () =>
    modals.open({
      title: t(`disclaimer.${kind}.title`),
      closeButtonProps: { 'aria-label': t('close') },
      children: (
        <div className={css.full}>
          {t(`disclaimer.${kind}.body`, { returnObjects: true }).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ),
    })
}

/** One line that says what Karar is not, and opens the whole notice. `short` where it stands beside a verdict. */
export function Disclaimer({ kind = 'analysis', short = false }: { kind?: DisclaimerKind; short?: boolean }) {
  const { t } = useTranslation('ui')
  const open = useDisclaimer(kind)
  return (
    <p className={`${css.line} ${short ? css.short : ''}`}>
      <Info className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t(`disclaimer.${kind}.${short ? 'short' : 'line'}`)}{' '}
        <TextAction onClick={open} aria-haspopup="dialog">
          {short ? t('disclaimer.details') : t('disclaimer.read')}
        </TextAction>
      </span>
    </p>
  )
}
