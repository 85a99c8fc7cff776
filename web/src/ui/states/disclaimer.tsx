import { Info } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../text-action.tsx'
import css from './disclaimer.module.css'
import type { DisclaimerKind } from './disclaimer-notice.tsx'

const DisclaimerNotice = lazy(async () => ({ default: (await import('./disclaimer-notice.tsx')).DisclaimerNotice }))

/** One line that says what Karar is not, and opens the whole notice. `short` where it stands beside a verdict. */
export function Disclaimer({ kind = 'analysis', short = false }: { kind?: DisclaimerKind; short?: boolean }) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className={`${css.line} ${short ? css.short : ''}`}>
        <Info className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {t(`disclaimer.${kind}.${short ? 'short' : 'line'}`)}{' '}
          <TextAction onClick={() => setOpen(true)} aria-haspopup="dialog">
            {short ? t('disclaimer.details') : t('disclaimer.read')}
          </TextAction>
        </span>
      </p>
      {open && (
        <Suspense fallback={null}>
          <DisclaimerNotice kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
