import { FocusTrap } from '@mantine/core'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Contract, type ContractProps } from './contract.tsx'
import css from './contract-sheet.module.css'

/** The contract where there is no room beside the analysis: a sheet that slides up at the place. A finding chosen in it
 *  leads back to its card, since that step in the history is not one of the sheet. */
export function ContractSheet({ contract, onClose }: { contract: ContractProps; onClose: () => void }) {
  const { t } = useTranslation('results')
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <FocusTrap>
      <section className={css.sheet} role="dialog" aria-modal="true" aria-label={t('contract.title')}>
        <div className={css.close}>
          <span className={css.grip} aria-hidden="true" />
          <IconButton label={t('contract.close')} onClick={onClose} data-autofocus>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={css.body}>
          <Contract {...contract} />
        </div>
      </section>
    </FocusTrap>
  )
}
