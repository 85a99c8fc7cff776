import { Button } from '@mantine/core'
import { FileText, Phone } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclaimer } from '../../../ui/states/disclaimer.tsx'
import css from '../results.module.css'

interface Props {
  onContract: (() => void) | undefined
  onTalk: (() => void) | undefined
}

/** What is always at hand where the contract has no room beside the analysis. */
export const BottomActions = memo(function BottomActions({ onContract, onTalk }: Props) {
  const { t } = useTranslation('results')
  if (!onContract && !onTalk) return null
  return (
    <div className={css.bottom} data-bottom-bar>
      <Disclaimer short />
      {onContract && (
        <Button
          variant="default"
          leftSection={<FileText size={19} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onContract}
          aria-haspopup="dialog"
        >
          {t('contract.open')}
        </Button>
      )}
      {onTalk && (
        <Button
          leftSection={<Phone size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onTalk}
          aria-haspopup="dialog"
        >
          {t('talk')}
        </Button>
      )}
    </div>
  )
})
