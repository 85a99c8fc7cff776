import { doubtfulBelow, type Page } from '@karar/schema'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../ui/text-action.tsx'
import css from '../contract/contract.module.css'

/** How a page was read, where that is more than taking its text; and the way to the page itself where it was not. */
export function PageState({ page, onOriginal }: { page: Page; onOriginal: (page: number) => void }) {
  const { t } = useTranslation('results')
  const { number, source, confidence } = page
  if (confidence === 0) {
    return (
      <span className={css.unread}>
        <TriangleAlert size={15} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('contract.unread')}</span>
        <TextAction onClick={() => onOriginal(number)}>{t('contract.originalAt', { page: number })}</TextAction>
      </span>
    )
  }
  const doubtful = confidence < doubtfulBelow
  if (source === 'text' && !doubtful) return null
  // Rounded down: what is not certain is not called 100 percent.
  const percent = Math.floor(confidence * 100)
  return (
    <span className={doubtful ? css.doubtful : undefined}>
      {doubtful && <TriangleAlert size={15} strokeWidth={1.75} aria-hidden="true" />}
      {source === 'ocr' ? t('contract.recognised', { percent }) : t('contract.badly')}
    </span>
  )
}
